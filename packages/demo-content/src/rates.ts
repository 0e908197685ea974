import type { Both } from './content-types.ts';
import { dearerBelow, travelLimits } from './service-standards.ts';

type SeedChoice = { value: string; label: Both };
type SeedQuestion = { name: string; label: Both; hint?: Both } & (
  | { kind: 'choice'; choices: SeedChoice[] }
  | { kind: 'yesno' }
  | { kind: 'number'; minimum: string; maximum: string }
);
type SeedFactor = {
  question: string;
  equals?: string;
  from?: string;
  to?: string;
  effect: 'multiply' | 'add';
  amount: number;
};
export type SeedRates = {
  product: string;
  label: Both;
  version: string;
  validFrom: string;
  questions: SeedQuestion[];
  plans: { name: string; label: Both; base: number; minimum: number; factors: SeedFactor[]; includes: Both[] }[];
  samples: SeedSample[];
};
type SeedSample = { label: string; answers: { question: string; answer: string }[] };

const both = (en: string, ar: string): Both => ({ en, ar });
const choice = (value: string, en: string, ar: string): SeedChoice => ({ value, label: both(en, ar) });

/** A visitor whom editors try a change with; one name for editors of both languages. */
const sample = (label: string, answers: Record<string, string>): SeedSample => ({
  label,
  answers: Object.entries(answers).map(([question, answer]) => ({ question, answer })),
});

/** `times('city', 1.1, 'riyadh')`: an answer, or a range of numbers, multiplies the price. */
const times = (question: string, amount: number, when: string | [from?: number, to?: number]): SeedFactor => ({
  ...condition(question, when),
  effect: 'multiply',
  amount,
});
const plus = (question: string, amount: number, when: string | [from?: number, to?: number]): SeedFactor => ({
  ...condition(question, when),
  effect: 'add',
  amount,
});

function condition(question: string, when: string | [from?: number, to?: number]) {
  if (typeof when === 'string') return { question, equals: when };
  const [from, to] = when;
  return { question, ...(from !== undefined && { from: String(from) }), ...(to !== undefined && { to: String(to) }) };
}

const driver = [
  times('driver-age', 1.6, [18, 20]),
  times('driver-age', 1.3, [21, dearerBelow.much - 1]),
  times('driver-age', 1.05, [dearerBelow.much, dearerBelow.somewhat - 1]),
  times('driver-age', 1.15, [66]),
];
const record = [times('no-claims', 0.9, '1-2'), times('no-claims', 0.8, '3-4'), times('no-claims', 0.7, '5')];
const city = [times('city', 1.12, 'riyadh'), times('city', 1.1, 'jeddah'), times('city', 1.05, 'eastern')];

