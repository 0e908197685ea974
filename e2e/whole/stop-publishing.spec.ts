import { expect, soon, test, windowOf } from '../whole-fixtures.ts';

const password = 'a-long-password-3';
const words = { en: 'Unpublish', ar: 'إيقاف النشر' };

for (const language of ['en', 'ar'] as const)
  test(`who reviews stops a publication from the form of the page (${language})`, async ({
    browser,
    whole,
    editor,
  }) => {
    const email = `stops-${language}@review.example`;
    await editor.create('users', { name: 'Reem', email, password, role: 'reviewer' });
    const name = `stopped-by-review-${language}`;
    const { id } = await editor.create('pages?locale=en&draft=true', { name, title: 'To be stopped' });
    await editor.change('pages', id, { title: 'سيوقف نشرها', _status: 'published' }, 'ar');
    await soon(`${whole.site.url}/${name}`, ({ status }) => status === 200);
    const page = await windowOf(browser, whole, { email, password }, language);
    await page.goto(`/admin/collections/pages/${id}`);
    await page.getByRole('button', { name: words[language], exact: true }).click();
    await page.getByRole('dialog').locator('#confirm-action').click();
    await soon(`${whole.site.url}/${name}`, ({ status }) => status === 404);
    await expect(page.getByRole('button', { name: words[language], exact: true })).toHaveCount(0);
    await page.context().close();
  });
