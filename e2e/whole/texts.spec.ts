import type { Browser, Page } from '@playwright/test';
import { adminBarriers } from '../admin-barriers.ts';
import { holdScripts } from '../hydration.ts';
import { expect, soon, test } from '../whole-fixtures.ts';

const words = {
  group: 'النموذج أو الجزء من الموقع',
  claim: 'مطالبة',
  changed: 'النصوص التي عدّلتموها',
  search: 'ابحث في كل النصوص بأيٍّ من اللغتين',
  arabic: 'العربية',
  reset: 'العودة إلى النص المدمج',
  publish: 'نشر التّغييرات',
};
const label = { builtIn: 'رقم الهاتف', changed: 'رقم الجوال الذي نتصل بك عليه' };
const message = { builtIn: 'أدخل رقم الهاتف', changed: 'اكتب رقم جوالك لنتصل بك' };
const tooLong = { builtIn: 'يجب ألا يزيد عدد الأحرف على {n}', lost: 'النص أطول مما يجوز' };
const groupName = new RegExp(`^(${words.group}|Form or part of the site)$`);
const path = '/submit-claim';

const openTexts = async (page: Page, language: 'en' | 'ar', origin: string) => {
  await page.context().addCookies([{ name: 'content-lng', value: language, url: origin }]);
  await page.goto('/admin/globals/texts');
  await expect(page.locator('html')).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr');
  await takenOver(page);
};

/** Before React has taken over, it would set back what is chosen or typed. */
async function takenOver(page: Page): Promise<void> {
  const select = await page.getByRole('combobox', { name: groupName }).elementHandle();
  await page.waitForFunction(
    (element) => Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps')),
    select,
  );
}

/** The line of a text as it reads now: pressing it opens and closes its boxes. */
const lineOf = (page: Page, text: string) =>
  page.locator('summary').filter({ has: page.getByText(text, { exact: true }) });

async function write(page: Page, { from, to }: { from: string; to: string }): Promise<void> {
  await lineOf(page, from).click();
  await page.getByRole('textbox', { name: words.arabic, exact: true }).fill(to);
  await lineOf(page, to).click();
}

async function publish(page: Page, accepted = true): Promise<void> {
  const isSave = ({ url, method }: { url: string; method: string }) =>
    method === 'POST' && url.includes('/cms-api/globals/texts');
  const answered = page.waitForResponse((response) =>
    isSave({ url: response.url(), method: response.request().method() }),
  );
  await page.getByRole('button', { name: words.publish, exact: true }).click();
  expect((await answered).status()).toBe(accepted ? 200 : 400);
}

/** What the form calls the phone number, and what it says to an empty post. */
async function wordsOfForm(browser: Browser, address: string, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(address);
  if (javaScriptEnabled) await page.locator('form[data-enhanced]').waitFor();
  await page.locator('main form button[type=submit]').last().click();
  const field = page.locator('[data-field="phone"]');
  await expect(field.locator('.form-field__error')).toBeVisible();
  const said = await Promise.all(['label', '.form-field__error'].map((part) => field.locator(part).innerText()));
  await context.close();
  return said.map((text) => text.trim());
}

test('an editor changes a label and a message in Arabic, visitors read them within 2 seconds with and without scripts, and after the reset the built-in ones', async ({
  adminPage: page,
  browser,
  whole: { site, cms },
}) => {
  const arabic = `${site.url}/ar${path}`;
  const english = await (await fetch(`${site.url}${path}`)).text();
  expect(await (await fetch(arabic)).text()).toContain(`>${label.builtIn}</label>`);
  await openTexts(page, 'ar', cms.url);
  await page.getByLabel(words.group).selectOption({ label: words.claim });
  await write(page, { from: label.builtIn, to: label.changed });
  await write(page, { from: message.builtIn, to: message.changed });
  await publish(page);
  await soon(arabic, ({ html }) => html.includes(`>${label.changed}</label>`) && html.includes(message.changed));
  for (const scripts of [true, false])
    expect(await wordsOfForm(browser, arabic, scripts)).toEqual([label.changed, message.changed]);
  const textOf = (html: string) => /<main.*?<\/main>/s.exec(html)?.[0].replace(/value="[\w-]{36}"/g, '');
  expect(textOf(await (await fetch(`${site.url}${path}`)).text())).toBe(textOf(english));

  await page.reload();
  await takenOver(page);
  await page.getByLabel(words.group).selectOption({ label: `${words.changed} (2)` });
  for (const text of [label.changed, message.changed]) {
    await lineOf(page, text).click();
    await page.getByRole('button', { name: words.reset }).click();
  }
  await expect(page.locator('.text-row .waiting-mark')).toHaveCount(0);
  await expect(page.getByLabel(words.group).locator('option:checked')).toHaveText(`${words.changed} (0)`);
  await publish(page);
  await soon(arabic, ({ html }) => html.includes(`>${label.builtIn}</label>`) && !html.includes(message.changed));
  expect(await wordsOfForm(browser, arabic, true)).toEqual([label.builtIn, message.builtIn]);
});

