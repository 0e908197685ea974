import { describe, expect, test } from 'vitest';
import { ratedProductsExample, ratesExamples } from '../examples/rates-examples.ts';
import { readRatedProducts, readRates } from './read-rates.ts';

const example = () => structuredClone(ratesExamples.motor) as { data: Record<string, unknown> };
type Row = Record<string, unknown>;
const rowsOf = (value: unknown) => value as Row[];
const changed = (change: (data: Record<string, unknown>) => void) => {
  const body = example();
  change(body.data);
  return readRates(body, 'en');
};

// docs/contract.md, Rates.
test('the example reads whole in both languages', () => {
  for (const language of ['en', 'ar'] as const) {
    const { rates, issues } = readRates(example(), language);
    expect(issues).toEqual([]);
    expect(rates).toMatchObject({ product: 'motor', version: '3', validFrom: '2026-11-01', vat: '0.15' });
    expect(rates?.questions.map(({ kind }) => kind)).toEqual(['choice', 'number', 'date', 'yesno']);
    expect(rates?.plans.map(({ factors }) => factors.length)).toEqual([2, 5]);
    expect(rates?.questions[0]?.label.lang).toBe(language);
  }
});

test.each(['AED', 'USD', 'usd'])(
  'a table in another currency is none, since prices are said in riyals: %j',
  (currency) => {
    const { rates, issues } = changed((data) => Object.assign(data, { currency }));
    expect(rates).toBeUndefined();
    expect(issues).toContainEqual({ path: 'currency', reason: 'not SAR' });
  },
);

test.each(['SAR', ' sar ', 'SR', 'ريال', 682, '', null, undefined])(
  'a table in riyals, or of no other currency, is one: %j',
  (currency) => {
    expect(changed((data) => Object.assign(data, { currency })).rates?.currency).toBe('SAR');
  },
);

test('a factor matches the choice that is written in other digits, blanks or marks', () => {
  const { rates, issues } = changed(({ questions, plans }) => {
    Object.assign(rowsOf(questions)[0] ?? {}, {
      choices: [
        { value: '٢٠٢٤', label: '2024' },
        { value: 'other', label: 'Other' },
      ],
    });
    for (const plan of rowsOf(plans))
      Object.assign(plan, { factors: [{ question: 'use', when: { equals: '\u200f2024' }, add: 5 }] });
  });
  expect(issues).toEqual([]);
  expect(rates?.plans[0]?.factors).toEqual([{ question: 'use', when: { equals: '٢٠٢٤' }, add: '5' }]);
});

describe('an answer that would fall between two ranges', () => {
  const ranges = (more: Row, ...factors: Row[]) =>
    changed(({ questions, plans }) => {
      Object.assign(rowsOf(questions)[1] ?? {}, { minimum: 18, maximum: 85, ...more });
      for (const plan of rowsOf(plans))
        Object.assign(plan, { factors: factors.map((when) => ({ question: 'value', when, multiply: 2 })) });
    }).rates?.questions[1];

  test('is none, where all that is asked for are whole numbers', () => {
    expect(ranges({}, { from: 18, to: 20 }, { from: 21, to: 24 })).toMatchObject({ whole: true });
  });

  test('is one where a bound has decimals, or no range is asked for', () => {
    for (const question of [
      ranges({}, { from: 0, to: 59999.99 }, { from: 60000 }),
      ranges({ maximum: '85.5' }, { to: 20 }),
      ranges({}, { equals: 20 }),
    ])
      expect(question).not.toHaveProperty('whole');
  });
});

