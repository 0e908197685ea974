import { adminBarriers } from '../admin-barriers.ts';
import { sidewaysScroll } from '../page-checks.ts';
import { expect, languages, test } from '../whole-fixtures.ts';

const words = {
  en: {
    panel: 'Where used',
    places: '2 places',
    address: 'Link address',
    footer: 'Address',
    none: /^Nothing links to it/,
  },
  ar: { panel: 'أين يُستخدم', places: 'موضعان', address: 'عنوان الرابط', footer: 'العنوان', none: /^لا رابط يؤدي إليه/ },
};

for (const language of languages) {
  test(`a page says where it is linked, and each entry leads to its place (${language})`, async ({
    adminPage: page,
    editor,
    whole: { cms },
  }) => {
    const say = words[language];
    const name = `used-${language}`;
    const titles = { title: `Used ${language}` };
    const { id } = await editor.create(`pages?locale=${language}&draft=true`, { name, ...titles });
    const sections = [{ blockType: 'card', items: [{ redirectUrl: `/${name}` }] }];
    const source = { name: `uses-${language}`, title: 'Source of links', sections };
    const { id: sourceId } = await editor.create(`pages?locale=${language}&draft=true`, source);
    const { footer } = (await editor.global('site-settings', language)) as unknown as { footer: { links: object[] } };
    // A link of its own would need words in both languages (decision 0038).
    const links = footer.links.with(-1, { ...footer.links.at(-1), url: `/ar/${name}` });
    await editor.changeGlobal('site-settings', { footer: { ...footer, links } }, language);
    await page.context().addCookies([{ name: 'content-lng', value: language, url: cms.url }]);

    await page.goto(`/admin/collections/pages/${id}?locale=${language}`);
    const panel = page.getByRole('region', { name: say.panel });
    await expect(panel.getByText(say.places)).toBeVisible();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await panel.scrollIntoViewIfNeeded();
      await expect.poll(() => sidewaysScroll(page)).toBe(0);
      await page.screenshot({ path: test.info().outputPath(`where-used-${width}.png`) });
    }
    expect(await adminBarriers(page)).toEqual([]);

    await panel.getByRole('link', { name: say.address }).click();
    await expect(page).toHaveURL(new RegExp(`/pages/${sourceId}\\?`));
    await expect(page.locator('#field-sections__0__items__0__redirectUrl')).toBeFocused();
    await page.goto(`/admin/collections/pages/${id}?locale=${language}`);
    await panel.getByRole('link', { name: say.footer, exact: true }).click();
    await expect(page).toHaveURL(
      new RegExp(`/globals/site-settings\\?.*#field-footer__links__${links.length - 1}__url$`),
    );

    await editor.changeGlobal('site-settings', { footer }, language);
    await page.goto(`/admin/collections/pages/${sourceId}?locale=${language}`);
    await expect(panel.getByText(say.none)).toBeVisible();
  });
}

test('a page that is linked is deleted once its successor is chosen, and its address leads there (in Arabic)', async ({
  adminPage: page,
  editor,
  whole: { site, cms },
}) => {
  const publish = async (name: string, title: string, more: object = {}) => {
    const { id } = await editor.create('pages?locale=en&draft=true', { name, title: `In English ${name}`, ...more });
    await editor.change('pages', id, { title, _status: 'published' }, 'ar');
    return id;
  };
  const id = await publish('old-offer', 'العرض القديم');
  await publish('new-offer', 'العرض الجديد');
  const sections = [{ blockType: 'card', items: [{ redirectUrl: '/old-offer' }] }];
  await publish('offers', 'العروض', { sections });
  await page.context().addCookies([{ name: 'content-lng', value: 'ar', url: cms.url }]);
  await page.goto(`/admin/collections/pages/${id}?locale=ar`);
  // Whoever takes it offline reads in the question where it is used.
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-unpublish').click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('ما زال مستخدمًا في موضع واحد: العروض');
  await expect(question).toContainText('اذكر أولًا تحت «أين يُستخدم» ما يحل محله');
  await page.screenshot({ path: test.info().outputPath('question.png') });
  await question.locator('#confirm-cancel').click();
  const askToDelete = async () => {
    await page.locator('.doc-controls__popup button').first().click();
    await page.locator('#action-delete').click();
  };
  const remove = async () => {
    await askToDelete();
    await page.getByRole('dialog').locator('#confirm-action').click();
  };
  await askToDelete();
  await expect(question).toContainText('ما زال مستخدمًا في موضع واحد: العروض');
  await expect(question).toContainText('اذكر أولًا تحت «أين يُستخدم» ما يحل محله');
  await page.screenshot({ path: test.info().outputPath('question-before-deleting.png') });
  await question.locator('#confirm-action').click();
  await expect(page.getByText(/^بقي «العرض القديم» كما هو، فما زال مستخدمًا في موضع واحد \(العروض\)/)).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('refused.png') });

  const panel = page.getByRole('region', { name: 'أين يُستخدم' });
  await expect(panel.getByText('العروض', { exact: true })).toBeVisible();
  const asked = page.getByRole('region', { name: 'قبل إيقاف نشره أو حذفه' });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await asked.scrollIntoViewIfNeeded();
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    await page.screenshot({ path: test.info().outputPath(`asked-${width}.png`) });
  }
  const successor = asked.getByRole('combobox', { name: 'الصفحة التي تحل محلها' });
  await successor.fill('قديم رحلات');
  await expect(asked.getByText('لا توجد نتائج.')).toBeVisible();
  await successor.fill('عرض جديد');
  await expect(asked.getByRole('option', { name: 'العرض الجديد' })).toBeVisible();
  expect(await adminBarriers(page)).toEqual([]);
  await successor.press('ArrowDown');
  await successor.press('Enter');
  await asked.getByRole('button', { name: 'احفظ القرار' }).click();
  await expect(asked.getByText('بعد إزالتها يصل الزوار إلى العرض الجديد')).toBeVisible();
  await remove();
  await expect(page).toHaveURL(/\/collections\/pages(\?|$)/);
  for (const prefix of ['', '/ar']) {
    const answered = () => fetch(`${site.url}${prefix}/old-offer`, { redirect: 'manual' });
    await expect.poll(async () => (await answered()).status).toBe(301);
    const to = new URL((await answered()).headers.get('location') ?? '', site.url);
    expect(to.pathname).toBe(`${prefix}/new-offer`);
  }
});

