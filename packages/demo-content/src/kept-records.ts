import type { Both } from './content-types.ts';
import { keptDays, recordedCallMonths, retentionMonths } from './service-standards.ts';

/** How long each kind of record is kept, and from when on: the list of the privacy policy and the printed schedule. */
export const keptRecords: { record: Both; from: Both; time: Both }[] = [
  {
    record: { en: 'Contact messages', ar: 'رسائل التواصل' },
    from: { en: 'our last answer', ar: 'آخر رد' },
    time: monthsOrYears(retentionMonths.contact),
  },
  {
    record: { en: 'Quotes that did not become a policy', ar: 'عروض الأسعار التي لم تتحول إلى وثائق' },
    from: { en: 'the date of the quote', ar: 'تاريخ العرض' },
    time: monthsOrYears(retentionMonths.quote),
  },
  {
    record: { en: 'Job applications that were not successful', ar: 'طلبات التوظيف التي لم تُقبل' },
    from: { en: 'our answer', ar: 'تاريخ ردّنا' },
    time: monthsOrYears(retentionMonths.application),
  },
  {
    record: { en: 'Fraud reports', ar: 'بلاغات الاحتيال' },
    from: { en: 'the end of the case', ar: 'إغلاق البلاغ' },
    time: monthsOrYears(retentionMonths['fraud-report']),
  },
  {
    record: { en: 'Policies, claims and complaints', ar: 'الوثائق والمطالبات والشكاوى' },
    from: { en: 'the end of the policy or case', ar: 'انتهاء الوثيقة أو إغلاق الحالة' },
    time: monthsOrYears(retentionMonths.claim),
  },
  {
    record: { en: 'Recorded calls', ar: 'المكالمات المسجلة' },
    from: { en: 'the call', ar: 'تاريخ المكالمة' },
    time: monthsOrYears(recordedCallMonths),
  },
  {
    record: { en: 'Server logs', ar: 'سجلات الخوادم' },
    from: { en: 'the visit', ar: 'تاريخ الزيارة' },
    time: days(keptDays.serverLogs),
  },
  {
    record: { en: 'Words that our search found nothing for', ar: 'الكلمات التي لم يجد لها البحث نتيجة' },
    from: { en: 'the search', ar: 'تاريخ البحث' },
    time: days(keptDays.searchWords),
  },
];

/** Five years or more are said in years. Arabic counts up to ten in the plural, from eleven on in the singular. */
function monthsOrYears(months: number): Both {
  if (months < 60) return { en: `${months} months`, ar: `${months} شهرًا` };
  const years = months / 12;
  return { en: `${years} years`, ar: `${years} ${years > 10 ? 'سنة' : 'سنوات'}` };
}

function days(count: number): Both {
  return { en: `${count} days`, ar: `${count} يومًا` };
}