describe('what a price is computed without is told', () => {
  const issuesOf = (change: (data: Record<string, unknown>) => void) => changed(change).issues;
  const factor = (of: Row) => ({ multiply: 2, ...of });

  test.each<[string, Row]>([
    ['a choice that is not offered', factor({ question: 'use', when: { equals: 'taksi' } })],
    ['a range that ends before it begins', factor({ question: 'value', when: { from: 30, to: 20 } })],
  ])('%s', (_, wrong) => {
    const { rates, issues } = changed(({ plans }) => Object.assign(rowsOf(plans)[0] ?? {}, { factors: [wrong] }));
    expect(issues).toEqual([{ path: 'plans[0]', reason: 'factor 0 matches no answer' }]);
    expect(rates?.plans).toHaveLength(2);
  });

  test('a bound that cannot be read', () => {
    const issues = issuesOf(({ questions }) => Object.assign(rowsOf(questions)[1] ?? {}, { maximum: '85 years' }));
    expect(issues).toContainEqual({ path: 'questions[1]', reason: 'a bound that cannot be read' });
  });

  test.each(['questions', 'plans'])('the first of two %s of one name', (list) => {
    const issues = issuesOf((data) => rowsOf(data[list]).push(structuredClone(rowsOf(data[list])[0] ?? {})));
    expect(issues).toEqual([{ path: list, reason: 'two of one name' }]);
  });

  test('the first of two choices of one value', () => {
    const issues = issuesOf(({ questions }) => {
      const choices = rowsOf(rowsOf(questions)[0]?.choices);
      choices.push({ ...choices[0] });
    });
    expect(issues).toEqual([{ path: 'questions[0]', reason: 'two of one name' }]);
  });
});

test('the list of products leaves out what has no name', () => {
  expect(readRatedProducts(ratedProductsExample, 'ar').products.map(({ product }) => product)).toEqual([
    'motor',
    'travel',
  ]);
  const items = [{ product: '../x', label: 'X' }, { product: 'a b', label: 'X' }, { product: 'home' }, 'x', null];
  expect(readRatedProducts({ data: { items } }, 'en')).toMatchObject({ products: [], issues: { length: 5 } });
  expect(readRatedProducts(undefined, 'en').products).toEqual([]);
});

describe('a plan that would be computed wrongly is left out whole', () => {
  test.each<[string, Row]>([
    ['a question that is not asked', { question: 'age', when: { equals: '1' }, multiply: 2 }],
    ['no condition', { question: 'use', multiply: 2 }],
    ['an empty condition', { question: 'use', when: {}, multiply: 2 }],
    ['a bound that is no number', { question: 'value', when: { from: 'much', to: 5 }, multiply: 2 }],
    ['a range of a choice', { question: 'use', when: { from: 'a' }, multiply: 2 }],
    ['nothing to do', { question: 'use', when: { equals: 'taxi' } }],
    ['two things to do', { question: 'use', when: { equals: 'taxi' }, multiply: 2, add: 1 }],
    ['a number that is none', { question: 'use', when: { equals: 'taxi' }, multiply: 'NaN' }],
    ['a number without end', { question: 'use', when: { equals: 'taxi' }, add: 1e300 }],
  ])('%s', (_what, factor) => {
    const { rates, issues } = changed(({ plans }) => {
      rowsOf(rowsOf(plans)[1]?.factors).push(factor);
    });
    expect(rates?.plans.map(({ name }) => name)).toEqual(['third-party']);
    expect(issues).toMatchObject([{ path: 'plans[1]' }]);
  });

  test('a question that cannot be asked takes the plans along that need it', () => {
    const { rates } = changed(({ questions }) => {
      Object.assign(rowsOf(questions)[1] ?? {}, { kind: 'guess' });
    });
    expect(rates?.plans.map(({ name }) => name)).toEqual(['third-party']);
  });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a list', []],
  ['text', 'undefined'],
  ['no VAT', { data: { ...example().data, vat: 'undefined' } }],
  ['VAT of 1,500 %', { data: { ...example().data, vat: 15 } }],
  ['no plans', { data: { ...example().data, plans: null } }],
  ['no questions', { data: { ...example().data, questions: {} } }],
  ['a product that is an address', { data: { ...example().data, product: 'https://evil.example' } }],
])('%s is no rate table', (_what, body) => {
  const { rates, issues } = readRates(body, 'en');
  expect(rates).toBeUndefined();
  expect(issues.length).toBeGreaterThan(0);
});

const safeFurtherOn = 'http://sales.example/?to=https://sales.example';

