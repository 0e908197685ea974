import type { SeedPage } from '../content-types.ts';

export const activateVisa: SeedPage = {
  name: 'activate-visa',
  title: { en: 'Activate Visit Visa', ar: 'تفعيل تأمين تأشيرة الزيارة' },
  meta: {
    title: { en: 'Activate visit visa cover — Waad Insurance', ar: 'تفعيل تأمين تأشيرة الزيارة — وعد للتأمين' },
    description: {
      en: 'Tell us the visitor’s date of entry so that hospitals see the cover. Takes about 2 minutes.',
      ar: 'سجّل تاريخ دخول الزائر لتظهر التغطية لدى المستشفيات. يستغرق ذلك نحو دقيقتين.',
    },
  },
  sections: [
    {
      name: 'single_blog',
      content: {
        header: { en: 'Before you start', ar: 'قبل أن تبدأ' },
        description: {
          en: `This takes about 2 minutes. Use it once the visitor has entered the Kingdom, or as soon as the journey is booked. You need:

- the policy number, from the email we sent you
- the visa number and the passport number
- the date of entry

You do not need to upload anything. We confirm within 1 working day; cover counts from the date of entry.`,
          ar: `يستغرق الطلب نحو دقيقتين، وتقدمه بعد دخول الزائر إلى المملكة أو بعد حجز سفره. جهّز ما يلي:

- رقم الوثيقة، وتجده في رسالتنا إليك بالبريد الإلكتروني
- رقم التأشيرة ورقم جواز السفر
- تاريخ الدخول

لا حاجة إلى رفع أي مستند. نؤكد لك التفعيل خلال يوم عمل واحد، وتُحتسب التغطية من تاريخ الدخول.`,
        },
      },
    },
    {
      name: 'faq',
      content: { header: { en: 'Questions about activation', ar: 'أسئلة عن التفعيل' } },
      items: [
        {
          question: { en: 'What if the visitor falls ill before I activate?', ar: 'ماذا لو مرض الزائر قبل التفعيل؟' },
          answer: {
            en: 'Go to the hospital at once and show the passport. The visitor is covered from the day of entry, activated or not.',
            ar: 'توجه إلى المستشفى فورًا وأبرز جواز السفر، فالزائر مؤمَّن من يوم الدخول حتى قبل التفعيل.',
          },
        },
        {
          question: { en: 'I entered the wrong date. Can I correct it?', ar: 'أدخلت تاريخًا خاطئًا، فهل يمكن تصحيحه؟' },
          answer: {
            en: 'Yes. [Write to us](/contact-us) with the reference number of your request and the right date.',
            ar: 'نعم، [راسلنا](/contact-us) بالرقم المرجعي لطلبك والتاريخ الصحيح.',
          },
        },
      ],
    },
  ],
};
