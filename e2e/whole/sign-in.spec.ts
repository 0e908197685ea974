import { expect, test } from '../whole-fixtures.ts';

const account = {
  name: 'ريم العتيبي',
  email: 'reem@early.example',
  role: 'editor',
  password: 'marble-kite-harvest-52',
};

test('what is typed into the sign-in as soon as there is a field counts at the first press', async ({
  browser,
  whole,
  editor,
}) => {
  await editor.create('users', account);
  const context = await browser.newContext({ baseURL: whole.cms.url });
  const page = await context.newPage();
  await page.goto('/admin/login', { waitUntil: 'commit' });
  await page.locator('#field-email').fill(account.email);
  await page.locator('#field-password').fill(account.password);
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
