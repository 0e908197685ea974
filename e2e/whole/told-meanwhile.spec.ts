import type { Page } from '@playwright/test';
import { sortableMoment } from '../../apps/cms/src/fields/moment-text.ts';
import { secrets } from '../whole-content.ts';
import { expect, languages, test, windowOf } from '../whole-fixtures.ts';

const password = 'a-long-password-3';
const say = {
  en: {
    ...{ review: 'Review', send: 'Send for review', comment: 'Comment for the author', back: 'Return with comment' },
    returned: /reviewer has returned this text\. Mend it and send it again\./,
  },
  ar: {
    ...{ review: 'المراجعة', send: 'إرسال للمراجعة', comment: 'تعليق لكاتب النص', back: 'إعادة مع تعليق' },
    returned: /أُعيد هذا النص إلى كاتبه بواسطة reviewer/,
  },
};

for (const language of languages)
  test(`an author’s open form is told that its text was returned, with the comment, without being loaded anew (${language})`, async ({
    browser,
    whole,
    editor,
  }) => {
    const words = say[language];
    const windowFor = async (name: string, role: string) => {
      const email = `${name}-${language}@meanwhile.example`;
      await editor.create('users', { name, email, password, role });
      return windowOf(browser, whole, { email, password }, language);
    };
    const [author, reviewer] = [await windowFor('author', 'editor'), await windowFor('reviewer', 'reviewer')];
    const panel = (page: Page) => page.getByRole('region', { name: words.review, exact: true });
    const name = `returned-${language}`;
    await editor.changeGlobal('publishing-rules', { blocking: [], reviewed: [] });
    const { id } = await editor.create(`pages?locale=${language}`, { name, title: 'First', _status: 'published' });
    await editor.changeGlobal('publishing-rules', { blocking: [], reviewed: ['pages'] });
    const path = `/admin/collections/pages/${id}?locale=${language}`;
    await author.goto(path);
    const saved = author.waitForResponse((one) => /\/pages\/\d+\?.*autosave=true/.test(one.url()) && one.ok());
    await author.locator('#field-title').fill('Second');
    await saved;
    await panel(author).getByRole('button', { name: words.send }).click();
    await reviewer.goto(path);
    await panel(reviewer).getByRole('textbox', { name: words.comment }).fill('Say the price first.');
    await panel(reviewer).getByRole('button', { name: words.back }).click();
    const told = author.locator('.together').getByRole('alert').filter({ hasText: words.returned });
    await expect(told).toBeVisible();
    await expect(told).toContainText('Say the price first.');
    // What stands beside the form says the same by now.
    await expect(panel(author)).toContainText('Say the price first.');
    await panel(author).getByRole('button', { name: words.send }).click();
    await expect(told).toHaveCount(0);
    await editor.changeGlobal('publishing-rules', { blocking: [], reviewed: [] });
  });

test('an open form says that its page went offline by its schedule, and is written in at once (ar)', async ({
  browser,
  whole,
  editor,
}) => {
  const words = {
    ...{ schedule: 'جدولة النشر', offline: /توقف نشره في موعده المجدول/, newer: /نص أحدث/ },
    ...{ goOn: 'متابعة الكتابة', status: /^مسودّة$/ },
  };
  const windowFor = async (name: string) => {
    const email = `${name}@scheduled.example`;
    await editor.create('users', { name, email, password, role: 'editor' });
    return windowOf(browser, whole, { email, password }, 'ar');
  };
  const [maker, writer] = [await windowFor('maker'), await windowFor('writer')];
  await editor.changeGlobal('publishing-rules', { blocking: [], reviewed: [] });
  const data = { name: 'goes-offline', title: 'Goes', _status: 'published' };
  const { id } = await editor.create('pages?locale=ar', data);
  const path = `/admin/collections/pages/${id}?locale=ar`;
  await maker.goto(path);
  await writer.goto(path);
  await maker.locator('.doc-controls__controls .popup-button').last().click();
  await maker.getByRole('button', { name: words.schedule }).click();
  const drawer = maker.locator('.schedule-publish');
  await drawer.locator('input[id$="-type-unpublish"]').check({ force: true });
  const row = drawer.locator('.schedule-publish__upcoming tbody tr');
  // The minute that comes next may be over as it arrives: then the one after it is taken.
  await expect(async () => {
    const next = sortableMoment(new Date(Date.now() + 60_000)).slice(0, 16);
    await drawer.locator('#time input').fill(next);
    await drawer.locator('#scheduled-publish-save').click();
    await expect(row).toHaveCount(1, { timeout: 10_000 });
  }).toPass();
  const line = writer.locator('.together__newer');
  await expect(line).toContainText(words.offline, { timeout: 180_000 });
  await expect(line).not.toContainText(words.newer);
  await line.getByRole('button', { name: words.goOn }).click();
  await expect(line).toHaveCount(0);
  await expect(writer.locator('.doc-controls .status__value')).toHaveText(words.status);
  const saved = writer.waitForResponse((one) => /\/pages\/\d+\?.*autosave=true/.test(one.url()));
  await writer.locator('#field-title').fill('Written on');
  expect((await saved).status()).toBe(200);
});