test('of a page whose address is a screen of the site, nobody is told that its visitors are led on (in Arabic)', async ({
  adminPage: page,
  editor,
  whole: { cms },
}) => {
  const { id } = await editor.page('cancel-insurance');
  await page.context().addCookies([{ name: 'content-lng', value: 'ar', url: cms.url }]);
  await page.goto(`/admin/collections/pages/${id}?locale=ar`);
  const asked = page.getByRole('region', { name: 'قبل إيقاف نشره أو حذفه' });
  await expect(asked.getByText(/للموقع شاشة خاصة على هذا العنوان تبقى دون هذه النصوص/)).toBeVisible();
  await expect(asked.getByRole('combobox')).toHaveCount(0);
  await expect(asked.getByRole('textbox', { name: 'السبب' })).toBeVisible();
});

const picker = {
  en: { field: 'Link address', query: 'complaint', title: 'Complaints', leadsTo: /^Leads to: / },
  ar: { field: 'عنوان الرابط', query: 'الشكاوى', title: 'الشكاوى', leadsTo: /^يؤدي إلى: / },
};

for (const language of languages) {
  test(`a link is chosen by the title of its page with the keyboard, and a typed one is told (${language})`, async ({
    adminPage: page,
    editor,
    whole: { cms },
  }) => {
    const say = picker[language];
    const target = { name: `picked-${language}`, title: `${say.title} ${language}` };
    await editor.create(`pages?locale=${language}`, { ...target, _status: 'draft' });
    const sections = [{ blockType: 'card', items: [{ title: 'Card' }] }];
    const own = { name: `picks-${language}`, title: 'Picks', sections };
    const { id } = await editor.create(`pages?locale=${language}&draft=true`, own);
    await page.context().addCookies([{ name: 'content-lng', value: language, url: cms.url }]);
    await page.goto(`/admin/collections/pages/${id}?locale=${language}#field-sections__0__items__0__redirectUrl`);
    const field = page.locator('#field-sections__0__items__0__redirectUrl');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleName(say.field);
    await page.keyboard.type(target.title);
    const option = page.getByRole('option', { name: target.title });
    await expect(option).toBeVisible();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await field.scrollIntoViewIfNeeded();
      await expect.poll(() => sidewaysScroll(page)).toBe(0);
      await page.screenshot({ path: test.info().outputPath(`options-${width}.png`) });
    }
    expect(await adminBarriers(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(`/picked-${language}`);
    await expect(page.getByText(say.leadsTo)).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('chosen.png') });
    const stored = async () => {
      const page = await (await editor.api.get(`/cms-api/pages/${id}?draft=true`)).json();
      return page.sections[0].items[0].redirectUrl;
    };
    await expect.poll(stored).toBe(`/picked-${language}`);
    await field.fill('https://elsewhere.example/page');
    await page.keyboard.press('Tab');
    await expect.poll(stored).toBe('https://elsewhere.example/page');
  });
}

test('words that are no address yet stay in the drawer of a link that is not taken, with what to do (ar)', async ({
  adminPage: page,
  editor,
  whole: { cms },
}) => {
  const sections = [{ blockType: 'single_blog', header: 'نص فيه رابط' }];
  const { id } = await editor.create('pages?locale=ar&draft=true', { name: 'text-with-link', title: 'نص', sections });
  await page.context().addCookies([{ name: 'content-lng', value: 'ar', url: cms.url }]);
  await page.goto(`/admin/collections/pages/${id}?locale=ar#field-sections__0__description`);
  const text = page.locator('#sections-row-0 [contenteditable=true]');
  await expect(text).toBeFocused();
  await page.keyboard.type('اقرأ المزيد');
  await page.keyboard.press('ControlOrMeta+a');
  await page.locator('.toolbar-popup__button-link, .inline-toolbar-popup .toolbar-popup__button-link').first().click();
  const drawer = page.getByRole('dialog').filter({ has: page.getByRole('combobox', { name: 'وجهة الرابط' }) });
  const address = drawer.getByRole('combobox', { name: 'وجهة الرابط' });
  await address.fill('صفحة الشكاوى الجديدة');
  await expect(drawer.getByText('لا توجد نتائج.')).toBeVisible();
  await drawer.getByRole('button', { name: 'حفظ التّغييرات' }).click();
  await expect(drawer.locator('.field-error')).toBeVisible();
  await expect(address).toHaveValue('صفحة الشكاوى الجديدة');
  await expect(drawer.getByRole('status')).not.toBeEmpty();
  await address.fill('');
  await drawer.getByRole('button', { name: 'حفظ التّغييرات' }).click();
  await expect(drawer.locator('.field-error')).toContainText('يرجى تعبئة هذا الحقل.');
  await address.fill('/complaints');
  await drawer.getByRole('button', { name: 'حفظ التّغييرات' }).click();
  await expect(text.getByRole('link', { name: 'اقرأ المزيد' })).toHaveAttribute('href', '/complaints');
});
