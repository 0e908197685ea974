import type { Plan } from '@insurer/contract/rates/rates.ts';
import { expect, test } from 'vitest';
import { includedIn } from './included.ts';

const planOf = (...includes: string[]) =>
  ({ includes: includes.map((text) => ({ text, lang: 'en' })) }) as unknown as Plan;
const shown = (plan: Plan, plans: Plan[]) =>
  includedIn(plan, plans).map(({ label, isIncluded }) => `${isIncluded ? '+' : '−'} ${label.text}`);

test('a higher limit is not told as a lower one that is missing', () => {
  const basic = planOf('Treatment up to SAR 180,000', 'The way home');
  const large = planOf('Treatment up to SAR 1,750,000', 'The way home', 'Luggage');
  expect(shown(basic, [basic, large])).toEqual(['+ Treatment up to SAR 180,000', '+ The way home', '− Luggage']);
  expect(shown(large, [basic, large])).toEqual(['+ Treatment up to SAR 1,750,000', '+ The way home', '+ Luggage']);
  const arabic = [planOf('العلاج حتى ١٨٠٬٠٠٠ ريال'), planOf('العلاج حتى 260,000 ريال')];
  for (const plan of arabic) expect(shown(plan, arabic)).toEqual([`+ ${plan.includes[0]?.text}`]);
});

test('what only another plan includes is told as missing', () => {
  const [one, other] = [planOf('Injury to others'), planOf('Injury to others', 'Roadside help')];
  expect(shown(one, [one, other])).toEqual(['+ Injury to others', '− Roadside help']);
});

test('two amounts of one plan are two lines', () => {
  const [one, other] = [planOf('10 visits', '20 lenses'), planOf('10 trips', '20 trips')];
  expect(shown(other, [one, other])).toEqual(['− 10 visits', '− 20 lenses', '+ 10 trips', '+ 20 trips']);
});
