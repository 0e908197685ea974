import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ratesExamples } from '../examples/rates-examples.ts';
import { premiumOf } from './premium.ts';
import type { Answers, Rates } from './rates.ts';
import { readRates } from './read-rates.ts';

type Case = {
  questions: Record<string, string>;
  answers: Answers;
  base: number;
  minimum: number;
  vat: number;
  factors: unknown[];
  net: number;
  vatAmount: number;
  total: number;
};

/** Worked apart from this code, with exact fractions, by scripts/work-premiums.ts. */
const cases: Case[] = JSON.parse(readFileSync(new URL('premium-cases.json', import.meta.url), 'utf8'));

const choices = ['a', 'b', 'c'].map((value) => ({ value, label: value }));

function ratesOf({ questions, base, minimum, vat, factors }: Omit<Case, 'answers' | 'net' | 'vatAmount' | 'total'>) {
  const { rates } = readRates(
    {
      data: {
        ...{ product: 'motor', version: '1', valid_from: '2026-11-01', currency: 'SAR', vat },
        questions: Object.entries(questions).map(([name, kind]) => ({ name, kind, label: name, choices })),
        plans: [{ name: 'plan', label: 'Plan', base, minimum, factors }],
      },
    },
    'en',
  );
  if (!rates) throw new Error('no rates');
  return rates;
}

const first = (rates: Rates, answers: Answers) => {
  const [plan] = rates.plans;
  return plan && premiumOf(plan, rates, answers);
};

test('200 premiums agree to the halala with their table', () => {
  expect(cases).toHaveLength(200);
  for (const { answers, net, vatAmount, total, ...table } of cases)
    expect(first(ratesOf(table), answers), JSON.stringify({ answers, ...table })).toMatchObject({
      net,
      vat: vatAmount,
      total,
    });
});

describe('premiums worked by hand', () => {
  const motor = readRates(ratesExamples.motor, 'en').rates;
  const answers = { use: 'private', value: '60000', 'first-used': '2020-05-01', claims: 'no' };
  const price = (plan: number, changed: Answers = {}) => {
    const table = motor?.plans[plan];
    return motor && table && premiumOf(table, motor, { ...answers, ...changed });
  };

  test('the base alone: 640.50, VAT 96.075 is 96.08', () => {
    expect(price(0)).toMatchObject({ base: 64050, steps: [], net: 64050, vat: 9608, total: 73658 });
  });
  test('in order: 640.50 × 1.6 + 120 = 1,144.80, and not (640.50 + 120) × 1.6', () => {
    expect(price(0, { use: 'taxi', claims: 'yes' })).toMatchObject({
      steps: [
        { question: 'use', change: 38430 },
        { question: 'claims', change: 12000 },
      ],
      net: 114480,
      vat: 17172,
    });
  });
  test('both bounds belong to their factor: 60,000 is from 60,000', () => {
    expect(price(1)).toMatchObject({ net: 165025 });
    expect(price(1, { value: '59999.99' })).toMatchObject({ steps: [], base: 90000, minimum: 30000, net: 120000 });
    expect(price(1, { value: '150000' })).toMatchObject({ net: 222784 });
    expect(price(1, { 'first-used': '2018-12-31' })).toMatchObject({ net: 185653 });
    expect(price(1, { 'first-used': '2019-01-01' })).toMatchObject({ net: 165025 });
  });
  test('an answer that a factor asks for is missing: no price', () => {
    const { claims: _, ...rest } = answers;
    const plan = motor?.plans[0];
    expect(motor && plan && premiumOf(plan, motor, rest)).toBeUndefined();
  });
});

test('half a halala goes up, what is less goes down', () => {
  const table = { questions: { q: 'yesno' }, minimum: 0, vat: 0.15, factors: [] };
  expect(first(ratesOf({ ...table, base: 1.005 }), { q: 'no' })?.net).toBe(101);
  expect(first(ratesOf({ ...table, base: 1.004999 }), { q: 'no' })?.net).toBe(100);
  // 0.1 + 0.2 as computers send it is 0.3.
  expect(first(ratesOf({ ...table, base: 0.1 + 0.2 }), { q: 'no' })?.net).toBe(30);
});

test('half a halala goes up below nothing as well', () => {
  const table = { questions: { q: 'yesno' }, base: 1, minimum: 0, vat: 0 };
  const off = (add: number) => [{ question: 'q', when: { equals: 'yes' }, add }];
  const change = (add: number) => first(ratesOf({ ...table, factors: off(add) }), { q: 'yes' })?.steps[0]?.change;
  expect([-2.004, -2.005, -2.006, -2.01].map(change)).toEqual([-200, -200, -201, -201]);
});

test('a sum that nobody could pay is no price', () => {
  const table = { questions: { q: 'yesno' }, minimum: 0, factors: [] };
  const times = { question: 'q', when: { equals: 'yes' }, multiply: 10_000 };
  const price = (base: number, vat: number, factors: unknown[] = []) =>
    first(ratesOf({ ...table, base, vat, factors }), { q: 'yes' });
  // As many halalas as a number counts are a little more.
  expect(price(9_007_199_254, 0, [times])?.total).toBe(9_007_199_254_000_000);
  expect(price(9_007_199_255, 0, [times])).toBeUndefined();
  expect(price(9_007_199_254, 0.15, [times])).toBeUndefined();
});

test('for every case: what moved the price sums up to it, and more VAT never costs less', () => {
  for (const { answers, ...table } of cases) {
    const price = first(ratesOf(table), answers);
    if (!price) throw new Error('no price');
    expect(price.base + price.steps.reduce((sum, { change }) => sum + change, 0) + price.minimum).toBe(price.net);
    expect(price.net).toBeGreaterThanOrEqual(Math.floor(table.minimum * 100));
    expect(price.net + price.vat).toBe(price.total);
    expect(first(ratesOf({ ...table, vat: 1 }), answers)?.total).toBe(2 * price.net);
    // A factor that changes nothing changes nothing.
    const [question = ''] = Object.keys(table.questions);
    const idle = [
      { question, when: { equals: table.questions[question] === 'number' ? 12345 : answers[question] }, multiply: 1 },
    ];
    expect(first(ratesOf({ ...table, factors: [...table.factors, ...idle] }), answers)?.total).toBe(price.total);
  }
});
