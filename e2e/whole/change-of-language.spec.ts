import { expect, test } from '../whole-fixtures.ts';

const say = { languages: 'لغة النصوص', waits: 'يُحفظ ما كتبته أولًا، ثم تُفتح اللغة الأخرى.' };

test('who changes the language in the middle of typing is told that what was typed is saved first, in Arabic', async ({
  adminPage: page,
  editor,
  whole: { cms },
}) => {
  const { id } = await editor.create('pages?locale=en&draft=true', { name: 'two-languages', title: 'In English' });
  await page.context().addCookies([{ name: 'content-lng', value: 'ar', url: cms.url }]);
  await page.goto(`/admin/collections/pages/${id}?locale=ar`);
  const title = page.locator('#field-title');
  await expect(title).toBeEnabled();
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/\/pages\/\d+\?.*autosave=true/, async (route) => {
    await held;
    await route.continue();
  });
  await title.fill('بالعربية');
  await page.getByRole('navigation', { name: say.languages }).getByRole('link', { name: 'English' }).click();
  await expect(page.getByText(say.waits)).toBeVisible();
  goOn();
  await expect(page).toHaveURL(/locale=en/);
  await expect(title).toHaveValue('In English');
  await expect(page.getByText(say.waits)).toBeHidden();
});
