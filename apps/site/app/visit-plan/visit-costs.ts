import { checkAnswer } from '@insurer/contract/rates/check-answer.ts';
import { type Premium, premiumOf } from '@insurer/contract/rates/premium.ts';
import type { Answers, Plan, Question, Rates } from '@insurer/contract/rates/rates.ts';
import { type Day, daysBetween } from './days.ts';
import type { Span, Visit, VisitPlan } from './plan-visit.ts';

/**
 * What a policy costs in each plan: one for the stay, or one for the days that none covers yet; `stayAhead` and `gapAhead` are
 * those of them that are still to come, where others are over.
 */
export type VisitCost = {
  part: 'stay' | 'stayAhead' | 'gap' | 'gapAhead';
  days: number;
  prices: { plan: Plan; premium: Premium }[];
};

/**
 * The questions of a rate table that a visit answers by itself (docs/contract.md, Rates): `stay`, in days, and `entries`.
 * Any other question, or one of these of another shape, is asked.
 */
export function isAnsweredByVisit(question: Question): boolean {
  return isStay(question) || isEntries(question);
}

function isStay(question: Question): boolean {
  const { name, kind } = question;
  if (name !== 'stay') return false;
  return kind === 'number' || (kind === 'choice' && question.choices.every(({ value }) => /^[1-9]\d*$/.test(value)));
}

function isEntries({ name, ...question }: Question): boolean {
  if (name !== 'entries' || question.kind !== 'choice') return false;
  return ['single', 'multiple'].every((entries) => question.choices.some(({ value }) => value === entries));
}

/** The shortest stay on offer that is long enough; undefined where none is. */
function stayAnswer(question: Question, days: number): string | undefined {
  if (question.kind !== 'choice') return checkAnswer(question, String(days)).value;
  const enough = question.choices.map(({ value }) => Number(value)).filter((offered) => offered >= days);
  return enough.length > 0 ? String(Math.min(...enough)) : undefined;
}

type Source = { rates: Rates; answers: Answers; today: Day };

/**
 * What the visit costs by a rate table; a part without prices is one that the table has no price for. Nothing covers a day
 * that is over, so none has a price. Undefined where an answer is missing.
 */
export function costsOf(visit: Visit, plan: VisitPlan, { rates, answers, today }: Source): VisitCost[] | undefined {
  const { questions } = rates;
  const isAnswered = questions.every((one) => isAnsweredByVisit(one) || answers[one.name] !== undefined);
  if (!isAnswered) return undefined;
  const parts: Part[] = [];
  // Without a question for the days, the table's price is that of a whole stay.
  const byDays = questions.some(isStay);
  // Who says what the policy covers has one.
  if (visit.cover === undefined && plan.lastDay >= today) {
    const { entry: from, stay: days, kind } = visit;
    // Where each visit may last the whole stay, the visits after this one need a policy for as many days.
    parts.push(...ahead('stay', { from, to: plan.lastDay, days }, byDays && kind !== 'each' ? today : from));
  }
  if (plan.gap && byDays) parts.push(...ahead('gap', plan.gap, today));
  return parts.map((one) => ({ ...one, prices: pricesOf(rates, visit, one.days, answers) }));
}

type Part = Pick<VisitCost, 'part' | 'days'>;

function ahead(part: 'stay' | 'gap', { from, to, days }: Span, today: Day): Part[] {
  if (from >= today) return [{ part, days }];
  return to < today ? [] : [{ part: `${part}Ahead`, days: daysBetween(today, to) + 1 }];
}

function pricesOf(rates: Rates, visit: Visit, days: number, answers: Answers): VisitCost['prices'] {
  const entries = visit.kind === 'single' ? 'single' : 'multiple';
  const own = rates.questions.filter(isAnsweredByVisit).map((question) => {
    return [question.name, isStay(question) ? stayAnswer(question, days) : entries] as const;
  });
  const known = own.filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (known.length < own.length) return [];
  const all = { ...answers, ...Object.fromEntries(known) };
  return rates.plans.flatMap((plan) => {
    const premium = premiumOf(plan, rates, all);
    return premium ? [{ plan, premium }] : [];
  });
}
