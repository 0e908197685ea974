import { company } from '../company.ts';
import type { SeedPage } from '../content-types.ts';

export const contactUs: SeedPage = {
  name: 'contact-us',
  title: { en: 'Contact Us', ar: 'تواصل معنا' },
  group: 'customer-service',
  meta: {
    title: { en: 'Contact us — Waad Insurance', ar: 'تواصل معنا — وعد للتأمين' },
    description: {
      en: 'Phone, email, branches in seven cities and a message form. We answer written messages within two working days.',
      ar: 'الهاتف والبريد الإلكتروني وفروع في سبع مدن ونموذج مراسلة. نردّ على الرسائل خلال يومي عمل.',
    },
  },
  // The form stands below all of this (CONTACT-01). It is so short that a phone has the first field on its second screen: the
  // numbers of the Kingdom and their hours are in the box above it, branches on their own page, services a link away.
  sections: [
    {
      name: 'contact_information',
      content: {
        title: { en: 'Other ways to reach us', ar: 'طرق أخرى للتواصل' },
        description: {
          en: 'The phone below is for calls from abroad. Often quicker than a message: [frequent questions](/faqs-page), [claims](/claims), [extensions](/extend-insurance), [complaints](/complaints), [branches](/reach-us).',
          ar: 'الهاتف أدناه للاتصال من خارج المملكة. وقد تجد أسرع من المراسلة: [الأسئلة الشائعة](/faqs-page) و[المطالبات](/claims) و[التمديد](/extend-insurance) و[الشكاوى](/complaints) و[الفروع](/reach-us).',
        },
        phoneNumber: company.phone,
        email: company.careEmail,
      },
    },
  ],
};
