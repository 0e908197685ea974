import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import { type Label, label } from '../fields/labels.ts';

export const caseStatusLabels: Record<CaseStatus, Label> = {
  received: label('Received', 'مستلم'),
  'in-review': label('In review', 'قيد المراجعة'),
  'waiting-for-customer': label('Waiting for customer', 'بانتظار العميل'),
  resolved: label('Resolved', 'تمت المعالجة'),
  rejected: label('Rejected', 'مرفوض'),
  closed: label('Closed', 'مغلق'),
};

/** States in which the company still owes an answer; while it waits for the customer it does not. */
export const openStatuses = ['received', 'in-review'] as const satisfies readonly CaseStatus[];

export function isOpen(status: unknown): boolean {
  return (openStatuses as readonly unknown[]).includes(status);
}
