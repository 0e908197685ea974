import type { SeedPage } from '../content-types.ts';

export const cancelInsurance: SeedPage = {
  name: 'cancel-insurance',
  title: { en: 'Cancel Insurance', ar: 'إلغاء التأمين' },
  meta: {
    title: { en: 'Cancel visit visa insurance — Waad Insurance', ar: 'إلغاء تأمين تأشيرة الزيارة — وعد للتأمين' },
    description: {
      en: 'Cancel a visitor’s policy before entry to the Kingdom and get the premium back. What you need and how long it takes.',
      ar: 'ألغِ وثيقة الزائر قبل دخوله المملكة واسترد القسط. ما تحتاج إليه والمدة التي يستغرقها الطلب.',
    },
  },
  sections: [
    {
      name: 'single_blog',
      content: {
        header: { en: 'Before you start', ar: 'قبل أن تبدأ' },
        description: {
          en: `This takes about 8 minutes. **You can cancel only if the visitor has not entered the Kingdom on this visa.** You need:

- the policy number, visa number and passport number
- a mobile number, an email address and the IBAN for the refund
- a document that shows the reason, such as the notice of refusal, as PDF, JPG, PNG or BMP up to 2 MB

Please do not upload copies of passports or ID cards. We answer within 5 working days.`,
          ar: `يستغرق الطلب نحو 8 دقائق. **لا يمكن الإلغاء إلا إذا لم يدخل الزائر المملكة بهذه التأشيرة.** جهّز ما يلي:

- رقم الوثيقة ورقم التأشيرة ورقم جواز السفر
- رقم الجوال والبريد الإلكتروني ورقم الآيبان لتحويل المبلغ
- مستند يوضح السبب، مثل إشعار رفض التأشيرة، بصيغة PDF أو JPG أو PNG أو BMP وبحجم لا يتجاوز 2 ميغابايت

نرجو عدم رفع صور الجوازات أو بطاقات الهوية. ويصلك ردنا خلال 5 أيام عمل.`,
        },
      },
    },
    {
      name: 'faq',
      content: { header: { en: 'Questions about cancelling', ar: 'أسئلة عن الإلغاء' } },
      items: [
        {
          question: { en: 'Which document shows my reason?', ar: 'ما المستند المناسب لسبب الإلغاء؟' },
          answer: {
            en: `- **Visa refused:** the notice or message of refusal
- **Visa not used:** proof of the expired or cancelled visa
- **Second policy for the same visa:** the schedule of the other policy
- **Wrong details:** the schedule of the corrected policy`,
            ar: `- **رُفضت التأشيرة:** إشعار الرفض أو رسالته
- **لم تُستخدم التأشيرة:** ما يثبت انتهاءها أو إلغاءها
- **وثيقة أخرى للتأشيرة نفسها:** جدول الوثيقة الأخرى
- **بيانات غير صحيحة:** جدول الوثيقة المصححة`,
          },
        },
        {
          question: { en: 'Do I get the whole premium back?', ar: 'هل أسترد القسط كاملًا؟' },
          answer: {
            en: 'Yes, if the visitor did not enter the Kingdom. It is sent to the IBAN you give, which must be in the name of the policyholder: whoever bought the policy, guest or host.',
            ar: 'نعم، إذا لم يدخل الزائر المملكة. ونحوّل المبلغ إلى رقم الآيبان الذي تزودنا به، على أن يكون باسم حامل الوثيقة، وهو من اشتراها، زائرًا كان أو مضيفًا.',
          },
        },
        {
          question: {
            en: 'The visitor is leaving early. Is there a refund?',
            ar: 'سيغادر الزائر مبكرًا، فهل أسترد شيئًا؟',
          },
          answer: {
            en: 'No. After entry the policy has taken effect and cannot be cancelled.',
            ar: 'لا، فالوثيقة نافذة منذ الدخول ولا يمكن إلغاؤها بعده.',
          },
        },
      ],
    },
  ],
};