const motor: SeedRates = {
  product: 'motor',
  label: both('Motor insurance', 'تأمين المركبات'),
  version: '2026-2',
  validFrom: '2026-10-01',
  questions: [
    {
      name: 'use',
      kind: 'choice',
      label: both('What do you use the car for?', 'فيمَ تستخدم المركبة؟'),
      choices: [
        choice('private', 'Private journeys', 'الاستخدام الشخصي'),
        choice('delivery', 'Deliveries or passengers for pay', 'التوصيل أو نقل الركاب بأجر'),
      ],
    },
    {
      name: 'car-value',
      kind: 'number',
      label: both('What is the car worth today?', 'كم تساوي المركبة اليوم؟'),
      hint: both('In riyals: about what you would sell it for.', 'بالريال: المبلغ الذي تتوقع أن تبيعها به.'),
      minimum: '5000',
      maximum: '700000',
    },
    {
      name: 'driver-age',
      kind: 'number',
      label: both('How old is the youngest driver?', 'كم عمر أصغر السائقين؟'),
      hint: both('In years, of all who drive the car.', 'بالسنوات، من بين كل من يقود المركبة.'),
      minimum: '18',
      maximum: '85',
    },
    {
      name: 'no-claims',
      kind: 'choice',
      label: both('How many years without a claim?', 'كم سنة مضت دون مطالبات؟'),
      hint: both(
        'We read the record from Najm before the final offer.',
        'نطّلع على السجل لدى نجم قبل تقديم العرض النهائي.',
      ),
      choices: [
        choice('0', 'Less than one', 'أقل من سنة'),
        choice('1-2', 'One or two', 'سنة أو سنتان'),
        choice('3-4', 'Three or four', 'ثلاث سنوات أو أربع'),
        choice('5', 'Five or more', 'خمس سنوات فأكثر'),
      ],
    },
    {
      name: 'city',
      kind: 'choice',
      label: both('Where is the car most of the time?', 'أين تكون المركبة في معظم الأوقات؟'),
      choices: [
        choice('riyadh', 'Riyadh', 'الرياض'),
        choice('jeddah', 'Jeddah or Makkah', 'جدة أو مكة المكرمة'),
        choice('eastern', 'Dammam, Khobar or Jubail', 'الدمام أو الخبر أو الجبيل'),
        choice('other', 'Elsewhere in the Kingdom', 'مكان آخر في المملكة'),
      ],
    },
  ],
  plans: [
    {
      name: 'third-party',
      label: both('Third party', 'ضد الغير'),
      base: 690,
      minimum: 460,
      factors: [times('use', 1.55, 'delivery'), ...driver, ...record, ...city],
      includes: [both('Injury and damage to others up to SAR 10,000,000', 'إصابات الغير وأضرارهم حتى 10,000,000 ريال')],
    },
    {
      name: 'comprehensive',
      label: both('Comprehensive', 'الشامل'),
      base: 980,
      minimum: 1250,
      factors: [
        plus('car-value', 420, [30_000, 59_999.99]),
        plus('car-value', 980, [60_000, 99_999.99]),
        plus('car-value', 1_780, [100_000, 159_999.99]),
        plus('car-value', 3_150, [160_000, 249_999.99]),
        plus('car-value', 5_400, [250_000, 399_999.99]),
        plus('car-value', 9_200, [400_000]),
        times('use', 1.6, 'delivery'),
        ...driver,
        ...record,
        ...city,
      ],
      includes: [
        both('Injury and damage to others up to SAR 10,000,000', 'إصابات الغير وأضرارهم حتى 10,000,000 ريال'),
        both('Damage to your own car', 'أضرار مركبتك'),
        both('Roadside help', 'المساعدة على الطريق'),
      ],
    },
    {
      name: 'comprehensive-plus',
      label: both('Comprehensive Plus', 'الشامل بلس'),
      base: 1_340,
      minimum: 1_750,
      factors: [
        plus('car-value', 560, [30_000, 59_999.99]),
        plus('car-value', 1_290, [60_000, 99_999.99]),
        plus('car-value', 2_340, [100_000, 159_999.99]),
        plus('car-value', 4_050, [160_000, 249_999.99]),
        plus('car-value', 6_900, [250_000, 399_999.99]),
        plus('car-value', 11_600, [400_000]),
        times('use', 1.7, 'delivery'),
        ...driver,
        ...record,
        ...city,
      ],
      includes: [
        both('Injury and damage to others up to SAR 10,000,000', 'إصابات الغير وأضرارهم حتى 10,000,000 ريال'),
        both('Damage to your own car', 'أضرار مركبتك'),
        both('Roadside help', 'المساعدة على الطريق'),
        both('Repair at the agency for cars up to 4 years old', 'الإصلاح لدى الوكالة للمركبات حتى 4 سنوات'),
        both('A replacement car for 10 days', 'مركبة بديلة 10 أيام'),
      ],
    },
  ],
  samples: [
    sample('Family, Riyadh · عائلة في الرياض', {
      use: 'private',
      'car-value': '85000',
      'driver-age': '34',
      'no-claims': '5',
      city: 'riyadh',
    }),
    sample('Young driver, Jeddah · سائق شاب في جدة', {
      use: 'private',
      'car-value': '38000',
      'driver-age': '19',
      'no-claims': '0',
      city: 'jeddah',
    }),
    sample('Deliveries, Dammam · توصيل في الدمام', {
      use: 'delivery',
      'car-value': '52000',
      'driver-age': '27',
      'no-claims': '1-2',
      city: 'eastern',
    }),
  ],
};