for (const [language, words] of [
  ['en', { used: 'Still used:', place: /1 place \(/, first: /none of them goes before/ }],
  ['ar', { used: 'ما زال مستخدمًا:', place: /موضع واحد \(/, first: /ولا يُزال شيء منها قبل ذلك/ }],
] as const)
  test(`the question before several are deleted says which of them are used, and where (${language})`, async ({
    adminPage: page,
    editor,
    whole,
  }) => {
    await page.context().addCookies([{ name: 'content-lng', value: language, url: whole.cms.url }]);
    const make = (name: string, title: string, more: object = {}) =>
      editor.create(`pages?locale=${language}`, { name, title, _status: 'published', ...more });
    await editor.changeGlobal('publishing-rules', { blocking: [], reviewed: [] });
    const linked = await make(`many-${language}-linked`, `Many ${language} linked`);
    await make(`many-${language}-free`, `Many ${language} free`);
    const sections = [{ blockType: 'card', items: [{ redirectUrl: `/many-${language}-linked` }] }];
    await make(`source-${language}`, `Source ${language}`, { sections });
    await page.goto(`/admin/collections/pages?locale=${language}&search=many-${language}`);
    const boxes = page.locator('tbody .select-row input');
    await expect(boxes).toHaveCount(2);
    for (const place of [0, 1]) await boxes.nth(place).check();
    await page.locator('.delete-documents__toggle').first().click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText(words.used);
    await expect(question).toContainText(words.place);
    await expect(question).toContainText(`Source ${language}`);
    await expect(question).toContainText(words.first);
    const form = question.getByRole('link', { name: `Many ${language} linked` });
    await expect(form).toHaveAttribute('href', new RegExp(`/pages/${linked.id}#where-used`));
    await expect(question).not.toContainText(`Many ${language} free`);
    await page.screenshot({ path: test.info().outputPath('several.png') });
    await question.locator('#confirm-cancel').click();
    if (language === 'en') return;
    // Of this list more than two fields are searched.
    await page.goto('/admin/collections/providers?locale=ar');
    const search = page.locator('input.search-filter__input');
    await expect(search).toHaveAttribute('placeholder', /،/);
    await expect(search).not.toHaveAttribute('placeholder', /,/);
  });

for (const [language, words] of [
  ['en', { why: /Why it is erased/, missing: 'Choose first why it is erased.', reason: 'A trial of our own' }],
  ['ar', { why: /سبب الحذف/, missing: 'اختر سبب الحذف أولًا.', reason: 'تجربة داخلية' }],
] as const)
  test(`a case that is still open is deleted for a reason alone, which its question asks for (${language})`, async ({
    adminPage: page,
    editor,
    whole,
  }) => {
    await page.context().addCookies([{ name: 'content-lng', value: language, url: whole.cms.url }]);
    const headers = { 'x-content-api-key': secrets.CONTENT_API_KEY };
    const data = { email: 's@example.com', product: 'health', language, full_name: 'Sara', phone: '0551239876' };
    const sent = await editor.api.post('/api/service-requests/quote', { headers, data });
    const { id } = await editor.find('service-requests', 'reference', (await sent.json()).data.reference);
    await page.goto(`/admin/collections/service-requests/${id}`);
    await page.locator('.doc-controls__popup button').first().click();
    await page.locator('#action-delete').click();
    const question = page.getByRole('dialog');
    const choice = question.getByRole('combobox', { name: words.why });
    await question.locator('#confirm-action').click();
    await expect(question.getByRole('alert')).toHaveText(words.missing);
    await expect(choice).toBeFocused();
    await page.screenshot({ path: test.info().outputPath('why.png') });
    await choice.selectOption({ label: words.reason });
    await question.locator('#confirm-action').click();
    await expect(page).toHaveURL(/\/collections\/service-requests(\?|$)/);
    expect((await editor.api.get(`/cms-api/service-requests/${id}`)).status()).toBe(404);
    const where = `where[targetCollection][equals]=service-requests&where[targetId][equals]=${id}&sort=-id&limit=1`;
    const { docs } = await (await editor.api.get(`/cms-api/audit-log?${where}`)).json();
    await page.goto(`/admin/collections/audit-log/${docs[0].id}`);
    await expect(page.getByText(words.reason)).toBeVisible();
  });
