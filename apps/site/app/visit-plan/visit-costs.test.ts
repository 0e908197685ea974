import type { Plan, Question, Rates } from '@insurer/contract/rates/rates.ts';
import { describe, expect, test } from 'vitest';
import { planVisit, type Visit } from './plan-visit.ts';
import { costsOf, isAnsweredByVisit } from './visit-costs.ts';

const label = { text: 'x', lang: 'en' } as const;
const choice = (name: string, ...values: string[]): Question => ({
  name,
  kind: 'choice',
  label,
  choices: values.map((value) => ({ value, label })),
});
const stay = choice('stay', '90', '30', '180');
const entries = choice('entries', 'single', 'multiple');
const age: Question = { name: 'age', kind: 'number', label };
const plan: Plan = {
  name: 'entry',
  label,
  base: '100',
  minimum: '0',
  includes: [],
  factors: [
    { question: 'stay', when: { equals: '90' }, multiply: '2' },
    { question: 'entries', when: { equals: 'multiple' }, add: '10' },
    { question: 'age', when: { from: '61' }, add: '50' },
  ],
};
const rates: Rates = {
  product: 'visit-visa',
  currency: 'SAR',
  vat: '0.15',
  questions: [stay, entries, age],
  plans: [plan],
};
const visit: Visit = { kind: 'single', entry: '2026-11-22', stay: 30, spent: 0 };

type Asked = Partial<Visit> & { today?: string };

function totals(
  { today = '2026-11-22', ...more }: Asked,
  table = rates,
  answers: Record<string, string> = { age: '30' },
) {
  const asked = { ...visit, ...more };
  const costs = costsOf(asked, planVisit(asked, 3), { rates: table, answers, today });
  return costs?.map(({ part, days, prices }) => [part, days, ...prices.map(({ premium }) => premium.total)]);
}

describe('what a visit costs', () => {
  test('the shortest stay on offer that is long enough, with VAT', () => {
    expect(totals({})).toEqual([['stay', 30, 11_500]]);
    expect(totals({ stay: 31 })).toEqual([['stay', 31, 23_000]]);
    expect(totals({ kind: 'together' })).toEqual([['stay', 30, 12_650]]);
    expect(totals({}, rates, { age: '70' })).toEqual([['stay', 30, 17_250]]);
  });

  test('the days without cover are a policy of their own', () => {
    expect(totals({ leaves: '2027-02-01' })).toEqual([
      ['stay', 30, 11_500],
      ['gap', 42, 23_000],
    ]);
  });

  test('who has a policy pays for what it does not cover', () => {
    expect(totals({ cover: 10 })).toEqual([['gap', 20, 11_500]]);
    expect(totals({ cover: 30 })).toEqual([]);
  });

  test('days that are over have no price, since nothing covers them any more', () => {
    const leaves = '2027-02-01';
    expect(totals({ cover: 10, leaves, today: '2026-12-01' })).toEqual([['gap', 62, 23_000]]);
    expect(totals({ cover: 10, leaves, today: '2027-01-20' })).toEqual([['gapAhead', 13, 11_500]]);
    expect(totals({ cover: 10, leaves, today: '2027-02-02' })).toEqual([]);
    expect(totals({ leaves, today: '2027-01-01' })).toEqual([['gapAhead', 32, 23_000]]);
  });

  test('of a stay that has begun the days to come have a price; where each visit may last all of it, the whole stay', () => {
    const today = '2026-11-23';
    expect(totals({ stay: 31, today })).toEqual([['stayAhead', 30, 11_500]]);
    expect(totals({ stay: 31, today, visaEnds: '2026-11-25' })).toEqual([['stayAhead', 3, 11_500]]);
    expect(totals({ stay: 31, spent: 10, kind: 'together', today })).toEqual([['stayAhead', 20, 12_650]]);
    expect(totals({ stay: 31, kind: 'each', today })).toEqual([['stay', 31, 24_150]]);
  });

  test('no price where the table has none for so many days, and none before its other questions are answered', () => {
    expect(totals({ stay: 181 })).toEqual([['stay', 181]]);
    expect(totals({}, rates, {})).toBeUndefined();
  });

  test('a table that does not ask for the days prices the stay alone', () => {
    const short = { ...rates, questions: [age], plans: [{ ...plan, factors: [] }] };
    for (const today of ['2026-11-22', '2026-12-01'])
      expect(totals({ leaves: '2027-02-01', today }, short)).toEqual([['stay', 30, 11_500]]);
  });

  test('days as a number, within its bounds', () => {
    const numbered: Rates = {
      ...rates,
      questions: [{ name: 'stay', kind: 'number', label, maximum: '60' }, age],
      plans: [{ ...plan, factors: [{ question: 'stay', when: { from: '31' }, add: '20' }] }],
    };
    expect(totals({ stay: 45 }, numbered)).toEqual([['stay', 45, 13_800]]);
    expect(totals({ stay: 61 }, numbered)).toEqual([['stay', 61]]);
  });
});

test('a question of the same name and another shape is asked', () => {
  expect([stay, entries].every(isAnsweredByVisit)).toBe(true);
  expect([age, choice('stay', 'short', 'long'), choice('entries', 'once')].some(isAnsweredByVisit)).toBe(false);
});