const trip = [
  times('days', 1.45, [8, 14]),
  times('days', 2.1, [15, 31]),
  times('days', 3.2, [32, 62]),
  times('days', 4.6, [63]),
  times('eldest', 0.8, [undefined, 17]),
  times('eldest', 1.5, [61, 70]),
  times('eldest', 2.4, [71]),
];
/** The price of one traveller, times those who travel. */
const travellers = [2, 3, 4, 5, 6, 7, 8].map((count) => times('travellers', count, [count, count]));

/** What the plans for a visa include besides: the page of the product says of which plans it is part, from here. */
export const visaCertificate = both('Certificate for the visa', 'شهادة لطلب التأشيرة');

const travel: SeedRates = {
  product: 'travel',
  label: both('Travel insurance', 'تأمين السفر'),
  version: '2026-1',
  validFrom: '2026-07-01',
  questions: [
    {
      name: 'days',
      kind: 'number',
      label: both('How many days are you away?', 'كم يومًا يستغرق سفرك؟'),
      hint: both(
        'From leaving home until you are back, for one trip. For an annual policy, which covers every trip of the year, ask us under “Get a Quote”.',
        'من يوم المغادرة حتى يوم العودة، لرحلة واحدة. أما الوثيقة السنوية التي تغطي جميع رحلات السنة، فاطلب سعرها من صفحة «اطلب عرض سعر».',
      ),
      minimum: '1',
      maximum: String(travelLimits.days),
    },
    {
      name: 'travellers',
      kind: 'number',
      label: both('How many people travel?', 'كم عدد المسافرين؟'),
      hint: both('Children count, too.', 'مع احتساب الأطفال.'),
      minimum: '1',
      maximum: String(travelLimits.family),
    },
    {
      name: 'eldest',
      kind: 'number',
      label: both('How old is the eldest of you?', 'كم عمر أكبركم سنًّا؟'),
      hint: both('In years, on the day you leave.', 'بالسنوات يوم السفر.'),
      minimum: '1',
      maximum: String(travelLimits.eldest),
    },
    {
      name: 'winter-sports',
      kind: 'yesno',
      label: both('Do you want cover for winter sports?', 'هل تريدون تغطية الرياضات الشتوية؟'),
      hint: both(
        'Skiing and snowboarding, for everybody who travels. Only the Schengen and Worldwide plans can have it. Diving with a licence, down to 30 metres, needs no extra.',
        'التزلج على الثلج بأنواعه، لجميع المسافرين. وهي متاحة في خطتي شنغن والعالمية فقط. أما الغوص برخصة حتى عمق 30 مترًا فلا يحتاج إلى إضافة.',
      ),
    },
  ],
  plans: [
    {
      name: 'regional',
      label: both('Regional', 'الإقليمية'),
      base: 38,
      minimum: 38,
      factors: [...trip, ...travellers],
      includes: [
        both('Treatment abroad up to SAR 180,000', 'العلاج في الخارج حتى 180,000 ريال'),
        both('The way home when you are ill', 'العودة إلى الوطن عند المرض'),
      ],
    },
    {
      name: 'schengen',
      label: both('Schengen', 'شنغن'),
      base: 56,
      minimum: 56,
      factors: [...trip, plus('winter-sports', 60, 'yes'), ...travellers],
      includes: [
        both('Treatment abroad up to SAR 260,000', 'العلاج في الخارج حتى 260,000 ريال'),
        both('The way home when you are ill', 'العودة إلى الوطن عند المرض'),
        visaCertificate,
        both('Winter sports, where you ask for them', 'الرياضات الشتوية عند طلبها'),
      ],
    },
    {
      name: 'worldwide',
      label: both('Worldwide', 'العالمية'),
      base: 89,
      minimum: 89,
      factors: [...trip, plus('winter-sports', 85, 'yes'), ...travellers],
      includes: [
        both('Treatment abroad up to SAR 1,750,000', 'العلاج في الخارج حتى 1,750,000 ريال'),
        both('The way home when you are ill', 'العودة إلى الوطن عند المرض'),
        visaCertificate,
        both('Winter sports, where you ask for them', 'الرياضات الشتوية عند طلبها'),
      ],
    },
  ],
  samples: [
    sample('A week alone · أسبوع لمسافر واحد', { days: '7', travellers: '1', eldest: '29', 'winter-sports': 'no' }),
    sample('Family holiday · إجازة عائلية', { days: '21', travellers: '5', eldest: '46', 'winter-sports': 'no' }),
    sample('Skiing at 68 · تزلج في عمر 68', { days: '12', travellers: '2', eldest: '68', 'winter-sports': 'yes' }),
  ],
};

