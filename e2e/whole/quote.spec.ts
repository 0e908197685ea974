import { adminBarriers } from '../admin-barriers.ts';
import { sidewaysScroll } from '../page-checks.ts';
import { expect, test } from '../whole-fixtures.ts';

type Plan = { name: string; base: number };

/** (690 + 100) × 0.7 for five years without a claim is 553.00, with VAT 635.95; before, 483.00 and 555.45. */
const answers = { use: 'private', 'car-value': '85000', 'driver-age': '34', 'no-claims': '5', city: 'other' };

test('a rate that an editor changes is in the next quote within 2 seconds, and the quote says what it comes from', async ({
  whole: { site },
  editor,
  page,
}) => {
  // What a browser keeps after the last question.
  const value = Buffer.from(JSON.stringify(answers)).toString('base64url');
  await page.context().addCookies([{ name: 'quote-motor', value, url: site.url }]);
  const quote = async (language = '') =>
    (await page.request.get(`${site.url}${language}/quote/motor?step=prices`)).text();
  expect(await quote()).toContain('555.45');
  const table = await editor.find('rate-tables', 'product', 'motor');
  const plans = (table.plans as Plan[]).map((plan) =>
    plan.name === 'third-party' ? { ...plan, base: plan.base + 100 } : plan,
  );
  await editor.change('rate-tables', table.id, { plans, version: '2026-3', _status: 'published' });
  await expect.poll(() => quote(), { timeout: 2_000 }).toContain('635.95');
  expect(await quote()).toContain('Version <bdi dir="ltr">2026-3</bdi>.');
  const arabic = await quote('/ar');
  expect(arabic).toContain('635.95');
  expect(arabic).toContain('ضد الغير');
  await editor.change('rate-tables', table.id, { _status: 'draft' });
  const shown = async () => (await page.request.get(`${site.url}/quote/motor`)).url();
  await expect.poll(shown, { timeout: 2_000 }).toBe(`${site.url}/get-a-quote?product=motor`);
  await editor.change('rate-tables', table.id, { plans: table.plans, version: table.version, _status: 'published' });
  await expect.poll(shown, { timeout: 2_000 }).toBe(`${site.url}/quote/motor`);
});

/** The demo's family in Riyadh: 690 × 0.7 × 1.12 = 540.96, with VAT 622.10; with a base of 790, 619.36 and 712.26. */
test('an editor in Arabic sees what a new base price does to sample visitors before saving, and loses nothing of it to a file that is brought in', async ({
  adminPage: page,
  editor,
  whole: { cms },
}) => {
  const { id, plans } = await editor.find('rate-tables', 'product', 'motor');
  const at = (plans as Plan[]).findIndex(({ name }) => name === 'third-party');
  await page.context().addCookies([{ name: 'content-lng', value: 'ar', url: cms.url }]);
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(`/admin/collections/rate-tables/${id}?locale=ar`);
  const table = page.getByRole('table', { name: 'أسعار زوار التجربة' });
  const cell = table
    .getByRole('row', { name: /عائلة في الرياض/ })
    .getByRole('cell')
    .nth(at);
  await expect(cell).toContainText('622.10');
  await page.locator(`#plans-row-${at} .collapsible__toggle`).first().click();
  const base = page.locator(`#field-plans__${at}__base`);
  await base.fill('790');
  await expect(cell).toContainText('712.26');
  await expect(cell).toContainText('الفرق: +90.16');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    await table.scrollIntoViewIfNeeded();
    await page.screenshot({ path: test.info().outputPath(`samples-${width}.png`) });
  }
  expect(await adminBarriers(page)).toEqual([]);
  const csv = await (await editor.api.get(`/cms-api/rate-tables/${id}/rates.csv`)).text();
  const buffer = Buffer.from(csv.replace(/^("third-party","base"\D*)690/m, '$1890'));
  const file = page.getByLabel('استيراد ملف CSV (كمسودة)');
  await file.setInputFiles({ name: 'rates.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText(/^احفظ تعديلاتك أولًا/)).toBeVisible();
  await expect(base).toHaveValue('790');
  await page.reload();
  await expect(cell).toContainText('622.10');
  await file.setInputFiles({ name: 'rates.csv', mimeType: 'text/csv', buffer });
  // 890 × 0.7 × 1.12, with VAT.
  await expect(cell).toContainText('802.42');
  expect((await editor.find('rate-tables', 'product', 'motor')).plans).toEqual(plans);
  await editor.change('rate-tables', id, { plans, _status: 'published' });
});