test('whoever chooses a part before the admin has woken up has its texts (ar)', async ({
  adminPage: page,
  whole: { cms },
}) => {
  await page.context().addCookies([{ name: 'content-lng', value: 'ar', url: cms.url }]);
  const letCome = await holdScripts(page, /\/_next\/.*\.js/);
  await page.goto('/admin/globals/texts', { waitUntil: 'commit' });
  await page.getByLabel(words.group).selectOption({ label: words.claim });
  letCome();
  await expect(page.locator('html')).not.toHaveClass(/is-hydrating/);
  await expect(lineOf(page, label.builtIn).first()).toBeVisible();
  await expect(page.getByLabel(words.group).locator('option:checked')).toHaveText(words.claim);
});

test('a text that lost its placeholder is refused in the editor’s language, beside the text and on saving', async ({
  adminPage: page,
  whole: { cms },
}) => {
  const reason = 'يضع الموقع قيمة مكان \u2066{n}\u2069';
  await openTexts(page, 'ar', cms.url);
  await page.getByLabel(words.group).selectOption({ label: words.claim });
  await write(page, { from: tooLong.builtIn, to: tooLong.lost });
  await lineOf(page, tooLong.lost).click();
  await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  await publish(page, false);
  await expect(page.getByRole('alert').filter({ hasText: `«${tooLong.builtIn}»` })).toContainText(reason);
});

test('texts are found by their words in either language, and the screen can be used with a keyboard and a screen reader', async ({
  adminPage: page,
  whole: { cms },
}) => {
  for (const [language, search, typed, found] of [
    ['en', 'Search all texts, in either language', 'الصفحة غير موجودة', 'Page not found'],
    ['ar', words.search, 'page not found', 'الصفحة غير موجودة'],
  ] as const) {
    await openTexts(page, language, cms.url);
    await page.getByRole('searchbox', { name: search }).fill(typed);
    const line = lineOf(page, found);
    await expect(line).toBeVisible();
    await line.press('Enter');
    await expect(
      page.getByRole('textbox', { name: language === 'en' ? 'Arabic' : words.arabic, exact: true }),
    ).toBeVisible();
    expect(await adminBarriers(page)).toEqual([]);
  }
});

test('what an editor changes is previewed where it is read before it is published: at the form of an open job, at prices, at questions about cover, and in cases that are invented (ar)', async ({
  adminPage: page,
  editor,
  whole: { cms },
}) => {
  const texts = {
    'forms.apply-form.fields.first_name.label': ['طلب توظيف', 'اسمك كما في هويتك'],
    'site.quote.start': ['الأسعار', 'لنبدأ بالأسئلة'],
    'site.coverQuestions.filter': ['هل تشملني التغطية؟', 'اكتب ما حدث لك'],
    'site.datePicker.open': ['اختيار التاريخ', 'افتح التقويم'],
    'site.status.notFoundTitle': ['شاشات الحالة والأخطاء', 'لا صفحة هنا'],
    'case-statuses.received': ['حالات الطلب', 'وصلنا طلبك'],
    'case-pauses.papers': ['أسباب توقف مدة الرد', 'ننتظر مستنداتك'],
  };
  const changed = Object.fromEntries(Object.entries(texts).map(([key, [, ar]]) => [key, { ar }]));
  await editor.changeGlobal('texts', { changed, _status: 'draft' }, 'ar', true);
  for (const [key, [group, words]] of Object.entries(texts)) {
    await openTexts(page, 'ar', cms.url);
    await page.getByLabel(/^النموذج أو الجزء/).selectOption({ label: group ?? '' });
    // The previews change with the texts of the group.
    await expect(lineOf(page, words ?? '').first()).toBeVisible();
    const link = page.locator('.text-editor__previews dd').first().getByRole('link', { name: 'العربية' });
    await page.goto((await link.getAttribute('href')) ?? '');
    expect(await page.content(), `${key} at ${page.url()}`).toContain(words);
  }
  await editor.changeGlobal('texts', { changed: {}, _status: 'published' });
});
