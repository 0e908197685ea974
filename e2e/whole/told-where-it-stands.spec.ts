import { sidewaysScroll } from '../page-checks.ts';
import { admin, startWhole } from '../whole-content.ts';
import { expect, languages, test, windowOf } from '../whole-fixtures.ts';

const words = {
  en: {
    noName: 'Use Latin letters, digits and single dashes only.',
    taken: 'The site itself answers at this address: choose another name.',
    other: /^\u2068صفحة بلا إنجليزية\u2069 \(Arabic\)$/,
    untitled: 'Untitled',
    builtIn: 'Status: Built-in texts',
    lastTab: 'What was online',
  },
  ar: {
    noName: 'استخدم الحروف اللاتينية والأرقام وشرطات مفردة فقط.',
    taken: 'يستخدم الموقع نفسه هذا العنوان، فاختر اسمًا آخر.',
    other: /^\u2068صفحة بلا إنجليزية\u2069 \(العربية\)$/,
    untitled: 'بلا عنوان',
    builtIn: 'الحالة: النصوص المدمجة',
    lastTab: 'ما كان منشورًا',
  },
};

for (const language of languages) {
  const say = words[language];

  test(`[API-05] a name that no address can have is told under its field while it is typed (${language})`, async ({
    adminPage: page,
    editor,
    whole: { cms },
  }) => {
    const { id } = await editor.create('pages?draft=true', { name: `named-${language}`, title: 'Named' });
    await page.context().addCookies([{ name: 'content-lng', value: language, url: cms.url }]);
    await page.goto(`/admin/collections/pages/${id}?locale=en`);
    const name = page.locator('#field-name');
    await name.fill('two words');
    await expect(page.getByText(say.noName)).toBeVisible();
    await name.fill('search');
    await expect(page.getByText(say.taken)).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await name.scrollIntoViewIfNeeded();
      await page.screenshot({ path: test.info().outputPath(`name-${width}.png`) });
      expect(await sidewaysScroll(page)).toBe(0);
    }
    await name.fill(`named-${language}`);
    await expect(page.locator('.name-problem')).toBeEmpty();
  });

  test(`what has no title in the language of its form is headed by the other one’s, or as untitled (${language})`, async ({
    adminPage: page,
    editor,
    whole: { cms },
  }) => {
    const title = 'صفحة بلا إنجليزية';
    const arabic = await editor.create('pages?locale=ar&draft=true', { name: `arabic-${language}`, title });
    const nothing = await editor.create('pages?locale=en&draft=true', { name: `nothing-${language}` });
    await page.context().addCookies([{ name: 'content-lng', value: language, url: cms.url }]);
    const head = page.getByRole('heading', { level: 1 });
    await page.goto(`/admin/collections/pages/${arabic.id}?locale=en`);
    await expect(head).toHaveText(say.other);
    await page.screenshot({ path: test.info().outputPath('other.png') });
    await page.locator('#field-title').fill('In English');
    await expect(head).toHaveText('In English');
    await page.locator('#field-title').fill('');
    await expect(head).toHaveText(say.other);
    await page.goto(`/admin/collections/pages/${nothing.id}?locale=en`);
    await expect(head).toHaveText(say.untitled);
    await page.setViewportSize({ width: 360, height: 900 });
    await page.screenshot({ path: test.info().outputPath('untitled-360.png') });
  });

  test(`the last tab of the settings is in sight, in the width of a laptop and of a phone (${language})`, async ({
    adminPage: page,
    whole: { cms },
  }) => {
    await page.context().addCookies([{ name: 'content-lng', value: language, url: cms.url }]);
    await page.goto('/admin/globals/site-settings');
    const tabs = page.locator('.tabs-field__tabs-wrap').first();
    await expect(page.locator('.tabs-field__tab-button', { hasText: say.lastTab })).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => tabs.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      await page.screenshot({ path: test.info().outputPath(`tabs-${width}.png`) });
    }
  });
}

test('texts that nobody has changed are called built-in and no draft', async ({ browser }) => {
  // In the one of the worker another test may have saved them.
  const whole = await startWhole();
  try {
    for (const language of languages) {
      const page = await windowOf(browser, whole, admin, language);
      await page.goto('/admin/globals/texts');
      await expect(page.locator('.doc-controls .status')).toHaveText(words[language].builtIn);
      await page.screenshot({ path: test.info().outputPath(`texts-${language}.png`) });
      await page.context().close();
    }
  } finally {
    await whole.stop();
  }
});
