import type { FormState } from 'payload';
import { expect, it } from 'vitest';
import { samplePrices } from './sample-prices.ts';
import { tableInForm } from './table-in-form.ts';

const rows = (count: number) => ({ value: count, rows: [], disableFormData: count > 0 });
const whole: FormState = {
  product: { value: 'home' },
  version: { value: '1' },
  validFrom: { value: '2026-01-01' },
  vat: { value: 15 },
  questions: rows(1),
  'questions.0.name': { value: 'rooms' },
  'questions.0.kind': { value: 'number' },
  'questions.0.choices': rows(0),
  plans: rows(1),
  'plans.0.name': { value: 'basic' },
  'plans.0.base': { value: 100 },
  'plans.0.factors': rows(0),
  'plans.0.includes': rows(0),
  samples: rows(1),
  'samples.0.label': { value: 'Large' },
  'samples.0.answers': rows(1),
  'samples.0.answers.0.question': { value: 'rooms' },
  'samples.0.answers.0.answer': { value: '9' },
};

it('reckons with a form some of whose lists have no row', () => {
  expect(samplePrices(tableInForm(whole)).rows).toEqual([
    { label: 'Large', prices: [{ plan: 'basic', total: 11500 }], problems: [] },
  ]);
});

// What a form says of a list without rows is a number.
it.each(['questions', 'plans', 'samples', 'samples.0.answers'])('reckons with a form without %s', (list) => {
  const others = Object.entries(whole).filter(([path]) => !path.startsWith(`${list}.`));
  const table = tableInForm({ ...Object.fromEntries(others), [list]: rows(0) });
  expect(() => samplePrices(table)).not.toThrow();
});

it('reckons with a form of which a row and its values are still to come', () => {
  const { 'samples.0.label': _, 'samples.0.answers': __, ...others } = whole;
  const late = { ...others, samples: rows(2), 'samples.1.label': { value: 'Small' } };
  expect(samplePrices(tableInForm(late)).rows.map(({ label }) => label)).toEqual(['', 'Small']);
  expect(samplePrices(tableInForm({})).rows).toEqual([]);
});
