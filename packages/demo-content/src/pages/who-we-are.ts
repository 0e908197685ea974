import type { SeedPage } from '../content-types.ts';

export const whoWeAre: SeedPage = {
  name: 'who-we-are',
  title: { en: 'Who We Are', ar: 'من نحن' },
  group: 'about',
  meta: {
    title: { en: 'Who we are — Waad Insurance', ar: 'من نحن — وعد للتأمين' },
    description: {
      en: 'A Saudi cooperative insurer since 2009: who we are, what we value, how we grew and how to reach us.',
      ar: 'شركة تأمين تعاوني سعودية منذ 2009: من نحن، وقيمنا، ومسيرتنا، وكيف تتواصل معنا.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'who-we-are-wide' } },
    {
      name: 'whoWeAre',
      content: {
        title: { en: 'A promise you can check', ar: 'وعدٌ نُسأل عنه' },
        subTitle: {
          en: 'A Saudi cooperative insurer, based in Riyadh since 2009',
          ar: 'شركة تأمين تعاوني سعودية، مقرها الرياض منذ عام 2009',
        },
        description: {
          en: `Waad means promise. Insurance is nothing more than that: you pay today, and we promise to be there on a bad day. We judge ourselves by what happens on that day.

We insure cars, journeys, families and savings, and we protect Saudi companies from small workshops to contractors on national projects. Our 610 people work in seven cities of the Kingdom and in our offices in Manama and Dubai. Everyone who decides on a claim is in the Kingdom and answers in Arabic and English.

We work on the cooperative model. The contributions of our customers are kept in a fund apart from the money of our shareholders, and a share of any surplus goes back to those who qualify. Our [surplus page](/surplus-distribution) explains who does and how to ask.`,
          ar: `التأمين في جوهره وعد: تدفع اليوم لنقف معك في يوم صعب. ومن هنا جاء اسمنا، وبما نفعله في ذلك اليوم نقيس نجاحنا.

نؤمّن المركبات والأسفار والأسر والمدخرات، ونحمي المنشآت السعودية من الورشة الصغيرة إلى مقاول المشاريع الوطنية. يعمل معنا 610 موظفين وموظفات في سبع مدن بالمملكة وفي مكتبينا في المنامة ودبي، وكل من يبتّ في مطالبة يعمل من داخل المملكة ويخدمك بالعربية والإنجليزية.

نعمل وفق نموذج التأمين التعاوني، فتُحفظ اشتراكات العملاء في صندوق مستقل عن أموال المساهمين، ويعود جزء من الفائض إلى مستحقيه. لمعرفة شروط الاستحقاق وطريقة الاستعلام، تفضّل بزيارة [صفحة توزيع الفائض](/surplus-distribution).`,
        },
        image: 'hero-home',
        socialTitle: { en: 'Follow our news', ar: 'تابع أخبارنا' },
        socialDescription: {
          en: 'Service notices, weather warnings for drivers, and open jobs. We never ask for policy or bank details there.',
          ar: 'إشعارات الخدمة وتنبيهات الطقس للسائقين والوظائف المتاحة. ولا نطلب عبر حساباتنا أي بيانات وثائق أو حسابات بنكية.',
        },
        twitter: 'https://x.com/waad_insurance_demo',
        linkedIn: 'https://www.linkedin.com/company/waad-insurance-demo',
        instagram: 'https://www.instagram.com/waad_insurance_demo',
        facebook: 'https://www.facebook.com/waad.insurance.demo',
      },
    },
    {
      name: 'statistics',
      items: [
        {
          header: { en: '410,000', ar: '410,000' },
          title: { en: 'people and companies insured with us', ar: 'عميل من الأفراد والمنشآت' },
        },
        {
          header: { en: '9 days', ar: '9 أيام' },
          title: {
            en: 'average time to settle a complete motor claim',
            ar: 'متوسط مدة تسوية مطالبة المركبات المكتملة',
          },
        },
        {
          header: { en: '7 cities', ar: '7 مدن' },
          title: { en: 'with a branch where you can sit down with us', ar: 'فيها فرع يستقبلك وجهًا لوجه' },
        },
      ],
    },
    {
      name: 'checklist',
      content: { header: { en: 'What we value', ar: 'قيمنا' } },
      items: [
        {
          title: { en: 'Clear before you buy', ar: 'الوضوح قبل الشراء' },
          description: {
            en: 'We say what is not covered on the same page as what is, in words that need no lawyer.',
            ar: 'نذكر ما لا تشمله التغطية بجانب ما تشمله، وبلغة يفهمها كل قارئ.',
          },
        },
        {
          title: { en: 'A decision with reasons', ar: 'قرار معلَّل' },
          description: {
            en: 'When we pay less than you asked or say no, you get the clause, the reason and the way to object.',
            ar: 'إذا دفعنا أقل مما طلبت أو اعتذرنا عن الدفع، أرسلنا إليك البند والسبب وطريقة الاعتراض.',
          },
        },
        {
          title: { en: 'Your data stays yours', ar: 'بياناتك ملكك' },
          description: {
            en: 'We collect what a policy or a claim needs, keep it in the Kingdom and delete it when its time is over.',
            ar: 'لا نجمع إلا ما تتطلبه الوثيقة أو المطالبة، ونحفظه داخل المملكة، ونتلفه متى انتهت الحاجة إليه.',
          },
        },
        {
          title: { en: 'Careful with shared money', ar: 'أمانة المال المشترك' },
          description: {
            en: 'The fund belongs to all policyholders. We check for fraud because honest customers would pay for it.',
            ar: 'الصندوق ملك لحملة الوثائق جميعًا، ونتصدى للاحتيال لأن العميل الصادق هو من يتحمل تكلفته.',
          },
        },
        {
          title: { en: 'Service for everyone', ar: 'خدمة للجميع' },
          description: {
            en: 'Every step on this site works with a keyboard, a screen reader and one hand on a phone.',
            ar: 'كل خطوة في هذا الموقع يمكن إتمامها بلوحة المفاتيح أو بقارئ الشاشة أو بيد واحدة على الجوال.',
          },
        },
      ],
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'How we grew', ar: 'مسيرتنا' } },
      items: [
        {
          title: { en: '2009: the licence', ar: '2009: الترخيص' },
          description: {
            en: 'The company is founded in Riyadh by royal decree as a public cooperative insurer, and insures its first vehicle fleet the year after.',
            ar: 'تأسست الشركة في الرياض بموجب مرسوم ملكي شركةً مساهمة للتأمين التعاوني، وأمّنت أول أسطول مركبات في العام التالي.',
          },
        },
        {
          title: { en: '2013: beyond Riyadh', ar: '2013: خارج الرياض' },
          description: {
            en: 'Branches open in Jeddah and Al Khobar. Marine and engineering teams start work close to the ports.',
            ar: 'افتتحنا فرعَي جدة والخبر، وبدأ فريقا التأمين البحري والهندسي العمل بالقرب من الموانئ.',
          },
        },
        {
          title: { en: '2017: protection and savings', ar: '2017: الحماية والادخار' },
          description: {
            en: 'Waad Al Ajyal, Waad Al Istiqrar and Waad Al Ousra give families a way to save and to be protected in one plan.',
            ar: 'أطلقنا برامج وعد الأجيال ووعد الاستقرار ووعد الأسرة، لتدّخر الأسرة وتحتمي ببرنامج واحد.',
          },
        },
        {
          title: { en: '2021: claims from the phone', ar: '2021: المطالبة من الجوال' },
          description: {
            en: 'Motor customers send photos and documents online. Visits to a branch for a simple claim fall by more than half in a year.',
            ar: 'صار عملاء المركبات يرفعون الصور والمستندات إلكترونيًا، وانخفضت زيارات الفروع للمطالبات البسيطة إلى أقل من النصف خلال عام.',
          },
        },
        {
          title: { en: '2025: seven cities', ar: '2025: سبع مدن' },
          description: {
            en: 'The Abha branch opens and completes our map, and written premiums pass SAR 1.8 billion.',
            ar: 'اكتملت خريطة فروعنا بافتتاح فرع أبها، وتجاوزت أقساط التأمين المكتتبة 1.8 مليار ريال.',
          },
        },
      ],
    },
    {
      name: 'image_blog',
      content: {
        image: 'board',
        header: { en: 'Who watches over us', ar: 'من يشرف علينا' },
        description: {
          en: `We are licensed and supervised by the Insurance Authority. Nine directors sit on our board, four of them independent, and the chairman is not part of the management.

An audit committee, a risk committee and a Sharia committee review our work. Our accounts are reviewed every quarter and audited every year.`,
          ar: `نعمل بترخيص من هيئة التأمين وتحت إشرافها. يضم مجلس إدارتنا تسعة أعضاء، أربعة منهم مستقلون، ورئيس المجلس ليس من الإدارة التنفيذية.

وتراجع أعمالَنا لجنةُ المراجعة ولجنة المخاطر واللجنة الشرعية، وتُفحص قوائمنا المالية كل ربع سنة وتُراجع سنويًا.`,
        },
        buttonText: { en: 'Meet the board', ar: 'تعرّف على مجلس الإدارة' },
        buttonUrl: '/board-director',
      },
    },
    {
      name: 'redirect_section',
      content: { header: { en: 'Next steps', ar: 'قد يهمك أيضًا' } },
      items: [
        {
          text: { en: 'Read our financial reports', ar: 'اطّلع على تقاريرنا المالية' },
          textUrl: '/financial-performance',
        },
        { text: { en: 'Find a branch', ar: 'ابحث عن أقرب فرع' }, textUrl: '/reach-us' },
        { text: { en: 'Work with us', ar: 'اعمل معنا' }, textUrl: '/careers' },
      ],
    },
  ],
};
