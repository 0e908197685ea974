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

test.each(['http://sales.example', 'javascript:alert(1)', '//sales.example', '/motor', 'undefined', 7])(
  'no hand-over to %j',
  (address) => {
    const { rates } = changed((data) => void Object.assign(data, { hand_over: address }));
    expect(rates).toBeDefined();
    expect(rates?.handOver).toBeUndefined();
  },
);

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
