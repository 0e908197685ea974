import type { SeedPage } from '../content-types.ts';
import { extensionNotice } from '../extension-notice.ts';

export const extendInsurance: SeedPage = {
  name: 'extend-insurance',
  title: { en: 'Extend Insurance', ar: 'تمديد التأمين' },
  meta: {
    title: { en: 'Extend visit visa insurance — Waad Insurance', ar: 'تمديد تأمين تأشيرة الزيارة — وعد للتأمين' },
    description: {
      en: 'Extend the medical insurance of a visitor before visa or cover ends. Takes about 4 minutes, no copies needed.',
      ar: 'مدد التأمين الطبي للزائر قبل انتهاء التأشيرة أو التغطية. يستغرق ذلك نحو 4 دقائق دون الحاجة إلى صور المستندات.',
    },
  },
  sections: [
    {
      name: 'single_blog',
      content: {
        header: { en: 'Before you start', ar: 'قبل أن تبدأ' },
        description: {
          en: `This takes about 4 minutes. Ask ${extensionNotice.en}, and before you ask Jawazat to extend the visa. We answer within 1 working day with the price and how to pay.

The new policy begins when the present one ends, so there is no gap. The [visit-visa planner](/visit-visa-planner) tells you the last day to ask.`,
          ar: `يستغرق الطلب نحو 4 دقائق. قدّمه ${extensionNotice.ar}، وقبل أن تطلب تمديد التأشيرة من الجوازات. ونرد عليك خلال يوم عمل واحد بالسعر وطريقة الدفع.

تبدأ الوثيقة الجديدة بانتهاء الوثيقة الحالية، فلا تنقطع التغطية. وتعرّفك [حاسبة تأشيرة الزيارة](/visit-visa-planner) بآخر يوم للطلب.`,
        },
      },
    },
    {
      name: 'checklist',
      content: { header: { en: 'What you need', ar: 'ما تحتاج إليه' } },
      items: [
        {
          title: { en: 'Passport number and visa number', ar: 'رقم جواز السفر ورقم التأشيرة' },
          description: { en: 'As printed on the visa.', ar: 'كما هما في التأشيرة.' },
        },
        {
          title: { en: 'Border number', ar: 'رقم الحدود' },
          description: {
            en: '10 digits, given on entry. It is noted on the visa page and can be found on Absher.',
            ar: 'يتكون من 10 أرقام ويُمنح عند الدخول. تجده مدونًا على صفحة التأشيرة أو في أبشر.',
          },
        },
        {
          title: { en: 'Length of the extension', ar: 'مدة التمديد' },
          description: {
            en: 'At least 2 weeks, and not longer than the visa allows.',
            ar: 'أسبوعان على الأقل، وبما لا يتجاوز المدة التي تسمح بها التأشيرة.',
          },
        },
        {
          title: { en: 'Date on which the visa ends', ar: 'تاريخ انتهاء التأشيرة' },
          description: {
            en: 'Gregorian, as written on the visa.',
            ar: 'بالتقويم الميلادي كما هو مدون في التأشيرة.',
          },
        },
      ],
    },
  ],
};
