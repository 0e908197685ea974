/** Demonstration figures in millions of riyals (ratios in percent); a real insurer's reports replace the PDF files. */
export type YearFigures = {
  premiums: number;
  revenue: number;
  serviceResult: number;
  investmentIncome: number;
  profitBeforeZakat: number;
  netProfit: number;
  assets: number;
  equity: number;
  combinedRatio: number;
  solvency: number;
};

function year(...figures: number[]): YearFigures {
  const [
    premiums,
    revenue,
    serviceResult,
    investmentIncome,
    profitBeforeZakat,
    netProfit,
    assets,
    equity,
    combinedRatio,
    solvency,
  ] = figures as [number, number, number, number, number, number, number, number, number, number];
  return {
    premiums,
    revenue,
    serviceResult,
    investmentIncome,
    profitBeforeZakat,
    netProfit,
    assets,
    equity,
    combinedRatio,
    solvency,
  };
}

/** 2026 is the plan for the whole year: only its first three quarters are published. */
const figures: Record<number, YearFigures> = {
  2020: year(1038, 972, 44, 19, 36, 28, 1571, 674, 97.9, 152),
  2021: year(1112, 1041, 58, 22, 49, 38, 1684, 712, 97.2, 158),
  2022: year(1248, 1170, 71, 25, 61, 47, 1792, 748, 96.5, 163),
  2023: year(1437, 1336, 96, 47, 103, 84, 2013, 819, 94.8, 171),
  2024: year(1655, 1548, 121, 63, 137, 113, 2291, 905, 93.6, 184),
  2025: year(1842, 1735, 139, 68, 156, 129, 2540, 987, 93.1, 189),
  2026: year(2012, 1904, 154, 72, 173, 142, 2766, 1072, 92.8, 193),
};

/** Parts of a year that fall into each quarter: renewals of company policies make the first one large. */
const premiumShares = [0.28, 0.24, 0.23, 0.25];
const resultShares = [0.22, 0.26, 0.24, 0.28];

/** Income of `count` quarters up to and with quarter `last` (1 to 4). */
export function income(of: number, last: number, count: number) {
  const whole = yearOf(of);
  const share = (shares: number[]) => shares.slice(last - count, last).reduce((sum, part) => sum + part, 0);
  const scaled = (amount: number, shares: number[]) => Math.round(amount * share(shares));
  return {
    premiums: scaled(whole.premiums, premiumShares),
    revenue: scaled(whole.revenue, [0.25, 0.25, 0.25, 0.25]),
    serviceResult: scaled(whole.serviceResult, resultShares),
    investmentIncome: scaled(whole.investmentIncome, resultShares),
    profitBeforeZakat: scaled(whole.profitBeforeZakat, resultShares),
    netProfit: scaled(whole.netProfit, resultShares),
  };
}

/** Assets and equity at the end of a quarter, on the way from one year's end to the next. */
export function position(of: number, quarter: number) {
  const before = yearOf(of - 1);
  const after = yearOf(of);
  const between = (from: number, to: number) => Math.round(from + ((to - from) * quarter) / 4);
  const assets = between(before.assets, after.assets);
  const equity = between(before.equity, after.equity);
  return { assets, equity, liabilities: assets - equity, solvency: between(before.solvency, after.solvency) };
}

export function yearOf(of: number): YearFigures {
  const found = figures[of];
  if (!found) throw new Error(`No figures for ${of}`);
  return found;
}

/** Share of each line in the written premiums of a year. */
export const lineShares: { en: string; ar: string; share: number }[] = [
  { en: 'Motor', ar: 'المركبات', share: 0.41 },
  { en: 'Health', ar: 'الصحي', share: 0.33 },
  { en: 'Property, engineering and marine', ar: 'الممتلكات والهندسي والبحري', share: 0.14 },
  { en: 'Protection and savings', ar: 'الحماية والادخار', share: 0.07 },
  { en: 'Travel and visit visa', ar: 'السفر وتأشيرة الزيارة', share: 0.05 },
];

/** Net surplus of the policyholders' operations, of which a tenth is shared (millions of riyals). */
export const netSurplus: Record<number, number> = { 2021: 38, 2022: 46, 2023: 64, 2024: 83, 2025: 96 };
