import type { Page } from '@playwright/test';
import { hydratingClass } from '../../apps/cms/src/admin/hydrating-class.ts';
import { expect, languages, test } from '../whole-fixtures.ts';

const words = {
  en: {
    add: 'Add Section',
    text: 'Text',
    more: /^More: 2\. Text/,
    fold: /: 2\. Text/,
    move: /^Move to another place: 1\./,
  },
  ar: { add: 'إضافة قسم', text: 'نص', more: /^المزيد: 2\. نص/, fold: /: 2\. نص/, move: /^نقل إلى موضع آخر: 1\./ },
};

async function tabTo(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    const said = await page.evaluate(() => document.activeElement?.textContent?.trim());
    expect(said).toBe(name);
  }).toPass({ intervals: [0] });
}

for (const language of languages)
  test(`a section that is added by keyboard is open with the focus in its first field, and each button says whose it is (${language})`, async ({
    adminPage: page,
    editor,
    whole: { cms },
  }) => {
    const { add, text, more, fold, move } = words[language];
    const sections = [{ blockType: 'single_blog', header: 'One' }];
    const made = { name: `rows-${language}-${Date.now()}`, title: 'Rows', sections };
    const { id } = await editor.create(`pages?locale=${language}&draft=true`, made);
    await page.context().addCookies([{ name: 'content-lng', value: language, url: cms.url }]);
    await page.goto(`/admin/collections/pages/${id}?locale=${language}`);
    await expect(page.locator('html')).not.toHaveClass(new RegExp(hydratingClass));
    await page.getByRole('button', { name: add }).press('Enter');
    const choice = page.getByRole('dialog').getByRole('textbox');
    await choice.fill(text);
    await tabTo(page, text);
    await page.keyboard.press('Enter');
    const added = page.locator('#sections-row-1');
    await expect(added.getByRole('textbox').first()).toBeFocused();
    await page.keyboard.type('Two');
    await expect(added.getByRole('textbox').first()).toHaveValue('Two');
    await expect(page.getByRole('button', { name: more })).toBeVisible();
    await expect(page.getByRole('button', { name: /2\. .*Two$/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: move })).toBeVisible();
    await expect(page.getByRole('button', { name: fold }).first()).toBeVisible();
  });

const moving = {
  en: {
    third: /^More: 3\. /,
    second: /^More: 2\. /,
    first: /^More: 1\. /,
    up: 'Move Up',
    down: 'Move Down',
    remove: 'Remove',
  },
  ar: {
    third: /^المزيد: 3\. /,
    second: /^المزيد: 2\. /,
    first: /^المزيد: 1\. /,
    up: 'التّحريك إلى الأعلى',
    down: 'التّحريك إلى الأسفل',
    remove: 'إزالة',
  },
};

for (const language of languages)
  test(`a section that is moved by keyboard keeps the focus, and gives it to the next one once it is removed (${language})`, async ({
    adminPage: page,
    editor,
    whole: { cms },
  }) => {
    const say = moving[language];
    const sections = ['One', 'Two', 'Three'].map((header) => ({ blockType: 'single_blog', header }));
    const made = { name: `moved-rows-${language}-${Date.now()}`, title: 'Rows', sections };
    const { id } = await editor.create(`pages?locale=${language}&draft=true`, made);
    await page.context().addCookies([{ name: 'content-lng', value: language, url: cms.url }]);
    await page.goto(`/admin/collections/pages/${id}?locale=${language}`);
    await expect(page.locator('html')).not.toHaveClass(new RegExp(hydratingClass));
    const menu = (name: RegExp) => page.getByRole('button', { name });
    const choose = async (of: RegExp, name: string) => {
      await expect(menu(of)).toBeFocused();
      await page.keyboard.press('Enter');
      const choice = page.getByRole('button', { name, exact: true });
      await choice.focus();
      await page.keyboard.press('Enter');
      await expect(choice).toHaveCount(0);
    };
    const order = async (...headers: string[]) => {
      await expect(page.locator('[id^="sections-row-"]')).toHaveCount(headers.length);
      for (const [row, header] of headers.entries())
        await expect(page.locator(`#sections-row-${row}`).getByText(header)).toBeVisible();
    };
    await menu(say.third).focus();
    await choose(say.third, say.up);
    await choose(say.second, say.up);
    await order('Three', 'One', 'Two');
    await choose(say.first, say.down);
    await choose(say.second, say.remove);
    await expect(menu(say.second)).toBeFocused();
    await order('One', 'Two');
    await choose(say.second, say.remove);
    await expect(menu(say.first)).toBeFocused();
  });

test('Escape puts the calendar of a schedule away, then its choices, and the dialog by a press of its own', async ({
  adminPage: page,
  editor,
}) => {
  const { id } = await editor.create('pages?draft=true', { name: `escape-${Date.now()}`, title: 'Escape' });
  await page.goto(`/admin/collections/pages/${id}`);
  await page.locator('.doc-controls__controls .popup-button').last().click();
  await page.getByRole('button', { name: 'Schedule Publish' }).click();
  const time = page.locator('.schedule-publish #time input');
  const calendar = page.locator('.react-datepicker');
  await time.click();
  await expect(calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toHaveCount(0);
  // The calendar gives the focus back a moment after it is gone.
  await expect(time).toBeFocused();
  await page.getByRole('combobox', { name: 'Language that is published' }).press('ArrowDown');
  const choice = page.getByRole('option', { name: 'Arabic' });
  await expect(choice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choice).toHaveCount(0);
  await expect(time).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(time).toBeHidden();
});
