import { type CoverQuestion, coverQuestionsSection } from './section-of.ts';

const questions: CoverQuestion[] = [
  {
    question: { en: 'I fall ill abroad and have to go to hospital.', ar: 'مرضت في الخارج واحتجت إلى المستشفى.' },
    verdict: 'limited',
    answer: {
      en: 'Yes: SAR 180,000 in the Regional plan, SAR 260,000 in Schengen and SAR 1,750,000 in Worldwide. Call the assistance number first, or as soon as you can.',
      ar: 'نعم: حتى 180,000 ريال في الخطة الإقليمية، و260,000 ريال في شنغن، و1,750,000 ريال في العالمية. اتصل برقم المساعدة أولًا أو متى استطعت.',
    },
    clause: {
      en: 'Doctor, hospital, surgery, medicine and ambulance, including COVID-19.',
      ar: 'الطبيب والمستشفى والجراحة والدواء والإسعاف، ويشمل ذلك الإصابة بكوفيد-19.',
    },
    page: { en: 1, ar: 1 },
  },
  {
    question: {
      en: 'I have diabetes. What if it gets worse on the trip?',
      ar: 'أنا مصاب بالسكري، فماذا لو ساءت حالتي في السفر؟',
    },
    verdict: 'depends',
    answer: {
      en: 'Only if you told us before you bought and we agreed. A stable illness without a stay in hospital in the last 6 months can usually be covered, up to SAR 35,000.',
      ar: 'فقط إذا أخبرتنا قبل الشراء ووافقنا. ويمكن غالبًا تغطية المرض المستقر الذي لم يستدعِ تنويمًا خلال 6 أشهر، حتى 35,000 ريال.',
    },
    clause: {
      en: 'Illnesses you already had, unless we agreed to cover them',
      ar: 'الأمراض الموجودة قبل السفر ما لم نوافق على تغطيتها',
    },
    page: { en: 2, ar: 2 },
  },
  {
    question: { en: 'I am pregnant. Am I covered?', ar: 'أنا حامل، فهل تشملني التغطية؟' },
    verdict: 'depends',
    answer: {
      en: 'A sudden complication is treated up to week 28. After that, and for a normal birth, nothing is paid.',
      ar: 'تُعالج المضاعفات المفاجئة حتى الأسبوع 28. ولا يُدفع شيء بعده ولا عن الولادة الطبيعية.',
    },
    clause: { en: 'Pregnancy after week 28, and normal birth', ar: 'الحمل بعد الأسبوع 28 والولادة الطبيعية' },
    page: { en: 2, ar: 2 },
  },
  {
    question: { en: 'I am hurt while skiing.', ar: 'أُصبت أثناء التزلج على الثلج.' },
    verdict: 'depends',
    answer: {
      en: 'Only with the winter sports extra, which the Schengen and Worldwide plans can have. Add it before you leave.',
      ar: 'فقط مع إضافة الرياضات الشتوية، وهي متاحة في خطتي شنغن والعالمية. أضفها قبل السفر.',
    },
    clause: { en: 'Winter sports, unless you add them', ar: 'الرياضات الشتوية ما لم تُضف إلى الوثيقة' },
    page: { en: 2, ar: 2 },
  },
  {
    question: { en: 'I had an accident while diving.', ar: 'تعرضت لحادث أثناء الغوص.' },
    verdict: 'depends',
    answer: {
      en: 'Yes with a diving licence and down to 30 metres. Deeper, or without a licence, nothing is paid.',
      ar: 'نعم إذا كانت لديك رخصة غوص ولم تتجاوز عمق 30 مترًا. ولا يُدفع شيء إذا تجاوزته أو غصت دون رخصة.',
    },
    clause: { en: 'Diving below 30 metres or without a licence', ar: 'الغوص لأعمق من 30 مترًا أو دون رخصة' },
    page: { en: 2, ar: 2 },
  },
  {
    question: { en: 'The airline lost my suitcase.', ar: 'فقدت شركة الطيران حقيبتي.' },
    verdict: 'limited',
    answer: {
      en: 'Yes, up to SAR 2,500, SAR 4,500 or SAR 6,500 by plan. Report it at the airport within 24 hours and keep the airline’s report.',
      ar: 'نعم، حتى 2,500 أو 4,500 أو 6,500 ريال بحسب الخطة. أبلغ عنها في المطار خلال 24 ساعة واحتفظ بتقرير شركة الطيران.',
    },
    clause: {
      en: 'Report lost baggage to the carrier and theft to the police within 24 hours.',
      ar: 'أبلغ الناقل عن الأمتعة المفقودة والشرطةَ عن السرقة خلال 24 ساعة.',
    },
    page: { en: 3, ar: 3 },
  },
  {
    question: { en: 'My bag was taken while I was away from my table.', ar: 'أُخذت حقيبتي بعد أن تركتها على الطاولة.' },
    verdict: 'excluded',
    answer: {
      en: 'No, what is left without watch in a public place is not paid. A theft from your person or from a locked room is another matter: tell the police and us.',
      ar: 'لا، فما يُترك دون مراقبة في مكان عام لا يُعوَّض عنه. أما السرقة منك مباشرة أو من غرفة مقفلة فأمر آخر: أبلغ الشرطة وأبلغنا.',
    },
    clause: { en: 'Things left without watch in a public place', ar: 'الأغراض المتروكة دون مراقبة في مكان عام' },
    page: { en: 2, ar: 2 },
  },
  {
    question: { en: 'My cash and my watch were stolen.', ar: 'سُرقت نقودي وساعتي.' },
    verdict: 'limited',
    answer: {
      en: 'Cash, jewellery and watches are paid up to SAR 1,500 in total, with a police report made within 24 hours.',
      ar: 'يُعوَّض عن النقد والمجوهرات والساعات حتى 1,500 ريال في مجموعها، مع بلاغ للشرطة خلال 24 ساعة.',
    },
    clause: {
      en: 'Cash, jewellery and watches above SAR 1,500 in total',
      ar: 'النقد والمجوهرات والساعات فيما يتجاوز 1,500 ريال في مجموعها',
    },
    page: { en: 2, ar: 2 },
  },
  {
    question: {
      en: 'I am in hospital and my child is alone with me abroad.',
      ar: 'أنا في المستشفى وطفلي وحده معي في الخارج.',
    },
    verdict: 'covered',
    answer: {
      en: 'We bring a child under 16 home with an escort. Call the assistance number: we arrange it.',
      ar: 'نعيد الطفل دون 16 سنة إلى المملكة برفقة مختص. اتصل برقم المساعدة ونتولى الترتيب.',
    },
    clause: {
      en: 'We bring children under 16 home with an escort when the adult with them is in hospital.',
      ar: 'نعيد الأطفال دون 16 سنة برفقة مختص إذا نُوّم البالغ المسافر معهم.',
    },
    page: { en: 1, ar: 1 },
  },
];

export const travelCoverQuestions = coverQuestionsSection('travel-policy-wording', questions);
