import type { Team } from '@insurer/contract/forms/define-form.ts';
import { type CaseStatus, caseStatusTexts } from '@insurer/contract/requests/case-statuses.ts';
import { type Label, label } from '../fields/labels.ts';

export { closedStatuses, isClosed } from '@insurer/contract/requests/case-statuses.ts';

const ofCustomers: Record<CaseStatus, Label> = {
  ...caseStatusTexts,
  received: label('Received', 'مستلم'),
  'waiting-for-customer': label('Waiting for customer', 'بانتظار العميل'),
};
const ofApplicants: typeof ofCustomers = {
  ...ofCustomers,
  'waiting-for-customer': label('Waiting for applicant', 'بانتظار المتقدم'),
};

/** The statuses in the words of the team that handles a case: the sender's, where these serve both. */
export const caseStatusLabels: Record<Team, Record<CaseStatus, Label>> = { care: ofCustomers, people: ofApplicants };

/** States in which the company still owes an answer; while it waits for the customer it does not. */
export const openStatuses = ['received', 'in-review'] as const satisfies readonly CaseStatus[];

/** Whether a case still waits for its answer. */
export function isOpen(status: unknown): boolean {
  return (openStatuses as readonly unknown[]).includes(status);
}

/** Whether a case waits for its customer, and its clock stands still. */
export function isPaused(status: unknown): boolean {
  return status === ('waiting-for-customer' satisfies CaseStatus);
}
