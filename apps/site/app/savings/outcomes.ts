/** The markets that an illustration shows, from the worst on. */
const markets = ['poor', 'average', 'good'] as const;
type Market = (typeof markets)[number];

/** What the outcomes are counted by (decision 0033): shares, such as 0.018 for 1.8 %. */
export type SavingsAssumptions = {
  /** Growth in a year, after all fees. */
  growth: Readonly<Record<Market, number>>;
  /** What setting up the plan takes of the first year's contributions. */
  setUp: number;
};

/** Riyals; `difference` is what stands above or below what was paid in. */
export type Outcome = { market: Market; amount: number; difference: number };
export type Savings = { paidIn: number; outcomes: readonly Outcome[] };

/**
 * What a contribution at the beginning of each month comes to in each market. Amounts are rounded to 500 riyals, smaller ones
 * to 100: nobody knows them better.
 *
 * @param monthly riyals
 */
export function savingsOf(monthly: number, years: number, { growth, setUp }: SavingsAssumptions): Savings {
  const months = years * 12;
  const paidIn = monthly * months;
  const outcomes = markets.map((market) => {
    const inMonth = (1 + growth[market]) ** (1 / 12);
    let fund = 0;
    for (let month = 0; month < months; month++)
      fund = (fund + (month < 12 ? monthly * (1 - setUp) : monthly)) * inMonth;
    const step = fund < 10_000 ? 100 : 500;
    const amount = Math.round(fund / step) * step;
    return { market, amount, difference: amount - paidIn };
  });
  return { paidIn, outcomes };
}
