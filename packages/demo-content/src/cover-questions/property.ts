import { type CoverQuestion, coverQuestionsSection } from './section-of.ts';

const questions: CoverQuestion[] = [
  {
    question: { en: 'A fire destroys my building. What do you pay?', ar: 'دمّر حريق المبنى الذي أملكه، فماذا تدفعون؟' },
    verdict: 'limited',
    answer: {
      en: 'What it costs to build it again today, up to the sum insured and less the deductible. The land keeps its value and is not insured.',
      ar: 'تكلفة إعادة بنائه اليوم، حتى مبلغ التأمين وبعد خصم مبلغ التحمّل. أما الأرض فتبقى قيمتها ولا تُؤمَّن.',
    },
    clause: {
      en: 'At the cost of building them again today, without the price of the land.',
      ar: 'بتكلفة إعادة بنائها اليوم، دون قيمة الأرض.',
    },
    page: { en: 1, ar: 1 },
  },
  {
    question: {
      en: 'I rent my shop. Are the ceiling and the cooling that I put in covered?',
      ar: 'متجري مستأجر، فهل يُغطى السقف والتكييف اللذان نفذتهما؟',
    },
    verdict: 'covered',
    answer: {
      en: 'Yes, when their value is in the sum insured. Walls and roof are the landlord’s to insure, unless your lease says otherwise.',
      ar: 'نعم، إذا كانت قيمتهما ضمن مبلغ التأمين. أما الجدران والسطح فيؤمّن عليها المالك، ما لم ينص عقد الإيجار على غير ذلك.',
    },
    clause: {
      en: 'Ceilings, partitions, kitchens and cooling that you paid for.',
      ar: 'الأسقف والقواطع والمطابخ وأجهزة التكييف التي نفذتها على حسابك.',
    },
    page: { en: 1, ar: 1 },
  },
  {
    question: { en: 'Somebody broke in and stole stock.', ar: 'تعرّض المحل لسطو بالكسر وسُرقت بضاعة.' },
    verdict: 'depends',
    answer: {
      en: 'It depends on your level: Fire does not include burglary, Fire plus pays up to SAR 150,000, All risks up to the sum insured. The break-in must be in the police report.',
      ar: 'بحسب مستوى وثيقتك: «الحريق» لا يشمل السطو، و«الحريق الموسع» يدفع حتى 150,000 ريال، و«جميع الأخطار» حتى مبلغ التأمين. ويجب أن يثبت الكسر في تقرير الشرطة.',
    },
    clause: {
      en: 'We pay up to the sums in the schedule, less the deductible, and never more than the real loss. The plan named in the schedule decides.',
      ar: 'ندفع حتى المبالغ المبينة في الجدول بعد خصم مبلغ التحمل، وبما لا يتجاوز الخسارة الفعلية، والعبرة بالخطة المذكورة في الجدول.',
    },
    page: { en: 2, ar: 2 },
  },
  {
    question: { en: 'The servers burnt out. Who restores the data?', ar: 'تلفت الخوادم، فمن يتحمل استعادة البيانات؟' },
    verdict: 'covered',
    answer: {
      en: 'Where electronics are insured, we pay the devices and what it costs to restore the data on them.',
      ar: 'إذا كانت الأجهزة الإلكترونية مؤمَّنة دفعنا عن الأجهزة وتكلفة استعادة ما عليها من بيانات.',
    },
    clause: {
      en: 'Servers, medical devices and tills, with the cost of restoring data.',
      ar: 'الخوادم والأجهزة الطبية ونقاط البيع، مع تكلفة استعادة البيانات.',
    },
    page: { en: 1, ar: 1 },
  },
  {
    question: {
      en: 'The power failed and the food in my cold store spoiled.',
      ar: 'انقطعت الكهرباء وتلفت الأغذية في المخزن المبرد.',
    },
    verdict: 'depends',
    answer: {
      en: 'Yes, if you insured the cold store. Without that addition spoiled food is not paid.',
      ar: 'نعم، إذا كان المخزن المبرد مؤمَّنًا. ومن دون هذه الإضافة لا يُدفع عن تلف الأغذية.',
    },
    clause: {
      en: 'Food and medicine that spoil when cooling or power fails.',
      ar: 'الأغذية والأدوية التي تتلف عند تعطل التبريد أو انقطاع الكهرباء.',
    },
    page: { en: 1, ar: 1 },
  },
  {
    question: { en: 'We travel and our home stands empty for two months.', ar: 'نسافر ويبقى منزلنا خاليًا شهرين.' },
    verdict: 'depends',
    answer: {
      en: 'Tell us when it is empty for more than 30 days. After 45 days nothing is paid, unless you have added this cover.',
      ar: 'أبلغنا إذا خلا أكثر من 30 يومًا. وبعد 45 يومًا لا يُدفع شيء ما لم تُضف هذه التغطية.',
    },
    clause: {
      en: 'Strikes and riots, spoiled food, loss of income, property in the open air, and a building that stays empty for more than 45 days.',
      ar: 'الإضرابات والشغب، وتلف الأغذية، وفقد الدخل، والممتلكات في العراء، والمبنى الشاغر أكثر من 45 يومًا.',
    },
    page: { en: 2, ar: 2 },
  },
  {
    question: {
      en: 'Goods were missing when we counted the stock.',
      ar: 'اكتشفنا نقصًا في البضاعة عند الجرد.',
    },
    verdict: 'excluded',
    answer: {
      en: 'No. What vanishes without a trace of a break-in is not paid.',
      ar: 'لا، فما يختفي دون أثر لسطو لا يُعوَّض عنه.',
    },
    clause: {
      en: 'War, nuclear events, acts done on purpose by the owner, wear, damp, insects, settling of new buildings, and goods that vanish without a trace.',
      ar: 'الحرب والأخطار النووية، والأفعال المتعمدة من المالك، والاستهلاك والرطوبة والحشرات، وهبوط المباني الحديثة، والبضاعة التي تختفي دون أثر.',
    },
    page: { en: 2, ar: 2 },
  },
  {
    question: { en: 'A customer slipped in my shop and claims damages.', ar: 'انزلق عميل في متجري ويطالب بتعويض.' },
    verdict: 'excluded',
    answer: {
      en: 'Not from this policy: claims by other people belong to [liability insurance](/liability-insurance).',
      ar: 'ليس من هذه الوثيقة، فمطالبات الغير يشملها [تأمين المسؤوليات](/liability-insurance).',
    },
    clause: {
      en: 'Licensed vehicles, goods in transit, machines that break from inside and claims by other people have policies of their own.',
      ar: 'المركبات المرخصة والبضاعة أثناء النقل وأعطال الآلات الداخلية ومطالبات الغير لها وثائقها الخاصة.',
    },
    page: { en: 2, ar: 2 },
  },
];

export const propertyCoverQuestions = coverQuestionsSection('property-policy-wording', questions);
