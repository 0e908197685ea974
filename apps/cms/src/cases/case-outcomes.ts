import type { Team } from '@insurer/contract/forms/define-form.ts';
import { label } from '../fields/labels.ts';

const ofCustomers = {
  accepted: label('Accepted in full', 'قُبل بالكامل'),
  partly: label('Accepted in part', 'قُبل جزئيًا'),
  refused: label('Refused', 'رُفض'),
  answered: label('Answered', 'تم الرد'),
  'no-reply': label('The customer did not reply', 'لم يرد العميل'),
  withdrawn: label('Withdrawn by the customer', 'سحبه العميل'),
  duplicate: label('The same as another case', 'مكرر'),
};
export type Outcome = keyof typeof ofCustomers;
const ofApplicants: typeof ofCustomers = {
  ...ofCustomers,
  accepted: label('Chosen for the job', 'وقع عليه الاختيار'),
  refused: label('Not chosen', 'لم يقع عليه الاختيار'),
  'no-reply': label('The applicant did not reply', 'لم يرد المتقدم'),
  withdrawn: label('Withdrawn by the applicant', 'سحبه المتقدم'),
};

/** How a case ended, in the words of the team that closes it. */
export const outcomeLabels: Record<Team, typeof ofCustomers> = { care: ofCustomers, people: ofApplicants };

/** Whether a team chooses an outcome: nobody is chosen for a part of a job. Where an earlier version took it, it stays. */
export function isOffered(team: Team, outcome: unknown, chosen: unknown): boolean {
  return team !== 'people' || outcome !== ('partly' satisfies Outcome) || chosen === outcome;
}

/** Ends in which nobody is owed an answer. */
export const withoutAnswer = ['no-reply', 'withdrawn', 'duplicate'] as const satisfies Outcome[];

/** Ends in which somebody did not get all that was asked for. */
const refusals: readonly Outcome[] = ['refused', 'partly'];

/** Whether a case ends in one of those, which no status tells its sender. */
export function isRefusal(outcome: Outcome): boolean {
  return refusals.includes(outcome);
}

/** Whether a case ends with a decision on what was asked for. */
export function isDecision(outcome: Outcome): boolean {
  return outcome === 'accepted' || isRefusal(outcome);
}

/** Whether a case ends without an answer; one without an outcome counts as answered. */
export function endsWithoutAnswer(outcome: Outcome | null | undefined): boolean {
  return withoutAnswer.some((one) => one === outcome);
}
