import { at, expect, languages, test } from '../fixtures.ts';
import { section, servePage } from './test-page.ts';

const said = { en: 'I would like an offer for: Gold', ar: 'أرغب في عرض سعر: الذهبية' };

for (const language of languages) {
  for (const [form, field] of [
    ['details-request', 'product_of_interest'],
    ['get-a-quote', 'product'],
  ] as const) {
    test(`who asks for one plan of a table finds its name in the comments of ${form}, and no word of an address, ${language}`, async ({
      page,
      service,
    }) => {
      const names = { plan1_name: 'Silver', plan2_name: 'Gold', plan2_name_ar: 'الذهبية' };
      servePage(service, 'health-insurance', [section('insurance_plans_report', names, [{ title: 'Providers' }])]);
      await page.goto(at(language, `/${form}?product=health&page=health-insurance&plan=2`));
      await expect(page.locator(`[name=${field}]`)).toHaveValue('health');
      await expect(page.locator('[name=comments]')).toHaveValue(said[language]);
      for (const other of ['plan=Gold', 'plan=3', 'plan=constructor', 'page=no-such-page&plan=2', 'page=../x&plan=2']) {
        const address = `/${form}?product=health&${other.startsWith('page') ? other : `page=health-insurance&${other}`}`;
        await page.goto(at(language, address));
        await expect(page.locator(`[name=${field}]`)).toHaveValue('health');
        await expect(page.locator('[name=comments]')).toHaveValue('');
      }
    });
  }
}
