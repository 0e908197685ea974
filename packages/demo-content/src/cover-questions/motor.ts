import { type CoverQuestion, coverQuestionsSection } from './section-of.ts';

const questions: CoverQuestion[] = [
  {
    question: {
      en: 'I hit another car and it was my fault. Who pays for the other side?',
      ar: 'صدمت سيارة أخرى وكان الخطأ مني، فمن يعوّض الطرف الآخر؟',
    },
    verdict: 'limited',
    answer: {
      en: 'We do, in every plan: for injuries and for what was damaged, up to SAR 10,000,000 for one event.',
      ar: 'نحن، وفي جميع الخطط: عن الإصابات وعمّا تضرر من ممتلكات، حتى 10,000,000 ريال للحادث الواحد.',
    },
    clause: {
      en: 'Injury, death and damage to property for which you are liable, up to SAR 10,000,000 for one event. Part of every plan.',
      ar: 'الإصابات والوفاة وأضرار الممتلكات التي تقع عليك مسؤوليتها، بحد أقصى 10,000,000 ريال للحادث الواحد. وهي مشمولة في جميع الخطط.',
    },
    page: { en: 1, ar: 1 },
  },
  {
    question: {
      en: 'I scraped a wall while parking. Is the damage to my own car paid?',
      ar: 'احتكت سيارتي بجدار وأنا أوقفها، فهل يُدفع إصلاحها؟',
    },
    verdict: 'depends',
    answer: {
      en: 'In both comprehensive plans yes, less your deductible. Third party insurance pays nothing for your own car.',
      ar: 'نعم في خطتي الشامل، بعد خصم مبلغ التحمّل. أما التأمين ضد الغير فلا يدفع شيئًا عن سيارتك.',
    },
    clause: {
      en: 'Collision, overturning and damage while parked, even when nobody else is involved. Comprehensive plans only.',
      ar: 'التصادم والانقلاب والضرر أثناء الوقوف، حتى لو لم يكن هناك طرف آخر. في خطط الشامل فقط.',
    },
    page: { en: 1, ar: 1 },
  },
  {
    question: {
      en: 'A stone cracked my windscreen. Is the glass paid?',
      ar: 'كسرت حصاة زجاج سيارتي الأمامي، فهل يُدفع إصلاحه؟',
    },
    verdict: 'depends',
    answer: {
      en: 'In both comprehensive plans yes: it is damage to your own car, less your deductible. Third party insurance pays nothing for your own car.',
      ar: 'نعم في خطتي الشامل، فهو ضرر في سيارتك يُدفع بعد خصم مبلغ التحمّل. أما التأمين ضد الغير فلا يدفع شيئًا عن سيارتك.',
    },
    clause: {
      en: 'Collision, overturning and damage while parked, even when nobody else is involved. Comprehensive plans only.',
      ar: 'التصادم والانقلاب والضرر أثناء الوقوف، حتى لو لم يكن هناك طرف آخر. في خطط الشامل فقط.',
    },
    page: { en: 1, ar: 1 },
  },
  {
    question: { en: 'My car was stolen.', ar: 'سُرقت سيارتي.' },
    verdict: 'depends',
    answer: {
      en: 'Both comprehensive plans pay for a stolen car and its fixed parts, and for damage done in an attempted theft. Third party insurance does not. Report the theft to the police first.',
      ar: 'تعوّض خطتا الشامل عن السيارة المسروقة وأجزائها الثابتة، وعن الضرر عند محاولة سرقتها. ولا يعوّض عنها التأمين ضد الغير. أبلغ الشرطة عن السرقة أولًا.',
    },
    clause: {
      en: 'The car, its fixed parts and damage done in an attempted theft. Comprehensive plans only.',
      ar: 'المركبة وأجزاؤها الثابتة وما يلحق بها من ضرر عند محاولة سرقتها. في خطط الشامل فقط.',
    },
    page: { en: 1, ar: 1 },
  },
  {
    question: {
      en: 'Heavy rain flooded the street and the engine of my car.',
      ar: 'غمرت السيول الشارع ووصل الماء إلى محرك سيارتي.',
    },
    verdict: 'depends',
    answer: {
      en: 'Floods, hail and storms are part of both comprehensive plans, in any season. Third party insurance does not have them. Do not start the engine, and send us photos.',
      ar: 'السيول وحبات البرد والعواصف مشمولة في خطتي الشامل في أي موسم، وليست في التأمين ضد الغير. لا تشغّل المحرك، وأرسل إلينا صورًا.',
    },
    clause: {
      en: 'Damage from water, wind, hail or falling objects, in any season. Comprehensive plans only.',
      ar: 'الضرر الناتج عن المياه والرياح وحبات البرد وتساقط الأجسام، في أي موسم. في خطط الشامل فقط.',
    },
    page: { en: 1, ar: 1 },
  },
  {
    question: {
      en: 'My passengers were taken to hospital after an accident.',
      ar: 'نُقل من كان معي في السيارة إلى المستشفى بعد حادث.',
    },
    verdict: 'limited',
    answer: {
      en: 'Both comprehensive plans pay emergency treatment of the driver and of each passenger, up to SAR 4,000 for each person.',
      ar: 'تدفع خطتا الشامل العلاج الطارئ للسائق ولكل راكب، حتى 4,000 ريال لكل شخص.',
    },
    clause: {
      en: 'Emergency treatment of the driver and passengers at the nearest hospital, up to SAR 4,000 for each person. Comprehensive plans only.',
      ar: 'العلاج الطارئ للسائق والركاب في أقرب مستشفى، بحد أقصى 4,000 ريال لكل شخص. في خطط الشامل فقط.',
    },
    page: { en: 1, ar: 1 },
  },
  {
    question: {
      en: 'My car cannot be driven after the accident. Is the tow paid?',
      ar: 'تعطلت سيارتي بعد الحادث، فهل تُدفع تكلفة السحب؟',
    },
    verdict: 'depends',
    answer: {
      en: 'In both comprehensive plans yes, and so is keeping it safe until we have seen it. Third party insurance pays neither. A flat battery or an empty tank is no accident: that is roadside help, whose calls and limits your plan names.',
      ar: 'نعم في خطتي الشامل، وكذلك حفظها في مكان آمن حتى معاينتها. ولا يدفع التأمين ضد الغير شيئًا منهما. أما نفاد البطارية أو الوقود فليس حادثًا، بل مساعدة على الطريق تحدد خطتك مراتها وحدودها.',
    },
    clause: {
      en: 'Moving the car after an accident, and keeping it safe until it is inspected. Comprehensive plans only.',
      ar: 'نقل المركبة بعد الحادث وحفظها في مكان آمن حتى معاينتها. في خطط الشامل فقط.',
    },
    page: { en: 1, ar: 1 },
  },
  {
    question: {
      en: 'Somebody without a valid licence drove my car and crashed.',
      ar: 'قاد سيارتي شخص رخصته منتهية ووقع حادث.',
    },
    verdict: 'excluded',
    answer: {
      en: 'No. The licence has to be valid and of the class of the car. We may still have to pay an injured third party, and then claim the money back from the driver.',
      ar: 'لا، إذ يجب أن تكون الرخصة سارية ومناسبة لنوع المركبة. وقد نعوّض الطرف المتضرر ثم نرجع على السائق بما دفعناه.',
    },
    clause: {
      en: 'A driver who has no valid licence for that type of car',
      ar: 'قيادة المركبة برخصة غير سارية أو لا تناسب نوعها',
    },
    page: { en: 2, ar: 2 },
  },
  {
    question: {
      en: 'I drive for a ride or delivery app. Does my policy still pay?',
      ar: 'أعمل بسيارتي في تطبيق لنقل الركاب أو التوصيل، فهل تظل مغطاة؟',
    },
    verdict: 'depends',
    answer: {
      en: 'Only when your policy names this use. Tell us before the first paid trip; we change the policy and the premium.',
      ar: 'فقط إذا نصّت وثيقتك على هذا الاستخدام. أخبرنا قبل أول رحلة بأجر لنعدّل الوثيقة وقسطها.',
    },
    clause: {
      en: 'Carrying passengers or goods for pay, unless the policy says so',
      ar: 'نقل الركاب أو البضائع بأجر ما لم تنص الوثيقة على ذلك',
    },
    page: { en: 2, ar: 2 },
  },
  {
    question: { en: 'The gearbox failed on the motorway.', ar: 'تعطل ناقل الحركة وأنا على الطريق السريع.' },
    verdict: 'excluded',
    answer: {
      en: 'The repair is not paid: a breakdown is no accident. In the comprehensive plans, roadside help tows you to a workshop within its limit.',
      ar: 'لا يُدفع الإصلاح، فالعطل ليس حادثًا. وفي خطتي الشامل تسحبك المساعدة على الطريق إلى الورشة في حدود مبلغها.',
    },
    clause: {
      en: 'Wear, rust, and mechanical or electrical breakdown',
      ar: 'الاستهلاك والصدأ والأعطال الميكانيكية أو الكهربائية',
    },
    page: { en: 2, ar: 2 },
  },
  {
    question: {
      en: 'A laptop was stolen from my car.',
      ar: 'سُرق حاسوب محمول من داخل سيارتي.',
    },
    verdict: 'excluded',
    answer: {
      en: 'The laptop is not paid. A broken window or lock is damage to the car, which the comprehensive plans pay less the deductible.',
      ar: 'لا يُعوَّض عن الحاسوب. أما الزجاج أو القفل المكسور فضرر في السيارة تدفعه خطتا الشامل بعد خصم مبلغ التحمّل.',
    },
    clause: { en: 'Personal things left in the car', ar: 'الأغراض الشخصية المتروكة في المركبة' },
    page: { en: 2, ar: 2 },
  },
];

export const motorCoverQuestions = coverQuestionsSection('motor-policy-wording', questions);
