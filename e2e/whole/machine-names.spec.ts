import { expect, test } from '../whole-fixtures.ts';

const arabicAdmin = { name: 'content-lng', value: 'ar' };

test('an administrator in Arabic hears and sees no machine name, nor a title in two languages', async ({
  adminPage: page,
  editor,
  whole,
}) => {
  await page.context().addCookies([{ ...arabicAdmin, url: whole.cms.url }]);
  const { docs: groups } = await (await editor.api.get('/cms-api/page-groups?limit=1')).json();
  const titles = { '/admin/my-work': 'عملي', '/admin/my-work/figures': 'الإحصاءات', '/admin/guide': 'ساعتك الأولى' };
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(`^${title} · [^·]+$`));
  }
  await expect(page.locator('[aria-label="invisible"], [aria-label^="Notifications"]')).toHaveCount(0);

  await page.goto(`/admin/collections/page-groups/${groups[0].id}`);
  await expect(page.getByRole('button', { name: /^تعديل ./ }).first()).toBeVisible();
  await expect(page.locator('[aria-label^="Edit "]')).toHaveCount(0);

  await page.goto('/admin/collections/media');
  await expect(page.locator('.checkbox-input input').first()).toBeAttached();
  await expect(page.locator('.checkbox-input input[title]')).toHaveCount(0);

  await page.goto('/admin/collections/users/create');
  await expect(page.locator('.checkbox-input input').first()).toBeAttached();
  await expect(page.locator('.checkbox-input input[title]')).toHaveCount(0);
});

test('an editor is told that a redirect leads nowhere, and that a page which is online is led on from by none', async ({
  adminPage: page,
  whole,
}) => {
  await page.context().addCookies([{ ...arabicAdmin, url: whole.cms.url }]);
  await page.goto('/admin/collections/redirects/create');
  const to = page.locator('#field-to');
  await expect(to).toBeEnabled();
  await to.fill('/nowhere-at-all');
  await expect(page.locator('.address-field__warning')).toBeVisible();
  await to.fill('/claims');
  await page.locator('#field-from').fill('customer-rights');
  // What the form asks while somebody types may be answered after a save and take its message away: the next save says it again.
  await expect(async () => {
    await page.locator('#action-save').click();
    await expect(page.locator('[data-sonner-toast]').first()).toContainText('الاسم القديم');
    const said = page.locator('.field-error');
    await expect(said).toContainText('توجد صفحة منشورة بهذا العنوان', { timeout: 3_000 });
  }).toPass();
});
