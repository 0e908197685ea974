import { pricedPlanHead } from '@insurer/demo-content/plan-heads.ts';
import { expect, it } from 'vitest';

it('the lowest price of a plan is what its rate table gives for the best answers, with VAT', () => {
  // 690 × 0.7 for five years without a claim = 483, above the least of 460; with 15 % VAT.
  expect(pricedPlanHead('motor').plan1Price).toEqual({
    en: 'from SAR 555.45 with VAT',
    ar: 'من 555.45 ريال شاملًا الضريبة',
  });
  expect(pricedPlanHead('motor').plan2Price.en).toBe('from SAR 1,437.50 with VAT');
  expect(pricedPlanHead('visit-visa')).toMatchObject({ plan3Link: '/quote/visit-visa?plan=hospitality' });
  expect(() => pricedPlanHead('none')).toThrow('three plans');
});
