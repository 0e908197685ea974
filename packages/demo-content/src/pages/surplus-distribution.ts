import { company, toCall } from '../company.ts';
import type { SeedPage } from '../content-types.ts';

function notice(year: number) {
  return {
    year: { en: `${year}`, ar: `${year}` },
    yearly: { en: `surplus-notice-${year}-en`, ar: `surplus-notice-${year}-ar` },
  };
}

export const surplusDistribution: SeedPage = {
  name: 'surplus-distribution',
  title: { en: 'Surplus Distribution', ar: 'توزيع الفائض' },
  group: 'customer-service',
  meta: {
    title: { en: 'Surplus distribution — Waad Insurance', ar: 'توزيع الفائض — وعد للتأمين' },
    description: {
      en: 'What surplus is, who qualifies for a share of the 10%, how it is worked out and paid, and the notices of past years.',
      ar: 'ما فائض عمليات التأمين، ومن يستحق حصة من نسبة 10%، وكيف تُحسب وتُصرف، وإشعارات السنوات السابقة.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'surplus-wide' } },
    {
      name: 'single_blog',
      content: {
        header: { en: 'A good year is shared', ar: 'نتقاسم معك ثمرة السنة الجيدة' },
        description: {
          en: `Your premium goes into a fund that belongs to the policyholders together. Claims, reinsurance and running costs are paid from it. What is left at the end of the year is the surplus.

The rules of cooperative insurance in the Kingdom divide the net surplus: **10%** goes back to policyholders and **90%** to the shareholders, who carry the risk of a bad year. Nothing is paid before the Insurance Authority has agreed in writing.

Surplus is never promised in advance. In some years a class has none.`,
          ar: `يذهب قسطك إلى صندوق يملكه حملة الوثائق مجتمعين، وتُدفع منه المطالبات وتكاليف إعادة التأمين والمصروفات. وما يتبقى في نهاية السنة هو فائض عمليات التأمين.

توزّع أنظمة التأمين التعاوني في المملكة صافي الفائض على النحو الآتي: **10%** لحملة الوثائق و**90%** للمساهمين الذين يتحملون خسارة السنة السيئة. ولا يُصرف شيء قبل موافقة هيئة التأمين كتابةً.

ولا نعد بفائض مسبقًا، فقد تنتهي سنة دون فائض في أحد فروع التأمين.`,
        },
      },
    },
    {
      name: 'statistics',
      items: [
        {
          header: { en: 'SAR 9.6 million', ar: '9.6 مليون ريال' },
          title: { en: 'set aside for policyholders for 2025', ar: 'خُصصت لحملة الوثائق عن عام 2025' },
        },
        {
          header: { en: '121,400', ar: '121,400' },
          title: { en: 'policyholders qualify for 2025', ar: 'حامل وثيقة يستحق عن عام 2025' },
        },
        {
          header: { en: '30 June 2026', ar: '30 يونيو 2026' },
          title: { en: 'start of payment for 2025', ar: 'بداية الصرف عن عام 2025' },
        },
      ],
    },
    {
      name: 'checklist',
      content: { header: { en: 'Who qualifies', ar: 'من يستحق' } },
      items: [
        {
          title: { en: 'Your policy ran its full term', ar: 'اكتملت مدة وثيقتك' },
          description: {
            en: 'It began or was in force in the year, and was not cancelled before its end.',
            ar: 'كانت سارية خلال السنة ولم تُلغَ قبل انتهاء مدتها.',
          },
        },
        {
          title: { en: 'Your premium is paid', ar: 'سددت أقساطك' },
          description: {
            en: 'No instalment of the year is open on the last day of December.',
            ar: 'لا قسط مستحق عليك عن السنة في آخر يوم من ديسمبر.',
          },
        },
        {
          title: { en: 'Your claims stayed below 65%', ar: 'لم تبلغ مطالباتك 65%' },
          description: {
            en: 'Claims paid and reserved for your policy are less than 65% of its premium.',
            ar: 'مجموع المطالبات المدفوعة والمقدَّرة على وثيقتك أقل من 65% من قسطها.',
          },
        },
        {
          title: { en: 'Your class had a surplus', ar: 'حقق فرع التأمين فائضًا' },
          description: {
            en: 'General, health, and protection and savings are kept apart. Each is shared among its own policyholders.',
            ar: 'لكلٍ من التأمين العام والصحي والحماية والادخار سجل مستقل، ويوزَّع فائض كل فرع على حملة وثائقه.',
          },
        },
      ],
    },
    {
      name: 'image_blog',
      content: {
        image: 'financial',
        header: { en: 'How your share is worked out', ar: 'كيف تُحسب حصتك' },
        description: {
          en: `Your share follows the premium you paid, compared with the premiums of all who qualify in the same class.

Example: the 10% for motor is SAR 4,000,000, and those who qualify paid SAR 200,000,000 together. That is 2 halalas for each riyal. With a premium of SAR 2,400 your share is **SAR 48**.

Shares below SAR 10 are not sent. They are added up from year to year until they reach SAR 10.`,
          ar: `تُحسب حصتك بنسبة القسط الذي دفعته إلى أقساط جميع المستحقين في الفرع نفسه.

مثال: إذا كانت نسبة 10% في تأمين المركبات تعادل 4,000,000 ريال، وبلغت أقساط المستحقين 200,000,000 ريال، فلكل ريال هللتان. فإذا كان قسطك 2,400 ريال فحصتك **48 ريالًا**.

ولا تُحوَّل الحصص التي تقل عن 10 ريالات، بل تُضاف إلى حصص السنوات التالية حتى تبلغ هذا المبلغ.`,
        },
      },
    },
    {
      name: 'single_blog_dropdown',
      content: {
        header: { en: 'How you receive it', ar: 'كيف تتسلم حصتك' },
        description: {
          en: 'We send a text message when a year is ready. Choose one of three ways.',
          ar: 'نرسل رسالة نصية عند جاهزية توزيع السنة، واختر إحدى طرق ثلاث.',
        },
        buttonText: { en: 'Ask about your share', ar: 'استعلم عن حصتك' },
        buttonUrl: '/contact-us',
      },
      items: [
        {
          tag: { en: 'Bank transfer', ar: 'تحويل بنكي' },
          text: {
            en: 'Give us an IBAN in your own name. The money arrives within 10 working days.',
            ar: 'زوّدنا برقم آيبان باسمك، ويصلك المبلغ خلال 10 أيام عمل.',
          },
        },
        {
          tag: { en: 'Lower premium', ar: 'خصم من القسط' },
          text: {
            en: 'We take the share off your next renewal. You need to do nothing: this is what happens when you renew without another choice.',
            ar: 'نخصم الحصة من قسط التجديد. ولا يلزمك أي إجراء، فهذا ما يُعمل به إذا جددت دون اختيار طريقة أخرى.',
          },
        },
        {
          tag: { en: 'Donation', ar: 'التبرع' },
          text: {
            en: 'Pass it to one of the licensed charities on the list in the notice. You get a receipt in your name.',
            ar: 'وجّه حصتك إلى إحدى الجمعيات المرخصة المذكورة في الإشعار، ويصلك سند باسمك.',
          },
        },
      ],
    },
    {
      name: 'annual_reports',
      content: { title: { en: 'Surplus notices', ar: 'إشعارات توزيع الفائض' } },
      items: [2025, 2024, 2023, 2022, 2021].map(notice),
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'How to ask', ar: 'كيف تستعلم' } },
      items: [
        {
          title: { en: 'What you need', ar: 'ما تحتاج إليه' },
          description: {
            en: 'Your ID, Iqama or commercial registration number, the policy number and the year. We never ask for a card number or a password.',
            ar: 'رقم الهوية أو الإقامة أو السجل التجاري، ورقم الوثيقة، والسنة. ولا نطلب أبدًا رقم بطاقة بنكية أو كلمة مرور.',
          },
        },
        {
          title: { en: 'Where to ask', ar: 'أين تستعلم' },
          description: {
            en: `Call ${toCall(company.tollFree)}, write to us, or come to a branch. You have an answer within 2 working days.`,
            ar: `اتصل على ${toCall(company.tollFree)} أو راسلنا أو زر أحد فروعنا، ويصلك الرد خلال يومي عمل.`,
          },
          buttonText: { en: 'Find a branch', ar: 'ابحث عن فرع' },
          buttonLink: '/reach-us',
        },
        {
          title: { en: 'If you do not agree', ar: 'إذا لم توافق على النتيجة' },
          description: {
            en: 'Ask for the calculation of your policy. If it still looks wrong, send a complaint.',
            ar: 'اطلب تفصيل احتساب وثيقتك، وإذا رأيت فيه خطأ فقدّم شكوى.',
          },
          buttonText: { en: 'Complaints', ar: 'الشكاوى' },
          buttonLink: '/complaints',
        },
      ],
    },
    {
      name: 'faq',
      content: { header: { en: 'Questions about surplus', ar: 'أسئلة عن الفائض' } },
      items: [
        {
          question: {
            en: 'I am no longer a customer. Do I still get my share?',
            ar: 'لم أعد عميلًا لديكم، فهل أستحق حصتي؟',
          },
          answer: {
            en: 'Yes, for the years in which you qualified. Give us an IBAN; the money stays in your name until you do.',
            ar: 'نعم، عن السنوات التي انطبقت عليك شروطها. زوّدنا برقم الآيبان، ويبقى المبلغ محفوظًا باسمك إلى أن تفعل.',
          },
        },
        {
          question: { en: 'Is the share taxed or subject to zakat?', ar: 'هل تخضع الحصة لضريبة أو زكاة؟' },
          answer: {
            en: 'We deduct nothing. How you treat it in your own accounts is for your adviser to say.',
            ar: 'لا نستقطع منها شيئًا. أما معالجتها في حساباتك فيفيدك بها مستشارك.',
          },
        },
        {
          question: {
            en: 'Our company insures its employees. Who gets the share?',
            ar: 'منشأتنا تؤمّن موظفيها، فلمن الحصة؟',
          },
          answer: {
            en: 'The policyholder, which is the company that paid the premium.',
            ar: 'لحامل الوثيقة، وهو المنشأة التي دفعت القسط.',
          },
        },
        {
          question: {
            en: 'The policyholder has died. What can the family do?',
            ar: 'توفي حامل الوثيقة، فماذا تفعل أسرته؟',
          },
          answer: {
            en: 'Contact us with the number of the deed of heirs. The share is divided as the deed says.',
            ar: 'يتواصل معنا أحد الورثة برقم صك حصر الورثة، وتُقسم الحصة بموجبه.',
          },
        },
        {
          question: {
            en: 'Why was there a surplus in motor but none in health?',
            ar: 'لماذا حقق تأمين المركبات فائضًا ولم يحققه التأمين الصحي؟',
          },
          answer: {
            en: 'Each class keeps its own accounts. A surplus in one class may not cover the loss of another before it is shared.',
            ar: 'لكل فرع حساباته المستقلة، ولا يُستخدم فائض فرع لتغطية خسارة فرع آخر قبل توزيعه.',
          },
        },
        {
          question: {
            en: 'I got a link by text message that asks for my card number. Is it yours?',
            ar: 'وصلتني رسالة برابط تطلب رقم بطاقتي، فهل هي منكم؟',
          },
          answer: {
            en: 'No. We only ever ask for an IBAN, and only after you have contacted us. Please [report the message](/report-fraud).',
            ar: 'لا. لا نطلب سوى رقم الآيبان، وبعد أن تتواصل أنت معنا. نرجو [الإبلاغ عن الرسالة](/report-fraud).',
          },
        },
      ],
    },
  ],
};
