import { expect, test } from '../whole-fixtures.ts';

test('English texts run as English does in the Arabic admin, too, and Arabic ones as Arabic (ar)', async ({
  adminPage: page,
  editor,
  whole,
}) => {
  await page.context().addCookies([{ name: 'content-lng', value: 'ar', url: whole.cms.url }]);
  const [template] = (await (await editor.api.get('/cms-api/answer-templates?limit=1&locale=en')).json()).docs;
  const fields = { en: 'الإنجليزية', ar: 'العربية' };
  for (const [language, name] of Object.entries(fields)) {
    await page.goto(`/admin/collections/answer-templates/${template.id}?locale=${language}`);
    for (const field of [`الاسم — ${name}`, `النص — ${name}`])
      await expect(page.getByRole('textbox', { name: field })).toHaveCSS(
        'direction',
        language === 'ar' ? 'rtl' : 'ltr',
      );
  }
});
