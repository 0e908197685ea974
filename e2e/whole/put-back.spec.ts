import type { Page } from '@playwright/test';
import { expect, test } from '../whole-fixtures.ts';

/** Writes something else, then what stood there; whoever leaves after that is asked nothing. */
async function writeAndPutBack(page: Page, field: string, save: string): Promise<void> {
  const [input, button] = [page.locator(field).first(), page.locator(save)];
  const before = await input.inputValue();
  expect(before).not.toBe('');
  await expect(button).toBeDisabled();
  await input.fill(`${before} ثم غيره`);
  await expect(button).toBeEnabled();
  await input.fill(before);
  await expect(button).toBeDisabled();
  await page.locator('.step-nav a').first().click();
  await expect(page).toHaveURL(/\/admin\/?(\?|$)/);
}

test('a form in which all stands as it was has nothing to save, and is left without a question (ar)', async ({
  adminPage: page,
  editor,
  whole,
}) => {
  await page.context().addCookies([{ name: 'content-lng', value: 'ar', url: whole.cms.url }]);
  const first = async (collection: string) => {
    const { docs } = await (await editor.api.get(`/cms-api/${collection}?limit=1&sort=id&locale=ar`)).json();
    return `/admin/collections/${collection}/${docs[0].id}?locale=ar`;
  };
  const forms = [
    { path: await first('countries'), field: '#field-name', save: '#action-save' },
    { path: await first('jobs'), field: '#field-title', save: '#action-save-draft' },
    {
      path: '/admin/globals/site-settings?locale=ar',
      tab: 'الشركة',
      field: '#field-company__commercial_registration',
      save: '#action-save-draft',
    },
  ];
  for (const { path, tab, field, save } of forms) {
    await page.goto(path);
    // The tab that somebody had open last comes back a moment after the form.
    if (tab) await page.getByRole('button', { name: tab, exact: true }).click();
    await test.step(path, () => writeAndPutBack(page, field, save));
    await expect.poll(() => editor.locksOf(path), `${path} is free for others`).toEqual([]);
  }
});

test('a form that was refused at a field stays changed: it asks before it is left, and its button saves what is mended (ar)', async ({
  adminPage: page,
  editor,
  whole,
}) => {
  await page.context().addCookies([{ name: 'content-lng', value: 'ar', url: whole.cms.url }]);
  const [mine, other] = (await (await editor.api.get('/cms-api/countries?limit=2&locale=ar')).json()).docs;
  await page.goto(`/admin/collections/countries/${mine.id}?locale=ar`);
  const [name, code, save] = [page.locator('#field-name'), page.locator('#field-code'), page.locator('#action-save')];
  const pressSave = async () => {
    const saved = page.waitForResponse(
      (one) => one.request().method() === 'PATCH' && one.url().includes('/countries/'),
    );
    await save.click();
    return (await saved).status();
  };
  await name.fill(`${mine.name} الشقيقة`);
  await code.fill(other.code);
  expect(await pressSave()).toBe(400);
  await expect(page.getByText('هذه القيمة مستخدمة من قبل').first()).toBeVisible();
  await expect(save).toBeEnabled();
  await page.locator('.step-nav a').first().click();
  await page.getByRole('button', { name: 'البقاء على هذه الصفحة' }).click();
  await code.fill(mine.code);
  expect(await pressSave()).toBe(200);
  await expect(save).toBeDisabled();
  await editor.change('countries', mine.id, { name: mine.name }, 'ar');
});
