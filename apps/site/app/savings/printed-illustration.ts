import type { SavingsAssumptions } from './outcomes.ts';

/** What the demo company's calculator and its printed illustration count by (decision 0033). */
export const printedIllustration: SavingsAssumptions = {
  growth: { poor: -0.012, average: 0.0182, good: 0.0451 },
  setUp: 0.08,
};
