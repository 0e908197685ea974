import type { SeedPage } from '../content-types.ts';

export const dataSharing: SeedPage = {
  name: 'data-sharing',
  title: { en: 'Data Sharing', ar: 'مشاركة البيانات' },
  group: 'legal',
  meta: {
    title: { en: 'Data sharing — Waad Insurance', ar: 'مشاركة البيانات — وعد للتأمين' },
    description: {
      en: 'With whom we share personal data, why and under which rules, and how to ask for your data or object. Documents in two languages.',
      ar: 'مع من نشارك البيانات الشخصية ولماذا وبأي ضوابط، وكيف تطلب بياناتك أو تعترض. مستندات بالعربية والإنجليزية.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'privacy-wide' } },
    {
      name: 'customer_rights_section',
      content: {
        header: { en: 'Who sees your data, and why', ar: 'من يطّلع على بياناتك ولماذا' },
        description: {
          en: `Some data has to leave our house so that a policy can work: a hospital asks whether you are covered, a workshop gets a repair order, an authority checks that a car is insured. We never sell personal data.

These documents name who receives what, and how you can see, correct or stop it. The [privacy policy](/privacy-policy) explains the whole picture.`,
          ar: `لا تعمل الوثيقة دون خروج بعض البيانات من عندنا: فالمستشفى يتحقق من تغطيتك، والورشة تستلم أمر الإصلاح، والجهة المختصة تتأكد من تأمين المركبة. ولا نبيع البيانات الشخصية مطلقًا.

توضح هذه المستندات من يتلقى البيانات وماذا يتلقى، وكيف تطّلع عليها أو تصححها أو توقف مشاركتها. وتجد الصورة كاملة في [سياسة الخصوصية](/privacy-policy).`,
        },
      },
      items: [
        {
          pdfTitle: { en: 'Data sharing policy', ar: 'سياسة مشاركة البيانات' },
          pdf: { en: 'data-sharing-policy-en', ar: 'data-sharing-policy-ar' },
        },
        {
          pdfTitle: { en: 'Who receives personal data', ar: 'الجهات التي تتلقى البيانات الشخصية' },
          pdf: { en: 'data-recipients-en', ar: 'data-recipients-ar' },
        },
        {
          pdfTitle: { en: 'How to use your data rights', ar: 'كيف تمارس حقوقك في بياناتك' },
          pdf: { en: 'data-rights-guide-en', ar: 'data-rights-guide-ar' },
        },
        {
          pdfTitle: { en: 'How long we keep records', ar: 'مدد الاحتفاظ بالسجلات' },
          pdf: { en: 'retention-schedule-en', ar: 'retention-schedule-ar' },
        },
      ],
    },
  ],
};
