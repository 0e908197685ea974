import { expect, test, windowOf } from '../whole-fixtures.ts';

const password = 'a-long-password-3';

test('whoever may only read a page sees what visitors see, and is asked and told nothing of its draft, in Arabic', async ({
  browser,
  whole,
  editor,
}) => {
  const account = { name: 'منى', email: 'muna@readers.example', password, role: 'people' };
  await editor.create('users', account);
  const { id } = await editor.create('pages?locale=en', { name: 'read-only', title: 'Online', _status: 'draft' });
  await editor.change('pages', id, { title: 'منشور للزوار', _status: 'published' }, 'ar');
  await editor.change('pages', id, { title: 'ما لم يُنشر بعد' }, 'ar', true);
  const page = await windowOf(browser, whole, account, 'ar');
  const refused: string[] = [];
  page.on('response', (one) => {
    if (one.status() >= 400) refused.push(`${one.status()} ${new URL(one.url()).pathname}`);
  });
  const heard = page.waitForResponse(/\/cms-api\/together/);
  await page.goto(`/admin/collections/pages/${id}?locale=ar`);
  await heard;
  await expect(page.locator('#field-title')).toHaveValue('منشور للزوار');
  await expect(page.getByRole('region', { name: 'أين يُستخدم' })).toContainText('لا رابط يؤدي إليه');
  await expect(page.getByRole('button', { name: 'قارن واختر' })).toHaveCount(0);
  for (const panel of ['قبل النشر', 'المراجعة'])
    await expect(page.getByRole('region', { name: panel, exact: true })).toHaveCount(0);
  const claims = await editor.page('claims');
  await page.goto(`/admin/collections/pages/${claims.id}`);
  await expect(page.locator('.blocks-field__row').first()).toBeVisible();
  await expect(page.locator('.collapsible__toggle').first()).toBeVisible();
  for (const control of ['.collapsible__drag', '.blocks-field__drawer-toggler', '.clipboard-action__popup', '.doc-tab'])
    await expect(page.locator(control).first(), control).toBeHidden();
  expect(refused).toEqual([]);
  await page.context().close();
});
