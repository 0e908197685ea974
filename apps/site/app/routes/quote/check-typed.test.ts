import type { Question } from '@insurer/contract/rates/rates.ts';
import { expect, test } from 'vitest';
import { checkTyped } from './check-typed.ts';

const label = { text: 'Value of the car', lang: 'en' } as const;
const amount: Question = { name: 'value', label, kind: 'number', minimum: '5000', maximum: '800000' };

test.each([
  '120,000',
  '120,000 SAR',
  'SAR 120,000',
  'SR120000',
  '120000 Saudi Riyals',
  '١٢٠٬٠٠٠ ريال',
  '١٢٠٬٠٠٠ ريالًا سعوديًا',
  '120,000 ر.س.',
  '\ufdfc120,000',
])('%s is an amount', (typed) => {
  expect(checkTyped(amount, typed)).toEqual({ value: '120000' });
});

test.each(['120 thousand SAR', '١٢٠ ألف ريال', '١٢٠ ريال ونصف', '120,000 USD', 'SAR 5,000 SAR'])(
  '%s is none, and no other one',
  (typed) => {
    expect(checkTyped(amount, typed)).toEqual({ problem: 'notANumber' });
  },
);

test('what is no amount is read as it stands', () => {
  const choice: Question = { name: 'currency', label, kind: 'choice', choices: [{ value: 'SAR', label }] };
  expect(checkTyped(choice, 'SAR')).toEqual({ value: 'SAR' });
  expect(checkTyped(amount, null)).toEqual({ problem: 'missing' });
});
