import type { Language } from '@insurer/contract/language.ts';
import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import type { CaseKind } from '../case-kinds.ts';

type Words = Record<Language, string>;

/** What the sender knows the case as. */
export const kindWords: Record<CaseKind, Words> = {
  'activate-visa': { en: 'Visit visa activation', ar: 'تفعيل تأمين تأشيرة الزيارة' },
  'extend-insurance': { en: 'Insurance extension', ar: 'تمديد التأمين' },
  'cancel-insurance': { en: 'Insurance cancellation', ar: 'إلغاء التأمين' },
  'details-request': { en: 'Details request', ar: 'طلب تفاصيل' },
  claim: { en: 'Claim', ar: 'مطالبة' },
  complaint: { en: 'Complaint or enquiry', ar: 'شكوى أو استفسار' },
  'fraud-report': { en: 'Fraud report', ar: 'بلاغ عن احتيال' },
  quote: { en: 'Quote request', ar: 'طلب عرض سعر' },
  contact: { en: 'Message', ar: 'رسالة' },
  application: { en: 'Job application', ar: 'طلب توظيف' },
};

/** Where a case stands, as the sender reads it; the inbox has words of its own. */
export const statusWords: Record<CaseStatus, Words> = {
  received: { en: 'Received', ar: 'تم الاستلام' },
  'in-review': { en: 'In review', ar: 'قيد المراجعة' },
  'waiting-for-customer': { en: 'Waiting for you', ar: 'بانتظار ردّك' },
  resolved: { en: 'Resolved', ar: 'تمت المعالجة' },
  rejected: { en: 'Rejected', ar: 'مرفوض' },
  closed: { en: 'Closed', ar: 'مغلق' },
};

/** What happens now, in one or two sentences. */
export const nextWords: Record<CaseKind, Words> = {
  'activate-visa': {
    en: 'We compare the numbers with the policy and activate it.',
    ar: 'نطابق الأرقام مع بيانات الوثيقة ثم نفعّلها.',
  },
  'extend-insurance': {
    en: 'We check the visa and work out the premium for the extension.',
    ar: 'نتحقق من التأشيرة ونحسب قسط التمديد.',
  },
  'cancel-insurance': {
    en: 'We check the documents. If the policy can be cancelled, we refund the premium to the IBAN in your request.',
    ar: 'نراجع المستندات، وإذا أمكن إلغاء الوثيقة نعيد القسط إلى رقم الآيبان المذكور في طلبك.',
  },
  'details-request': {
    en: 'Our corporate team reads your request and calls you.',
    ar: 'يطّلع فريق الشركات على طلبك ويتصل بك.',
  },
  claim: {
    en: 'A claims handler reads your claim and tells you if anything is missing.',
    ar: 'يدرس موظف المطالبات مطالبتك ويخبرك إن كان هناك ما ينقصها.',
  },
  complaint: {
    en: 'A colleague who was not involved reads your case and answers you.',
    ar: 'يدرس حالتك زميل لم تكن له صلة بها من قبل، ثم يرد عليك.',
  },
  'fraud-report': {
    en: 'Our investigation team reads your report. It stays confidential.',
    ar: 'يدرس فريق التحقيق بلاغك، ويبقى سريًّا.',
  },
  quote: { en: 'A colleague works out a price and calls you.', ar: 'يُعدّ أحد زملائنا عرض السعر ويتصل بك.' },
  contact: { en: 'We read your message and answer you by email.', ar: 'نقرأ رسالتك ونرد عليك بالبريد الإلكتروني.' },
  application: {
    en: 'Our recruitment team reads your application and writes to you.',
    ar: 'يدرس فريق التوظيف طلبك ويراسلك بالبريد الإلكتروني.',
  },
};
