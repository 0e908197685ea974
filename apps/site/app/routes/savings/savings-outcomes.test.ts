import { expect, test } from 'vitest';
import type { SavingsAssumptions } from '#app/savings/outcomes.ts';
import { viewOf } from '#app/view-fixture.ts';
import { outcomesInWords } from './savings-outcomes.tsx';

const figures = { age: 34, year: 1992, monthly: 800, years: 15 };
const assumptions: SavingsAssumptions = { growth: { poor: -0.012, average: 0.0182, good: 0.0451 }, setUp: 0.08 };

test.each([
  ['en', /: \D*131,000, \D+: \D*164,500, \D+: \D*203,000/],
  ['ar', /: \D*131,000 ريال، و\D+: \D*164,500 ريال، و\D+: \D*203,000 ريال/],
] as const)('voices hear the outcomes as %s lists them', (language, list) => {
  expect(outcomesInWords(figures, assumptions, viewOf(language, '/savings-calculator'))).toMatch(list);
});
