import type { Language } from '@insurer/contract/language.ts';
import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';

type Words = Record<Language, string>;

/** Where a case stands, as the sender reads it; the inbox has words of its own. */
export const statusWords: Record<CaseStatus, Words> = {
  received: { en: 'Received', ar: 'تم الاستلام' },
  'in-review': { en: 'In review', ar: 'قيد المراجعة' },
  'waiting-for-customer': { en: 'Waiting for you', ar: 'بانتظار ردّك' },
  resolved: { en: 'Resolved', ar: 'تمت المعالجة' },
  rejected: { en: 'Rejected', ar: 'مرفوض' },
  closed: { en: 'Closed', ar: 'مغلق' },
};
