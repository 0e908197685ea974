import { expect, test } from 'vitest';
import { boundsIn, checkFigures } from './check-figures.ts';
import { savingsOf } from './outcomes.ts';
import { printedIllustration } from './printed-illustration.ts';

test('the example of the printed illustration comes out as it stands there', () => {
  const { paidIn, outcomes } = savingsOf(800, 15, printedIllustration);
  expect(paidIn).toBe(144_000);
  expect(outcomes.map(({ amount }) => amount)).toEqual([131_000, 164_500, 203_000]);
  expect(outcomes.map(({ difference }) => difference)).toEqual([-13_000, 20_500, 59_000]);
});

test('without growth and costs what was paid in comes out', () => {
  const flat = { growth: { poor: 0, average: 0, good: 0 }, setUp: 0 };
  expect(savingsOf(500, 1, flat).outcomes.map(({ amount }) => amount)).toEqual([6000, 6000, 6000]);
  expect(savingsOf(500, 1, { ...flat, setUp: 0.5 }).outcomes[0]?.amount).toBe(3000);
});

test('figures are taken in any digits and with separators', () => {
  expect(checkFigures({ age: '٣', year: '٢٠٤١', monthly: '1,800' }, 2026)).toEqual({
    figures: { age: 3, year: 2041, monthly: 1800, years: 15 },
  });
  for (const monthly of ['750.00', '750.0', '٧٥٠٫٠٠', ' 750 '])
    expect(checkFigures({ age: '3', year: '2041', monthly }, 2026).figures?.monthly, monthly).toBe(750);
  for (const monthly of ['1,800.00', '١٬٨٠٠٫٠٠', '1 800', '١،٨٠٠', '1,800', 'SAR 1,800', '١٬٨٠٠ ريال'])
    expect(checkFigures({ age: '3', year: '2041', monthly }, 2026).figures?.monthly, monthly).toBe(1800);
});

test.each(['750.50', '1.800', '750,00', '7,50', '75,0000', '75-000', '75/000', '(750)', '0,750', '750.'])(
  '%s is no whole number, and no other one',
  (monthly) => {
    expect(checkFigures({ age: '3', year: '2041', monthly }, 2026).problems).toEqual({ monthly: 'outside' });
  },
);

test('a year after the age of 100 is outside, and its bounds say until when it may be', () => {
  const typed = { age: '80', year: '2047', monthly: '500' };
  expect(checkFigures(typed, 2026).problems).toEqual({ year: 'outside' });
  expect(boundsIn(2026, typed).year).toEqual([2027, 2046]);
  expect(checkFigures({ ...typed, year: '2046' }, 2026).figures?.years).toBe(20);
  expect(boundsIn(2026).year).toEqual([2027, 2076]);
});

test('what is missing or outside of its bounds is told by the figure', () => {
  expect(checkFigures({ age: '', year: '2026', monthly: '10' }, 2026).problems).toEqual({
    age: 'missing',
    year: 'outside',
    monthly: 'outside',
  });
  expect(checkFigures({ age: '3.5', year: '2041', monthly: 'x' }, 2026).problems).toEqual({
    age: 'outside',
    monthly: 'outside',
  });
});
