import { ar } from '@insurer/contract/texts/ar.ts';
import { en } from '@insurer/contract/texts/en.ts';
import type { Both } from '@insurer/demo-content/content-types.ts';
import { savingsOf } from '../../apps/site/app/savings/outcomes.ts';
import { printedIllustration } from '../../apps/site/app/savings/printed-illustration.ts';
import { fill } from '../../apps/site/app/texts/fill.ts';
import { type Part, same } from './printed-document.ts';

const amounts = new Intl.NumberFormat('en');
const percents = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

const rows: { after: Both; years: number }[] = [
  { after: { en: '1 year', ar: 'سنة' }, years: 1 },
  { after: { en: '5 years', ar: '5 سنوات' }, years: 5 },
  { after: { en: '10 years', ar: '10 سنوات' }, years: 10 },
  { after: { en: '15 years', ar: '15 سنة' }, years: 15 },
];

/** What the savings calculator shows of a monthly contribution, as a table: poor, average and good markets. */
export function illustrated(monthly: number): Part {
  const head = [
    { en: 'After', ar: 'بعد' },
    { en: 'Paid in (SAR)', ar: 'المدفوع (ريال)' },
    { en: 'Poor', ar: 'ضعيفة' },
    { en: 'Average', ar: 'متوسطة' },
    { en: 'Good', ar: 'جيدة' },
  ];
  return {
    table: {
      numeric: true,
      head,
      rows: rows.map(({ after, years }) => {
        const { paidIn, outcomes } = savingsOf(monthly, years, printedIllustration);
        return [
          after,
          ...[paidIn, ...outcomes.map(({ amount }) => amount)].map((amount) => same(amounts.format(amount))),
        ];
      }),
    },
  };
}

export const countedBy: Both = { en: en.savings.howTitle, ar: ar.savings.howTitle };

/** The calculator's own sentences on what it counts by; its last one is about using it. */
export function assumptions(): Part {
  const { growth, setUp } = printedIllustration;
  const percent = (share: number) => `${percents.format(share * 100).replace('-', '−')}%`;
  const values = {
    poor: percent(growth.poor),
    average: percent(growth.average),
    good: percent(growth.good),
    setUp: percent(setUp),
  };
  const points = en.savings.how
    .slice(0, -1)
    .map((line, place) => ({ en: fill(line, values), ar: fill(ar.savings.how[place] ?? '', values) }));
  return { points };
}
