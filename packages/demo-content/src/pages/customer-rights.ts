import type { SeedPage } from '../content-types.ts';

export const customerRights: SeedPage = {
  name: 'customer-rights',
  title: { en: 'Customer Rights', ar: 'حقوق العملاء' },
  group: 'legal',
  meta: {
    title: { en: 'Customer rights — Waad Insurance', ar: 'حقوق العملاء — وعد للتأمين' },
    description: {
      en: 'Your rights before you buy, while you are insured and when you claim or complain, as documents to keep in English and Arabic.',
      ar: 'حقوقك قبل الشراء وخلال سريان الوثيقة وعند المطالبة أو الشكوى، في مستندات يمكنك حفظها بالعربية والإنجليزية.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'customer-rights-wide' } },
    {
      name: 'customer_rights_section',
      content: {
        header: { en: 'What you can expect from us', ar: 'ما يحق لك أن تتوقعه منا' },
        description: {
          en: `You have a right to clear information before you buy, to fair and equal treatment, to a reasoned decision on your claim, to privacy and to be heard when something went wrong.

Download a document to keep or to print. If you prefer a paper copy, large print or help with reading, ask in any [branch](/reach-us).`,
          ar: `من حقك أن تحصل على معلومات واضحة قبل الشراء، وعلى معاملة عادلة ومتساوية، وقرار معلَّل في مطالبتك، وأن تُصان خصوصيتك، وأن يُستمع إليك عند حدوث خطأ.

حمّل المستند لحفظه أو طباعته. وإذا رغبت في نسخة ورقية أو خط كبير أو مساعدة في القراءة، فاطلبها من أي [فرع](/reach-us).`,
        },
      },
      items: [
        {
          pdfTitle: { en: 'Charter of customer rights', ar: 'ميثاق حقوق العملاء' },
          pdf: { en: 'customer-rights-charter-en', ar: 'customer-rights-charter-ar' },
        },
        {
          pdfTitle: { en: 'How to complain and what happens then', ar: 'إجراءات الشكوى وما يليها' },
          pdf: { en: 'complaint-procedure-en', ar: 'complaint-procedure-ar' },
        },
        {
          pdfTitle: { en: 'How we settle claims', ar: 'كيف نسوّي المطالبات' },
          pdf: { en: 'claims-guide-en', ar: 'claims-guide-ar' },
        },
        {
          pdfTitle: { en: 'Cancelling a policy and getting money back', ar: 'إلغاء الوثيقة واسترداد القسط' },
          pdf: { en: 'cancellation-and-refund-en', ar: 'cancellation-and-refund-ar' },
        },
        {
          pdfTitle: { en: 'Customers who need more support', ar: 'العملاء الأكثر حاجة إلى الدعم' },
          pdf: { en: 'customer-support-needs-en', ar: 'customer-support-needs-ar' },
        },
      ],
    },
  ],
};
