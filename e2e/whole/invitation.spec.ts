import { expect, test } from '../whole-fixtures.ts';

const words = {
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  save: 'حفظ',
  make: 'إنشاء رابط للتسليم',
  link: 'رابط للتسليم',
  once: 'يظهر الآن فقط ويعمل مرة واحدة',
  waits: 'ما ينتظرك',
};
const person = { name: 'ريم العتيبي', email: 'reem@example.com', password: 'marble-kite-harvest-52' };

// docs/running.md, Content service: nobody chooses a password for somebody else.
test('an administrator invites a person in Arabic, who chooses a password at the link and is in; the link serves once', async ({
  adminPage: page,
  browser,
  whole,
}) => {
  const arabic = { name: 'content-lng', value: 'ar', url: whole.cms.url };
  await page.context().addCookies([arabic]);
  await page.goto('/admin/collections/users/create');
  await page.getByRole('textbox', { name: words.name }).fill(person.name);
  await page.locator('#field-email').fill(person.email);
  await expect(page.locator('#field-password')).toBeHidden();
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await page.waitForURL(/users\/\d+/);
  await page.getByRole('button', { name: words.make }).click();
  await expect(page.getByRole('status').filter({ hasText: words.once })).toBeVisible();
  const link = await page.getByLabel(words.link).inputValue();

  const { origin, pathname } = new URL(link);
  const invited = await browser.newContext({ baseURL: origin });
  await invited.addCookies([{ ...arabic, url: origin }]);
  const theirs = await invited.newPage();
  await theirs.goto(link, { waitUntil: 'commit' });
  // What is typed as soon as there is a field counts, as fast as a person types.
  for (const field of ['#field-password', '#field-confirm-password'])
    await theirs.locator(field).pressSequentially(person.password, { delay: 20 });
  await theirs.locator('form button[type=submit]').click();
  await expect(theirs).not.toHaveURL(/reset/);
  await expect(theirs.getByRole('heading', { name: words.waits })).toBeVisible();

  const again = await theirs.request.post('/cms-api/users/reset-password', {
    data: { token: pathname.split('/').at(-1), password: `${person.password}-again` },
  });
  expect(again.ok()).toBe(false);
  await invited.close();
});
