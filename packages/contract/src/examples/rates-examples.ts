const both = (label: string, label_ar: string) => ({ label, label_ar });
const choice = (value: string, label: string, label_ar: string) => ({ value, ...both(label, label_ar) });

const motor = {
  product: 'motor',
  version: '3',
  valid_from: '2026-11-01',
  currency: 'SAR',
  vat: 0.15,
  questions: [
    {
      ...{ name: 'use', kind: 'choice', ...both('What is the car used for?', 'في ماذا تُستخدم السيارة؟') },
      choices: [choice('private', 'Private', 'استخدام شخصي'), choice('taxi', 'Taxi or deliveries', 'أجرة أو توصيل')],
    },
    {
      ...{ name: 'value', kind: 'number', ...both('What is the car worth today?', 'كم قيمة السيارة اليوم؟') },
      ...{ hint: 'In riyals, about what you would sell it for.', hint_ar: 'بالريال، بما تتوقع أن تبيعها به.' },
      ...{ minimum: 5000, maximum: 800000 },
    },
    {
      ...{ name: 'first-used', kind: 'date', ...both('When was it first on the road?', 'متى سارت أول مرة؟') },
      ...{ minimum: '1990-01-01', maximum: '2026-11-22' },
    },
    {
      name: 'claims',
      kind: 'yesno',
      ...both('Any claim in the last three years?', 'هل قدّمت مطالبة في آخر ثلاث سنوات؟'),
    },
  ],
  plans: [
    {
      ...{ name: 'third-party', ...both('Third party', 'ضد الغير'), base: 640.5, minimum: 500 },
      factors: [
        { question: 'use', when: { equals: 'taxi' }, multiply: 1.6 },
        { question: 'claims', when: { equals: 'yes' }, add: 120 },
      ],
      includes: [both('Damage to others up to SAR 10 million', 'أضرار الغير حتى 10 ملايين ريال')],
    },
    {
      ...{ name: 'comprehensive', ...both('Comprehensive', 'شامل'), base: 900, minimum: 1200 },
      factors: [
        { question: 'use', when: { equals: 'taxi' }, multiply: 1.6 },
        { question: 'value', when: { from: 60000 }, add: 750.25 },
        { question: 'value', when: { from: 150000, to: 800000 }, multiply: 1.35 },
        { question: 'first-used', when: { to: '2018-12-31' }, multiply: 1.125 },
        { question: 'claims', when: { equals: 'yes' }, multiply: 1.25 },
      ],
      includes: [
        both('Damage to others up to SAR 10 million', 'أضرار الغير حتى 10 ملايين ريال'),
        both('Damage to your own car', 'أضرار سيارتك'),
      ],
    },
  ],
  hand_over: 'https://sales.example.com/motor',
};

const travel = {
  product: 'travel',
  version: '1',
  valid_from: '2026-10-01',
  currency: 'SAR',
  vat: 0.15,
  questions: [
    { name: 'days', kind: 'number', ...both('How many days?', 'كم يومًا؟'), minimum: 1, maximum: 180 },
    { name: 'winter-sports', kind: 'yesno', ...both('Winter sports?', 'رياضات شتوية؟') },
  ],
  plans: [
    {
      ...{ name: 'standard', ...both('Standard', 'أساسي'), base: 45, minimum: 45 },
      factors: [
        { question: 'days', when: { from: 15 }, multiply: 1.8 },
        { question: 'winter-sports', when: { equals: 'yes' }, add: 60 },
      ],
      includes: [],
    },
  ],
  hand_over: null,
};

/** GET /rates/PRODUCT by product: every kind of question, a table with a hand-over and one without. */
export const ratesExamples: Record<string, unknown> = { motor: { data: motor }, travel: { data: travel } };

/** GET /rates. */
export const ratedProductsExample = {
  data: {
    items: [
      { product: 'motor', ...both('Motor', 'المركبات') },
      { product: 'travel', ...both('Travel', 'السفر') },
    ],
  },
};
