import { type CaseStatus, caseStatusTexts } from '@insurer/contract/requests/case-statuses.ts';
import { type Label, label } from '../fields/labels.ts';

export { closedStatuses, isClosed } from '@insurer/contract/requests/case-statuses.ts';

/** The statuses in the words of the people who handle cases: the sender's, where these serve both. */
export const caseStatusLabels: Record<CaseStatus, Label> = {
  ...caseStatusTexts,
  received: label('Received', 'مستلم'),
  'waiting-for-customer': label('Waiting for customer', 'بانتظار العميل'),
};

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
