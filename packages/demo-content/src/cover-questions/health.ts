import { type CoverQuestion, coverQuestionsSection } from './section-of.ts';

const questions: CoverQuestion[] = [
  {
    question: {
      en: 'It is an emergency and the nearest hospital is not in my network.',
      ar: 'الحالة طارئة وأقرب مستشفى خارج شبكتي.',
    },
    verdict: 'covered',
    answer: {
      en: 'Go there. You pay nothing for the emergency, in or out of the network.',
      ar: 'توجّه إليه، ولا تدفع شيئًا عن الحالة الطارئة داخل الشبكة أو خارجها.',
    },
    clause: {
      en: 'At any hospital, in or out of the network, with nothing for the member to pay.',
      ar: 'في أي مستشفى داخل الشبكة أو خارجها، دون أن يدفع المستفيد شيئًا.',
    },
    page: { en: 1, ar: 1 },
  },
  {
    question: { en: 'I already have diabetes. Is it covered?', ar: 'أنا مصاب بالسكري من قبل، فهل يُغطى؟' },
    verdict: 'covered',
    answer: {
      en: 'Yes, in company policies from the first day, with your share at each visit. Please answer health questions truthfully where we ask them.',
      ar: 'نعم، في وثائق المنشآت من اليوم الأول، مع نسبة التحمّل في كل زيارة. ونرجو الإجابة بصدق عن الأسئلة الصحية حيث تُطلب.',
    },
    clause: {
      en: 'Diabetes, blood pressure, dialysis and others, from the first day. Repeat medicine can be delivered.',
      ar: 'السكري والضغط وغسيل الكلى وغيرها من اليوم الأول، مع إمكانية توصيل الأدوية المتكررة.',
    },
    page: { en: 1, ar: 1 },
  },
  {
    question: { en: 'We are expecting a baby.', ar: 'ننتظر مولودًا.' },
    verdict: 'limited',
    answer: {
      en: 'Check-ups and birth are paid up to SAR 15,000, SAR 22,000 or SAR 35,000 by class. The newborn is covered on the mother’s policy for 30 days: add it within that time.',
      ar: 'تُدفع متابعة الحمل والولادة حتى 15,000 أو 22,000 أو 35,000 ريال بحسب الفئة. ويُغطى المولود على وثيقة والدته 30 يومًا، فأضفه خلالها.',
    },
    clause: {
      en: 'Check-ups, birth and the care of the newborn on the mother’s policy for the first 30 days.',
      ar: 'متابعة الحمل والولادة، ورعاية المولود على وثيقة والدته في أول 30 يومًا.',
    },
    page: { en: 1, ar: 1 },
  },
  {
    question: { en: 'I want to see a psychologist.', ar: 'أريد مراجعة أخصائي نفسي.' },
    verdict: 'limited',
    answer: {
      en: 'Sessions, medicine and hospital treatment are paid up to SAR 50,000 a year. Your employer learns neither name nor diagnosis.',
      ar: 'تُدفع الجلسات والأدوية والتنويم حتى 50,000 ريال سنويًا. ولا تعلم جهة عملك باسمك ولا بالتشخيص.',
    },
    clause: {
      en: 'Sessions, medicine and hospital treatment, up to SAR 50,000 a year.',
      ar: 'الجلسات والأدوية والتنويم، بحد أقصى 50,000 ريال سنويًا.',
    },
    page: { en: 1, ar: 1 },
  },
  {
    question: { en: 'My doctor plans an operation.', ar: 'قرر طبيبي إجراء عملية.' },
    verdict: 'depends',
    answer: {
      en: 'Yes, once it is approved. The hospital asks, and we answer within 60 minutes. An emergency operation needs no approval.',
      ar: 'نعم بعد الموافقة، ويطلبها المستشفى ونردّ خلال 60 دقيقة. أما العملية الطارئة فلا تحتاج إلى موافقة.',
    },
    clause: {
      en: 'Treatment that needs approval is approved first, except in an emergency.',
      ar: 'تؤخذ الموافقة المسبقة على العلاج الذي يتطلبها، ما عدا الحالات الطارئة.',
    },
    page: { en: 2, ar: 2 },
  },
  {
    question: { en: 'I would like cosmetic surgery.', ar: 'أرغب في عملية تجميل.' },
    verdict: 'depends',
    answer: {
      en: 'Only where an accident made it necessary. What is done for looks is not paid.',
      ar: 'فقط إذا استدعتها إصابة عرضية. أما ما يُجرى للمظهر فلا يُدفع.',
    },
    clause: {
      en: 'Cosmetic treatment, unless an accident made it necessary.',
      ar: 'العمليات التجميلية، ما لم تستدعها إصابة عرضية.',
    },
    page: { en: 2, ar: 2 },
  },
  {
    question: { en: 'I was hurt at work.', ar: 'أُصبت أثناء العمل.' },
    verdict: 'excluded',
    answer: {
      en: 'Social insurance (GOSI) pays for work accidents. Go to the nearest hospital at once and let your employer report the accident.',
      ar: 'تعوّض التأمينات الاجتماعية عن إصابات العمل. توجّه إلى أقرب مستشفى فورًا ودع جهة عملك تبلّغ عن الإصابة.',
    },
    clause: {
      en: 'Work accidents that social insurance pays for.',
      ar: 'إصابات العمل التي تعوّض عنها التأمينات الاجتماعية.',
    },
    page: { en: 2, ar: 2 },
  },
  {
    question: {
      en: 'A medicine is sold abroad only. Do you pay for it?',
      ar: 'دواء لا يُباع إلا في الخارج، فهل تدفعون ثمنه؟',
    },
    verdict: 'excluded',
    answer: {
      en: 'Not while it is not registered in the Kingdom. Ask your doctor for one that is.',
      ar: 'لا، ما دام غير مسجل في المملكة. اسأل طبيبك عن بديل مسجل.',
    },
    clause: {
      en: 'Medicines and devices that are not registered in the Kingdom.',
      ar: 'الأدوية والأجهزة غير المسجلة في المملكة.',
    },
    page: { en: 2, ar: 2 },
  },
];

export const healthCoverQuestions = coverQuestionsSection('health-policy-wording', questions);
