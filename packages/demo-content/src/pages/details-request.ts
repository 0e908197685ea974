import type { SeedPage } from '../content-types.ts';

export const detailsRequest: SeedPage = {
  name: 'details-request',
  title: { en: 'Details Request', ar: 'طلب التفاصيل' },
  meta: {
    title: { en: 'Company insurance request — Waad Insurance', ar: 'طلب تأمين للمنشآت — وعد للتأمين' },
    description: {
      en: 'Ask for an offer or for details of a corporate product. Five minutes, and an underwriter answers within 2 working days.',
      ar: 'اطلب عرضًا أو تفاصيل عن أحد منتجات الشركات. خمس دقائق، ويردّ عليك المكتتب خلال يومي عمل.',
    },
  },
  sections: [
    {
      name: 'single_blog',
      content: {
        header: { en: 'For companies', ar: 'للمنشآت' },
        description: {
          en: `The form takes about 5 minutes. Choose the product that comes closest; if you are not sure, say so, and we find out together. If you need several covers, choose the most important one and name the others in the comments.

It reaches one underwriter, who answers for all that you ask for, not a call centre, and you hear from that person within **2 working days**.`,
          ar: `يستغرق النموذج نحو 5 دقائق. اختر أقرب منتج إلى حاجتك، وإذا لم تكن متأكدًا فاذكر ذلك لنحدده معًا. وإذا احتجت إلى عدة تغطيات فاختر أهمها واذكر البقية في خانة الملاحظات.

يصل طلبك إلى مكتتب واحد يرد عليك عن كل ما طلبته، لا إلى مركز اتصال، ويتواصل معك خلال **يومي عمل**.`,
        },
      },
    },
    {
      name: 'single_blog_dropdown',
      content: {
        header: { en: 'What helps us to answer quickly', ar: 'ما يساعدنا على الرد سريعًا' },
        description: {
          en: 'Choose a product, and each further cover that you need. Write what you have in the comments; a rough figure is better than none.',
          ar: 'اختر المنتج، وكل تغطية أخرى تحتاج إليها، واكتب ما لديك في خانة الملاحظات، فالرقم التقريبي خير من لا شيء.',
        },
      },
      items: [
        {
          tag: { en: 'Health', ar: 'الصحي' },
          text: {
            en: 'Number of employees and dependants, age bands, class, end date of the present policy. No names, no illnesses.',
            ar: 'عدد الموظفين والمعالين، والفئات العمرية، وفئة الشبكة، وتاريخ انتهاء الوثيقة الحالية. دون أسماء أو أمراض.',
          },
        },
        {
          tag: { en: 'Property', ar: 'الممتلكات' },
          text: {
            en: 'Addresses, what is done there, values of building, machines and stock, fire protection, losses of three years.',
            ar: 'العناوين والنشاط في كل منها، وقيم المباني والآلات والمخزون، ووسائل السلامة، وخسائر ثلاث سنوات.',
          },
        },
        {
          tag: { en: 'Engineering', ar: 'الهندسي' },
          text: {
            en: 'Kind of works, place, contract value, start and duration, name of the owner.',
            ar: 'نوع الأعمال والموقع وقيمة العقد وتاريخ البدء والمدة واسم المالك.',
          },
        },
        {
          tag: { en: 'Marine', ar: 'البحري' },
          text: {
            en: 'Goods, packing, routes, highest value on one ship, yearly turnover.',
            ar: 'البضائع والتغليف وخطوط النقل وأعلى قيمة على سفينة واحدة وحجم الشحن السنوي.',
          },
        },
        {
          tag: { en: 'Liability', ar: 'المسؤوليات' },
          text: {
            en: 'Your activity, yearly sales, number of employees, the limit a contract asks for.',
            ar: 'نشاطك والمبيعات السنوية وعدد الموظفين والحد المطلوب في العقد.',
          },
        },
        {
          tag: { en: 'Pecuniary', ar: 'الخسائر المالية' },
          text: {
            en: 'The most cash you hold on one day, number of people with access to it, last year’s sales.',
            ar: 'أعلى نقد تحتفظ به في يوم واحد، وعدد من يتعاملون معه، ومبيعات العام الماضي.',
          },
        },
        {
          tag: { en: 'Trade credit', ar: 'الائتمان التجاري' },
          text: {
            en: 'Sales on credit, terms of payment, your ten largest buyers with country, bad debts of three years.',
            ar: 'المبيعات الآجلة وآجال السداد، وأكبر عشرة مشترين مع دولهم، والديون المعدومة لثلاث سنوات.',
          },
        },
        {
          tag: { en: 'Motor fleet', ar: 'أسطول المركبات' },
          text: {
            en: 'Number and kind of vehicles, what they carry, claims of three years.',
            ar: 'عدد المركبات وأنواعها وما تنقله ومطالبات ثلاث سنوات.',
          },
        },
      ],
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'What happens next', ar: 'ماذا يحدث بعد الإرسال' } },
      items: [
        {
          title: { en: 'At once', ar: 'فورًا' },
          description: { en: 'You get a reference number.', ar: 'تحصل على رقم مرجعي.' },
        },
        {
          title: { en: 'Within 2 working days', ar: 'خلال يومي عمل' },
          description: {
            en: 'An underwriter calls, answers your questions and says which documents are missing for an offer.',
            ar: 'يتصل بك المكتتب ويجيب عن أسئلتك ويبيّن المستندات اللازمة للعرض.',
          },
        },
        {
          title: { en: 'The offer', ar: 'العرض' },
          description: {
            en: 'In writing, with the wording, the exclusions and the deductibles on one page. It holds for 30 days.',
            ar: 'عرض مكتوب يتضمن نص الوثيقة، مع الاستثناءات ومبالغ التحمل في صفحة واحدة، ويسري 30 يومًا.',
          },
        },
      ],
    },
    {
      name: 'faq',
      content: { header: { en: 'Before you send', ar: 'قبل الإرسال' } },
      items: [
        {
          question: { en: 'We work with a broker. May we still ask?', ar: 'نتعامل مع وسيط، فهل نرسل الطلب؟' },
          answer: {
            en: 'Yes. Name the broker in the comments, and we send the offer to both of you.',
            ar: 'نعم. اذكر اسم الوسيط في الملاحظات لنرسل العرض إليكما معًا.',
          },
        },
        {
          question: { en: 'Do you treat our figures as confidential?', ar: 'هل تُعامل أرقامنا بسرية؟' },
          answer: {
            en: 'Yes. Only the underwriting team sees them, and reinsurers see them without your name. If you do not buy, we delete the request after 12 months.',
            ar: 'نعم. لا يطّلع عليها إلا فريق الاكتتاب، ويراها معيدو التأمين دون اسم منشأتك. وإذا لم تشترِ منشأتك أتلفنا الطلب بعد 12 شهرًا.',
          },
        },
        {
          question: { en: 'Can somebody visit us?', ar: 'هل يمكنكم زيارتنا؟' },
          answer: {
            en: 'Gladly, in every city with a branch. Write two days that suit you in the comments.',
            ar: 'بكل سرور، في كل مدينة لنا فيها فرع. اكتب في الملاحظات يومين مناسبين لك.',
          },
        },
      ],
    },
  ],
};