const stay = [
  times('stay', 1.85, '60'),
  times('stay', 2.6, '90'),
  times('stay', 4.4, '180'),
  times('entries', 1.25, 'multiple'),
  times('age', 1.4, [51, 60]),
  times('age', 2.1, [61, 70]),
  times('age', 3.3, [71]),
  times('illness', 1.3, 'yes'),
];

const visitVisa: SeedRates = {
  product: 'visit-visa',
  label: both('Visit visa insurance', 'تأمين تأشيرة الزيارة'),
  version: '2026-3',
  validFrom: '2026-09-01',
  questions: [
    {
      name: 'stay',
      kind: 'choice',
      label: both('How long is the stay?', 'كم مدة الإقامة؟'),
      hint: both(
        'The days that the visa allows, not those of one visit.',
        'المدة التي تسمح بها التأشيرة، لا مدة زيارة واحدة.',
      ),
      choices: [
        choice('30', 'Up to 30 days', 'حتى 30 يومًا'),
        choice('60', 'Up to 60 days', 'حتى 60 يومًا'),
        choice('90', 'Up to 90 days', 'حتى 90 يومًا'),
        choice('180', 'Up to 180 days', 'حتى 180 يومًا'),
      ],
    },
    {
      name: 'entries',
      kind: 'choice',
      label: both('How often may the visitor enter?', 'كم مرة يحق للزائر الدخول؟'),
      choices: [choice('single', 'Once', 'مرة واحدة'), choice('multiple', 'Several times', 'عدة مرات')],
    },
    {
      name: 'age',
      kind: 'number',
      label: both('How old is the visitor?', 'كم عمر الزائر؟'),
      hint: both('In years, on the day of entry. 0 for a baby.', 'بالسنوات يوم الدخول، و0 للرضيع.'),
      minimum: '0',
      maximum: '120',
    },
    {
      name: 'illness',
      kind: 'yesno',
      label: both('Has the visitor an illness that is treated now?', 'هل لدى الزائر مرض يُعالَج منه الآن؟'),
      hint: both('Such as diabetes or high blood pressure.', 'مثل السكري أو ارتفاع ضغط الدم.'),
    },
  ],
  plans: [
    {
      name: 'entry',
      label: both('Entry', 'الأساسية'),
      base: 78,
      minimum: 78,
      factors: stay,
      includes: [both('Emergencies up to SAR 100,000', 'الحالات الطارئة حتى 100,000 ريال')],
    },
    {
      name: 'comfort',
      label: both('Comfort', 'الراحة'),
      base: 112,
      minimum: 112,
      factors: stay,
      includes: [
        both('Emergencies up to SAR 150,000', 'الحالات الطارئة حتى 150,000 ريال'),
        both('Doctor by phone', 'استشارة طبيب هاتفيًا'),
        both('Lost baggage on arrival', 'فقدان الأمتعة عند الوصول'),
      ],
    },
    {
      name: 'hospitality',
      label: both('Hospitality', 'الضيافة'),
      base: 168,
      minimum: 168,
      factors: stay,
      includes: [
        both('Emergencies up to SAR 250,000', 'الحالات الطارئة حتى 250,000 ريال'),
        both('Doctor by phone', 'استشارة طبيب هاتفيًا'),
        both('Lost baggage on arrival', 'فقدان الأمتعة عند الوصول'),
        both('Clinic visits that are not urgent', 'زيارات العيادة غير الطارئة'),
        both('Medicine for a chronic illness', 'أدوية الأمراض المزمنة'),
      ],
    },
  ],
  samples: [
    sample('Mother for a month · والدة لشهر', { stay: '30', entries: 'single', age: '58', illness: 'no' }),
    sample('Grandfather who is ill · جدّ مريض', { stay: '90', entries: 'single', age: '74', illness: 'yes' }),
    sample('Child, several visits · طفل وزيارات عدة', { stay: '180', entries: 'multiple', age: '6', illness: 'no' }),
  ],
};

/** What GET /rates answers with the demo content: invented prices of the size that the Kingdom knows. */
export const rates: SeedRates[] = [motor, travel, visitVisa];
