import type { Both } from './content-types.ts';

const quarters: Both[] = [
  { en: 'first quarter', ar: 'الربع الأول' },
  { en: 'second quarter', ar: 'الربع الثاني' },
  { en: 'third quarter', ar: 'الربع الثالث' },
  { en: 'fourth quarter', ar: 'الربع الرابع' },
];

function interim(year: number, count: number): [string, Both][] {
  return quarters
    .slice(0, count)
    .map(({ en, ar }, place) => [
      `interim-report-${year}-q${place + 1}`,
      { en: `Interim report, ${en} of ${year}`, ar: `التقرير الأولي، ${ar} ${year}` },
    ]);
}

/** The years published: annual reports, surplus notices, and how many quarters have a report of their own. */
const years: [year: number, quarters: number][] = [
  [2021, 3],
  [2022, 3],
  [2023, 3],
  [2024, 3],
  [2025, 4],
];

function yearly(key: string, title: (year: number) => Both): [string, Both][] {
  return years.map(([year]) => [`${key}-${year}`, title(year)]);
}

/** Title of every document, by its key without the language. `scripts/print-documents.ts` prints each one twice. */
export const documentTitles: Record<string, Both> = {
  ...Object.fromEntries([
    ...yearly('annual-report', (year) => ({ en: `Annual report ${year}`, ar: `التقرير السنوي ${year}` })),
    ...years.flatMap(([year, count]) => interim(year, count)),
    ...interim(2026, 3),
    ...yearly('surplus-notice', (year) => ({ en: `Surplus notice ${year}`, ar: `إعلان توزيع الفائض ${year}` })),
  ]),
  'business-interruption-wording': { en: 'Business interruption wording', ar: 'نص وثيقة توقف الأعمال' },
  'cancellation-and-refund': { en: 'Cancelling a policy and getting money back', ar: 'إلغاء الوثيقة واسترداد القسط' },
  'claim-authorisation-form': { en: 'Authorisation to file for another person', ar: 'تفويض بتقديم مطالبة عن الغير' },
  'claims-guide': { en: 'How we settle claims', ar: 'كيف نسوّي المطالبات' },
  'complaint-form': { en: 'Complaint form on paper', ar: 'نموذج الشكوى الورقي' },
  'complaint-procedure': { en: 'How to complain and what happens then', ar: 'إجراءات الشكوى وما يليها' },
  'customer-rights-charter': { en: 'Charter of customer rights', ar: 'ميثاق حقوق العملاء' },
  'customer-support-needs': { en: 'Customers who need more support', ar: 'العملاء الأكثر حاجة إلى الدعم' },
  'data-recipients': { en: 'Who receives personal data', ar: 'الجهات التي تتلقى البيانات الشخصية' },
  'data-rights-guide': { en: 'How to use your data rights', ar: 'كيف تمارس حقوقك في بياناتك' },
  'data-sharing-policy': { en: 'Data sharing policy', ar: 'سياسة مشاركة البيانات' },
  'engineering-policy-wording': { en: 'Contractors’ all risks wording', ar: 'نص وثيقة جميع أخطار المقاولين' },
  'engineering-proposal-form': { en: 'Engineering proposal form', ar: 'نموذج طلب التأمين الهندسي' },
  'health-claim-form': { en: 'Health reimbursement claim form', ar: 'نموذج مطالبة استرداد التأمين الصحي' },
  'health-policy-wording': { en: 'Health policy wording', ar: 'نص وثيقة التأمين الصحي' },
  'health-table-of-benefits': { en: 'Health table of benefits by class', ar: 'جدول منافع التأمين الصحي حسب الفئة' },
  'inherent-defects-guide': { en: 'Guide to inherent defects insurance', ar: 'دليل تأمين العيوب الخفية' },
  'liability-claim-form': { en: 'Liability claim form', ar: 'نموذج مطالبة المسؤوليات' },
  'liability-policy-wording': { en: 'Public and product liability wording', ar: 'نص وثيقة المسؤولية العامة والمنتجات' },
  'marine-claim-form': { en: 'Marine claim form', ar: 'نموذج مطالبة التأمين البحري' },
  'marine-declaration-form': {
    en: 'Declaration form for open covers',
    ar: 'نموذج الإبلاغ عن شحنة ضمن الوثيقة المفتوحة',
  },
  'marine-policy-wording': { en: 'Marine cargo policy wording', ar: 'نص وثيقة تأمين البضائع' },
  'medical-network-central': { en: 'Medical network: Riyadh, Qassim, Hail', ar: 'الشبكة الطبية: الرياض والقصيم وحائل' },
  'medical-network-eastern': {
    en: 'Medical network: Dammam, Al Khobar, Al Ahsa, Jubail',
    ar: 'الشبكة الطبية: الدمام والخبر والأحساء والجبيل',
  },
  'medical-network-south-north': {
    en: 'Medical network: Asir, Al Baha, Jazan, Najran, Tabuk, Al Jawf, Northern Borders',
    ar: 'الشبكة الطبية: عسير والباحة وجازان ونجران وتبوك والجوف والحدود الشمالية',
  },
  'medical-network-visitors': {
    en: 'Emergency hospitals for visit-visa policies',
    ar: 'مستشفيات الطوارئ لوثائق تأشيرة الزيارة',
  },
  'medical-network-western': {
    en: 'Medical network: Makkah, Jeddah, Taif, Madinah',
    ar: 'الشبكة الطبية: مكة المكرمة وجدة والطائف والمدينة المنورة',
  },
  'motor-claim-checklist': { en: 'Motor claim checklist', ar: 'قائمة متطلبات مطالبة المركبات' },
  'motor-policy-wording': { en: 'Motor policy wording', ar: 'نص وثيقة تأمين المركبات' },
  'pecuniary-policy-wording': { en: 'Money and fidelity wording', ar: 'نص وثيقة النقود وضمان الأمانة' },
  'professional-liability-wording': { en: 'Professional liability wording', ar: 'نص وثيقة المسؤولية المهنية' },
  'property-claim-form': { en: 'Property claim form', ar: 'نموذج مطالبة الممتلكات' },
  'property-policy-wording': { en: 'Property all risks wording', ar: 'نص وثيقة جميع أخطار الممتلكات' },
  'property-summary': { en: 'Property insurance in two pages', ar: 'تأمين الممتلكات في صفحتين' },
  'retention-schedule': { en: 'How long we keep records', ar: 'مدد الاحتفاظ بالسجلات' },
  'trade-credit-buyer-list': { en: 'List of buyers, form', ar: 'نموذج قائمة المشترين' },
  'trade-credit-policy-wording': { en: 'Trade credit policy wording', ar: 'نص وثيقة الائتمان التجاري' },
  'travel-policy-wording': { en: 'Travel policy wording', ar: 'نص وثيقة تأمين السفر' },
  'travel-table-of-benefits': { en: 'Travel table of benefits', ar: 'جدول منافع تأمين السفر' },
  'travellers-guide': { en: 'Travellers’ guide', ar: 'دليل المسافر' },
  'visit-visa-policy-wording': { en: 'Visit visa policy wording', ar: 'نص وثيقة تأمين تأشيرة الزيارة' },
  'waad-ajyal-illustration': { en: 'Waad Al Ajyal Gold illustration', ar: 'مثال توضيحي لوعد الأجيال الذهبي' },
  'waad-ajyal-policy-wording': { en: 'Waad Al Ajyal Gold policy wording', ar: 'نص وثيقة وعد الأجيال الذهبي' },
  'waad-istiqrar-policy-wording': { en: 'Waad Al Istiqrar Gold policy wording', ar: 'نص وثيقة وعد الاستقرار الذهبي' },
  'waad-ousra-policy-wording': { en: 'Waad Al Ousra policy wording', ar: 'نص وثيقة وعد الأسرة' },
};