test.each(['http://sales.example', safeFurtherOn, 'javascript:alert(1)', '//sales.example', '/motor', 'undefined', 7])(
  'no hand-over to %j',
  (address) => {
    const { rates } = changed((data) => void Object.assign(data, { hand_over: address }));
    expect(rates).toBeDefined();
    expect(rates).not.toHaveProperty('handOver');
  },
);

/** A table with each kind of question and of factor; `more` replaces parts of it. */
const table = (more: Row = {}) => ({
  data: {
    product: 'home',
    version: 'v'.repeat(50),
    valid_from: '2026-11-01T08:00:00Z',
    currency: 'SAR',
    vat: '0.15',
    hand_over: 'https://sales.example/home',
    questions: [
      {
        ...{
          name: 'kind',
          kind: 'choice',
          label: 'Kind',
          label_ar: 'النوع',
          hint: 'As in the deed',
          hint_ar: 'كما في الصك',
        },
        choices: [
          { value: 'flat', label: 'Flat', label_ar: 'شقة' },
          { value: 'flat', label: 'Flat again', label_ar: 'شقة' },
          { value: 'x'.repeat(65), label: 'Too long' },
          { value: 'villa' },
          null,
        ],
      },
      { name: 'area', kind: 'number', label: 'Area', minimum: 20, maximum: '5000' },
      { name: 'built', kind: 'date', label: 'Built', minimum: '1950-01-01', maximum: '2026-13-01' },
      { name: 'guarded', kind: 'yesno', label: 'Guarded', minimum: 1 },
    ],
    plans: [
      {
        ...{ name: 'basic', label: 'Basic', base: 100, minimum: '' },
        includes: [{ label: 'Fire' }, null, { label: '' }],
        factors: [
          { question: 'kind', when: { equals: 'flat' }, multiply: '0.9' },
          { question: 'area', when: { from: 100, to: null, equals: '' }, add: 50 },
          { question: 'area', when: { to: 99 }, add: -5 },
          { question: 'built', when: { from: '1990-01-01', to: '2000-12-31' }, multiply: 1.1 },
          { question: 'guarded', when: { equals: true }, add: 0 },
          { question: 'guarded', when: { equals: 'No' }, multiply: 2 },
        ],
      },
    ],
    ...more,
  },
});
/** What is said of the table as it stands. */
const ofTable = [
  { path: 'questions[0]', reason: 'two of one name' },
  { path: 'questions[2]', reason: 'a bound that cannot be read' },
];
const readTable = (more?: Row) => {
  const { rates, issues } = readRates(table(more), 'en');
  const isOfTable = ({ path }: { path: string }) => ofTable.some((known) => known.path === path);
  return { rates, issues: issues.filter((issue) => !isOfTable(issue)) };
};
const said = (text: string, lang = 'en') => expect.objectContaining({ text, lang });

test('every part of a table is read as it stands, and what is no part of it is left out', () => {
  expect(readTable()).toEqual({
    issues: [],
    rates: {
      ...{ product: 'home', version: 'v'.repeat(40), validFrom: '2026-11-01', currency: 'SAR', vat: '0.15' },
      handOver: 'https://sales.example/home',
      questions: [
        {
          ...{ name: 'kind', kind: 'choice', label: said('Kind'), hint: said('As in the deed') },
          choices: [{ value: 'flat', label: said('Flat again') }],
        },
        { name: 'area', kind: 'number', label: said('Area'), minimum: '20', maximum: '5000', whole: true },
        { name: 'built', kind: 'date', label: said('Built'), minimum: '1950-01-01' },
        { name: 'guarded', kind: 'yesno', label: said('Guarded') },
      ],
      plans: [
        {
          ...{ name: 'basic', label: said('Basic'), base: '100', minimum: '0', includes: [said('Fire')] },
          factors: [
            { question: 'kind', when: { equals: 'flat' }, multiply: '0.9' },
            { question: 'area', when: { from: '100' }, add: '50' },
            { question: 'area', when: { to: '99' }, add: '-5' },
            { question: 'built', when: { from: '1990-01-01', to: '2000-12-31' }, multiply: '1.1' },
            { question: 'guarded', when: { equals: 'yes' }, add: '0' },
            { question: 'guarded', when: { equals: 'no' }, multiply: '2' },
          ],
        },
      ],
    },
  });
  expect(readRates(table(), 'en').issues).toEqual(ofTable);
  expect(readRates(table(), 'ar').rates?.questions[0]).toMatchObject({
    ...{ label: said('النوع', 'ar'), hint: said('كما في الصك', 'ar') },
    choices: [{ label: said('شقة', 'ar') }],
  });
});

