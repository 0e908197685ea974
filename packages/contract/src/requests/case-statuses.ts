import type { Translations } from '../language.ts';

/** Where a request stands, on the wire and in the content service. */
export const caseStatuses = [
  'received',
  'in-review',
  'waiting-for-customer',
  'resolved',
  'rejected',
  'closed',
] as const;
/** One of {@link caseStatuses}. */
export type CaseStatus = (typeof caseStatuses)[number];

/** Whether a value, such as a service's own word, names a status of the contract. */
export function isCaseStatus(value: unknown): value is CaseStatus {
  return (caseStatuses as readonly unknown[]).includes(value);
}

/** States in which a request has ended. */
export const closedStatuses = ['resolved', 'rejected', 'closed'] as const satisfies readonly CaseStatus[];

/** Whether a request has ended; a word that is no status has not. */
export function isClosed(status: unknown): boolean {
  return (closedStatuses as readonly unknown[]).includes(status);
}

/** The same as its sender reads it, on the site and in mails; where the inbox says it otherwise, it has its own words. */
export const caseStatusTexts = {
  received: { en: 'Received', ar: 'تم الاستلام' },
  'in-review': { en: 'In review', ar: 'قيد المراجعة' },
  'waiting-for-customer': { en: 'Waiting for you', ar: 'بانتظار ردّك' },
  resolved: { en: 'Resolved', ar: 'تمت المعالجة' },
  rejected: { en: 'Rejected', ar: 'مرفوض' },
  closed: { en: 'Closed', ar: 'مغلق' },
} as const satisfies Record<CaseStatus, Translations>;
