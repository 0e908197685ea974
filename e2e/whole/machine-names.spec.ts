import { expect, test } from '../whole-fixtures.ts';

const arabicAdmin = { name: 'content-lng', value: 'ar' };

test('a list in Arabic calls the number of a document, and counts its rows, in Arabic words', async ({
  adminPage: page,
  whole,
}) => {
  await page.context().addCookies([{ ...arabicAdmin, url: whole.cms.url }]);
  await page.goto(`/admin/collections/jobs?columns=${encodeURIComponent(JSON.stringify(['title', 'tags', 'id']))}`);
  await expect(page.locator('td.cell-tags').first()).toHaveText(/^(لا شيء|عنصر|عنصران|\d+ (عناصر|عنصرًا))/);
  await expect(page.locator('th').filter({ hasText: 'المعرّف' })).toHaveCount(1);
  await expect(page.locator('td.cell-id').first()).toHaveText(/^المعرّف: \d+$/);
  await page.locator('.list-controls__toggle-columns').click();
  await expect(page.locator('.pill-selector').getByText('المعرّف', { exact: true })).toBeVisible();
  await page.locator('.list-controls__toggle-where').click();
  await page.locator('.where-builder__add-first-filter').click();
  await page.locator('.condition__field').click();
  await expect(page.getByRole('option', { name: 'المعرّف', exact: true })).toBeVisible();
  await expect(page.getByText('ID', { exact: true })).toHaveCount(0);
  await page.screenshot({ path: test.info().outputPath('list.png') });
});

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
    await expect(page).toHaveTitle(`${title} · وعد للتأمين`);
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
  // What the form asked before the save is answered after it, which takes nothing away of what the save was told.
  let answer: () => void = () => undefined;
  const refused = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/admin/collections/redirects/create', async (route) => {
    if (route.request().method() === 'POST') await refused;
    await route.continue();
  });
  await page.locator('#field-from').fill('customer-rights');
  await page.locator('#action-save').click();
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast.first()).toContainText('الاسم القديم');
  answer();
  const said = page.locator('.field-error');
  await expect(said).toContainText('توجد صفحة منشورة بهذا العنوان');
  await expect(toast).toHaveCount(0, { timeout: 20_000 });
  await expect(said).toContainText('توجد صفحة منشورة بهذا العنوان');
});

test('an administrator in Arabic hears what a button beside a field makes, and reads no English under the pointer', async ({
  adminPage: page,
  whole,
}) => {
  await page.context().addCookies([{ ...arabicAdmin, url: whole.cms.url }]);
  const unreadable = page.locator('[aria-label*="[object"]');
  await page.goto('/admin/collections/jobs/create');
  await expect(page.getByRole('button', { name: 'إضافة دولة' })).toBeVisible();
  await expect(unreadable).toHaveCount(0);
  await page.goto('/admin/collections/page-groups/create');
  await expect(page.getByRole('button', { name: 'إضافة صفحة' })).toBeVisible();
  await expect(unreadable).toHaveCount(0);

  await page.goto('/admin/globals/header');
  await page.locator('.doc-controls__controls .popup-button').last().click();
  await page.getByRole('button', { name: 'جدولة النشر' }).click();
  await expect(page.locator('.schedule-publish').getByText('كل اللغات')).toBeVisible();
  await expect(page.locator('.schedule-publish [title="All"]')).toHaveCount(0);
});

test('whoever compares versions in Arabic hears the name of each part and no machine’s name of a picture, also once a part was folded', async ({
  adminPage: page,
  editor,
  whole,
}) => {
  const { docs: pictures } = await (
    await editor.api.get('/cms-api/media?limit=1&where[mimeType][contains]=image')
  ).json();
  const sections = [{ blockType: 'single_image', image: pictures[0].id }];
  const { id } = await editor.create('pages?locale=ar&draft=true', { name: 'compared', title: 'مقارنة', sections });
  const { docs } = await (await editor.api.get(`/cms-api/pages/versions?where[parent][equals]=${id}`)).json();
  await page.context().addCookies([{ ...arabicAdmin, url: whole.cms.url }]);
  await page.goto(`/admin/collections/pages/${id}/versions/${docs[0].id}`);
  const parts = page.locator('.diff-collapser__toggle-button');
  const english = page.getByRole('button', { name: /Collapse|Expand/ });
  await expect(page.locator('.view-version img').first()).toBeAttached();
  await expect(page.getByRole('button', { name: /^طيّ: ./ }).first()).toBeVisible();
  await expect(page.locator('img[alt*="[object"]')).toHaveCount(0);
  await expect(english).toHaveCount(0);
  await parts.first().click();
  await expect(page.getByRole('button', { name: /^توسيع: ./ })).toHaveCount(1);
  await expect(english).toHaveCount(0);
});