test('what may be missing is missing, and nothing stands in for it but the riyal', () => {
  const rest = { version: undefined, valid_from: '01/11/2026', currency: undefined, hand_over: undefined };
  const { rates, issues } = readTable(rest);
  expect([Object.keys(rates ?? {}).sort(), rates?.currency, issues]).toEqual([
    ['currency', 'plans', 'product', 'questions', 'vat'],
    'SAR',
    [],
  ]);
});

test.each<[string, Row, boolean]>([
  ['0', { vat: 0 }, true],
  ['1', { vat: 1 }, true],
  ['less than nothing', { vat: '-0.01' }, false],
  ['more than all', { vat: '1.01' }, false],
  ['none', { vat: null }, false],
])('a VAT of %s', (_what, more, isTaken) => {
  const { rates, issues } = readTable(more);
  expect(rates !== undefined).toBe(isTaken);
  expect(issues).toEqual(
    isTaken
      ? []
      : [
          { path: 'vat', reason: 'no share between 0 and 1' },
          { path: '', reason: 'no rate table that a price could be computed from' },
        ],
  );
});

const lacking = 'no name, label, base or minimum';
const uncomputable = 'factor 0 cannot be computed';
const one = { question: 'guarded', when: { equals: 'no' }, add: 1 };

test.each<[string, Row, string]>([
  ['name', { name: 'a plan' }, lacking],
  ['label', { label: '' }, lacking],
  ['base', { base: 'much' }, lacking],
  ['minimum that is a number', { minimum: 'little' }, lacking],
  ['end of factors', { factors: Array(501).fill(one) }, 'more than 500 factors'],
  ['first factor', { factors: [null, one] }, uncomputable],
  ['day that there is', { factors: [{ question: 'built', when: { from: '2026-02-30' }, add: 1 }] }, uncomputable],
  ['day alone', { factors: [{ question: 'built', when: { from: 'on 2026-02-01' }, add: 1 }] }, uncomputable],
  [
    'upper bound that can be read',
    { factors: [{ question: 'area', when: { from: 1, to: 'much' }, add: 1 }] },
    uncomputable,
  ],
  ['yes or no', { factors: [{ question: 'guarded', when: { equals: 'perhaps' }, add: 1 }] }, uncomputable],
  ['single yes or no', { factors: [{ question: 'guarded', when: { from: 'no' }, add: 1 }] }, uncomputable],
])('a plan without a %s is left out, and its reason is said', (_what, more, reason) => {
  const [basic] = table().data.plans;
  const { rates, issues } = readTable({ plans: [basic, { ...basic, name: 'other', ...more }] });
  expect(rates?.plans.map(({ name }) => name)).toEqual(['basic']);
  expect(issues).toEqual([{ path: 'plans[1]', reason }]);
});

test.each([
  ['yes', 'yes'],
  ['True', 'yes'],
  [true, 'yes'],
  ['NO', 'no'],
  ['false', 'no'],
  [false, 'no'],
])('a factor for %j is one for the answer %j', (written, answer) => {
  const factors = [{ question: 'guarded', when: { equals: written }, add: 1 }];
  const { rates, issues } = readTable({ plans: [{ ...table().data.plans[0], factors }] });
  expect(issues).toEqual([]);
  expect(rates?.plans[0]?.factors[0]?.when).toEqual({ equals: answer });
});

test.each([
  ['area', 100, 99.5, 'factor 0 matches no answer'],
  ['area', 100, 100, undefined],
  // By their digits, not by their letters.
  ['area', 99, 100, undefined],
  ['built', '2026-02-01', '2026-01-31', 'factor 0 matches no answer'],
  ['built', '2026-02-01', '2026-02-01', undefined],
])('a factor for %s from %j to %j: %s', (question, from, to, reason) => {
  const factors = [{ question, when: { from, to }, add: 1 }];
  const { issues } = readTable({ plans: [{ ...table().data.plans[0], factors }] });
  expect(issues.map(({ reason: said }) => said)).toEqual(reason === undefined ? [] : [reason]);
});

