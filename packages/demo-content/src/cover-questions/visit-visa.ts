import { type CoverQuestion, coverQuestionsSection } from './section-of.ts';

const questions: CoverQuestion[] = [
  {
    question: { en: 'My mother falls seriously ill during her visit.', ar: 'مرضت والدتي مرضًا شديدًا أثناء زيارتها.' },
    verdict: 'limited',
    answer: {
      en: 'Emergency treatment is paid, up to SAR 100,000, SAR 150,000 or SAR 250,000 for each visitor by plan. She pays nothing for the emergency visit.',
      ar: 'يُدفع علاج الحالة الطارئة حتى 100,000 أو 150,000 أو 250,000 ريال لكل زائر بحسب الخطة، ولا تدفع هي شيئًا عن المراجعة الطارئة.',
    },
    clause: {
      en: 'Examination, tests, medicine, surgery and a stay in hospital when waiting would be dangerous.',
      ar: 'الكشف والفحوص والأدوية والجراحة والتنويم متى كان التأخير خطرًا على المريض.',
    },
    page: { en: 1, ar: 1 },
  },
  {
    question: {
      en: 'Must we find a hospital of the network, or ask you first?',
      ar: 'هل يلزمنا مستشفى من الشبكة أو موافقتكم أولًا؟',
    },
    verdict: 'covered',
    answer: {
      en: 'Not in an emergency. Go to the nearest hospital with the passport; treatment comes first.',
      ar: 'لا في الحالة الطارئة. توجّهوا إلى أقرب مستشفى ومعكم جواز السفر، فالعلاج أولًا.',
    },
    clause: {
      en: 'In an emergency go to the nearest hospital; nothing has to be approved first.',
      ar: 'في الحالة الطارئة توجّه إلى أقرب مستشفى، ولا تلزم موافقة مسبقة.',
    },
    page: { en: 2, ar: 2 },
  },
  {
    question: { en: 'My guest was hurt in a road accident.', ar: 'أُصيب ضيفي في حادث مروري.' },
    verdict: 'covered',
    answer: {
      en: 'His treatment is paid, whoever was at fault, within the limit of the plan. If he drove himself, he needs a licence that is valid here.',
      ar: 'يُدفع علاجه أيًا كان المتسبب، في حدود مبلغ الخطة. وإذا كان هو السائق فيجب أن تكون رخصته سارية في المملكة.',
    },
    clause: {
      en: 'Treatment of injuries from traffic accidents, whoever was at fault.',
      ar: 'علاج إصابات الحوادث المرورية أيًا كان المتسبب.',
    },
    page: { en: 1, ar: 1 },
  },
  {
    question: {
      en: 'My father has high blood pressure. Is he covered?',
      ar: 'والدي مصاب بارتفاع ضغط الدم، فهل تشمله التغطية؟',
    },
    verdict: 'depends',
    answer: {
      en: 'When the illness becomes an emergency, yes. Its usual care and medicine are not paid; the Hospitality plan pays medicine for a chronic illness up to SAR 900.',
      ar: 'نعم إذا تحوّل المرض إلى حالة طارئة. أما متابعته المعتادة وأدويته فلا تُدفع، إلا أن خطة الضيافة تدفع أدوية الأمراض المزمنة حتى 900 ريال.',
    },
    clause: {
      en: 'Illnesses that began before entry, except when they turn into an emergency',
      ar: 'الأمراض السابقة للدخول، إلا إذا تحولت إلى حالة طارئة',
    },
    page: { en: 2, ar: 2 },
  },
  {
    question: { en: 'My wife visits me and is pregnant.', ar: 'تزورني زوجتي وهي حامل.' },
    verdict: 'limited',
    answer: {
      en: 'Complications and an urgent delivery are paid: SAR 5,000 in the Entry plan, SAR 7,500 in Comfort, SAR 10,000 in Hospitality. A normal delivery and routine care are not.',
      ar: 'تُدفع المضاعفات والولادة الطارئة: 5,000 ريال في الخطة الأساسية، و7,500 في الراحة، و10,000 في الضيافة. ولا تُدفع الولادة الطبيعية ولا المتابعة المعتادة.',
    },
    clause: {
      en: 'Complications and urgent delivery, up to SAR 5,000, 7,500 or 10,000 by plan.',
      ar: 'المضاعفات والولادة الطارئة حتى 5,000 أو 7,500 أو 10,000 ريال بحسب الخطة.',
    },
    page: { en: 1, ar: 1 },
  },
  {
    question: {
      en: 'My father is on dialysis. Is it paid during his visit?',
      ar: 'والدي يحتاج إلى غسيل الكلى، فهل يُدفع أثناء زيارته؟',
    },
    verdict: 'depends',
    answer: {
      en: 'Only a session that cannot wait. What can wait until he is home is not paid.',
      ar: 'تُدفع الجلسة التي لا تحتمل التأجيل وحدها، ولا يُدفع ما يحتمل التأجيل إلى عودته.',
    },
    clause: {
      en: 'Urgent dental treatment to end pain, and dialysis that cannot wait.',
      ar: 'علاج الأسنان العاجل لتسكين الألم، وغسيل الكلى الذي لا يحتمل التأجيل.',
    },
    page: { en: 1, ar: 1 },
  },
  {
    question: { en: 'She has a toothache that cannot wait.', ar: 'تعاني ألم أسنان لا يحتمل الانتظار.' },
    verdict: 'covered',
    answer: {
      en: 'Treatment that ends the pain is paid. Crowns, cleaning and what can wait until she is home are not.',
      ar: 'يُدفع ما يسكّن الألم. ولا تُدفع التيجان والتنظيف وما يحتمل التأجيل إلى عودتها.',
    },
    clause: {
      en: 'Urgent dental treatment to end pain, and dialysis that cannot wait.',
      ar: 'علاج الأسنان العاجل لتسكين الألم، وغسيل الكلى الذي لا يحتمل التأجيل.',
    },
    page: { en: 1, ar: 1 },
  },
  {
    question: { en: 'We want a check-up while she is here.', ar: 'نريد إجراء فحوص عامة أثناء الزيارة.' },
    verdict: 'excluded',
    answer: {
      en: 'No. The policy is for what cannot wait.',
      ar: 'لا، فالوثيقة لما لا يحتمل التأجيل.',
    },
    clause: {
      en: 'Care that can wait until the visitor is home, and check-ups',
      ar: 'العلاج الذي يحتمل التأجيل إلى حين العودة، والفحوص الدورية',
    },
    page: { en: 2, ar: 2 },
  },
  {
    question: {
      en: 'We drive to Bahrain for a weekend. Is my guest covered there?',
      ar: 'نسافر إلى البحرين في عطلة الأسبوع، فهل تشمل التغطية ضيفي هناك؟',
    },
    verdict: 'excluded',
    answer: {
      en: 'No, treatment outside the Kingdom is not paid.',
      ar: 'لا، فلا يُدفع العلاج خارج المملكة.',
    },
    clause: { en: 'Treatment outside the Kingdom', ar: 'العلاج خارج المملكة' },
    page: { en: 2, ar: 2 },
  },
];

export const visitVisaCoverQuestions = coverQuestionsSection('visit-visa-policy-wording', questions);