test('five hundred factors are a plan', () => {
  const plan = { ...table().data.plans[0], factors: Array(500).fill(one) };
  expect(readTable({ plans: [plan] }).rates?.plans[0]?.factors).toHaveLength(500);
});

test.each<[string, Row]>([
  ['no name', { name: 'a question' }],
  ['no label', { label: null }],
  ['no known kind', { kind: 'guess' }],
  ['nothing to choose from', { kind: 'choice', choices: [{ value: 'a' }] }],
])('a question with %s is not asked, and it is said', (_what, more) => {
  const question = { name: 'extra', kind: 'yesno', label: 'Extra', ...more };
  const { rates, issues } = readTable({ questions: [...table().data.questions, question] });
  expect(rates?.questions.map(({ name }) => name)).toEqual(['kind', 'area', 'built', 'guarded']);
  expect(issues).toEqual([{ path: 'questions[4]', reason: 'no name, label or known kind, or nothing to choose from' }]);
});

test('what is beyond the bounds of a list is said', () => {
  const questions = Array.from({ length: 17 }, (_, at) => ({ name: `q${at}`, kind: 'yesno', label: 'Q' }));
  const plans = Array.from({ length: 12 }, (_, at) => ({ name: `p${at}`, label: 'P', base: 1 }));
  const long = { questions: [...table().data.questions, ...questions], plans: [...table().data.plans, ...plans] };
  expect(readTable(long).issues).toEqual([
    { path: 'questions', reason: 'only the first 20 are asked' },
    { path: 'plans', reason: 'only the first 12 are offered' },
  ]);
  expect(readTable({ questions: long.questions.slice(0, 20), plans: long.plans.slice(0, 12) }).issues).toEqual([]);
});

test('choices and what a plan includes have their bounds', () => {
  const choices = Array.from({ length: 301 }, (_, at) => ({ value: `c${at}`, label: 'C' }));
  const includes = Array.from({ length: 31 }, () => ({ label: 'Fire' }));
  const questions = [
    { name: 'kind', kind: 'choice', label: 'Kind', choices: [{ value: 'x'.repeat(64), label: 'X' }, ...choices] },
  ];
  const { rates } = readTable({ questions, plans: [{ name: 'basic', label: 'Basic', base: 1, includes }] });
  expect(rates?.plans[0]?.includes).toHaveLength(30);
  const [kind] = rates?.questions ?? [];
  expect(kind?.kind === 'choice' && kind.choices.map(({ value }) => value)).toEqual([
    'x'.repeat(64),
    ...choices.slice(0, 299).map(({ value }) => value),
  ]);
});

test('products beyond a hundred are not listed, and what is none says why', () => {
  const items = Array.from({ length: 101 }, (_, at) => ({ product: `p${at}`, label: 'P' }));
  expect(readRatedProducts({ data: { items } }, 'en').products).toHaveLength(100);
  expect(readRatedProducts({ data: { items: [{ product: 'home' }] } }, 'en').issues).toEqual([
    { path: 'items[0]', reason: 'a product needs a name and a label' },
  ]);
});

test('long lists and long texts have their bounds', () => {
  const { rates } = changed((data) => {
    const questions = Array.from({ length: 5_000 }, (_, at) => ({
      name: `q${at}`,
      kind: 'yesno',
      label: 'x'.repeat(9_000),
    }));
    data.questions = [...rowsOf(data.questions), ...questions];
    data.plans = [
      ...rowsOf(data.plans),
      ...Array.from({ length: 900 }, (_, at) => ({ name: `p${at}`, label: 'P', base: 1 })),
    ];
  });
  expect(rates?.questions).toHaveLength(20);
  expect(rates?.plans).toHaveLength(12);
  expect(rates?.questions.at(-1)?.label.text).toHaveLength(300);
});
