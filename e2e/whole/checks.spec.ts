import { otherLanguage } from '@insurer/contract/language.ts';
import { adminBarriers } from '../admin-barriers.ts';
import { sidewaysScroll } from '../page-checks.ts';
import { expect, languages, test } from '../whole-fixtures.ts';

const words = {
  en: {
    panel: 'Before publishing',
    missing: 'Arabic is missing',
    link: 'The link leads nowhere',
    count: 'Stops the publication: 1',
    publish: 'Publish changes',
    refused: /^“Typed just now” is not published: Arabic is missing \(1\)/,
    own: 'Title — English',
    other: 'Title — Arabic',
  },
  ar: {
    panel: 'قبل النشر',
    missing: 'النص الإنجليزي ناقص',
    link: 'الرابط لا يؤدي إلى صفحة',
    count: 'يمنع النشر: 1',
    publish: 'نشر التّغييرات',
    refused: /^لم يُنشر «Typed just now»: النص الإنجليزي ناقص \(1\)/,
    own: 'العنوان — العربية',
    other: 'العنوان — الإنجليزية',
  },
};

/** As a busy browser does: what has come into sight and gone out of it since is told together. */
function tellSightLate(): void {
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const held: IntersectionObserverEntry[] = [];
      super((entries) => {
        if (held.push(...entries) === entries.length) setTimeout(() => tell(held.splice(0), this), 300);
      }, options);
    }
  };
}

for (const language of languages) {
  test(`what lacks a language is not published, and the list leads to each place (${language})`, async ({
    adminPage: page,
    editor,
    whole: { site, cms },
  }) => {
    const say = words[language];
    const name = `checked-${language}`;
    const sections = [{ blockType: 'card', items: [{ redirectUrl: '/no-such-page' }] }];
    const { id } = await editor.create(`pages?locale=${language}&draft=true`, { name, title: 'Words', sections });
    const statusOnSite = async () => (await fetch(`${site.url}/${name}`)).status;
    await page.context().addCookies([{ name: 'content-lng', value: language, url: cms.url }]);
    await page.addInitScript(tellSightLate);
    await page.goto(`/admin/collections/pages/${id}?locale=${language}`);
    const panel = page.getByRole('region', { name: say.panel });
    const count = page.getByRole('button', { name: say.count });
    await expect(panel.getByRole('link', { name: say.missing })).toBeVisible();
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => sidewaysScroll(page)).toBe(0);
      await page.screenshot({ path: test.info().outputPath(`buttons-${width}.png`) });
      await count.click();
      await expect(panel).toBeFocused();
      await page.screenshot({ path: test.info().outputPath(`panel-${width}.png`) });
    }
    expect(await adminBarriers(page)).toEqual([]);

    // What was typed just before the refusal is saved all the same.
    await page.getByRole('textbox', { name: say.own }).fill('Typed just now');
    await page.getByRole('button', { name: say.publish }).click();
    await expect(page.getByText(say.refused)).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('refused.png') });
    expect(await statusOnSite()).toBe(404);
    const draft = async () => (await editor.api.get(`/cms-api/pages/${id}?draft=true&locale=${language}`)).json();
    await expect.poll(async () => (await draft()).title).toBe('Typed just now');

    await panel.getByRole('link', { name: say.link }).click();
    await expect(page.locator('#field-sections__0__items__0__redirectUrl')).toBeFocused();
    // A form that is still being set up folds the row again, as the person had left it.
    await panel.getByRole('link', { name: say.link }).evaluate(async (link: HTMLElement) => {
      link.focus();
      link.click();
      while (document.activeElement === link) await new Promise(requestAnimationFrame);
      document.querySelector<HTMLElement>('#sections-row-0 .collapsible__toggle')?.click();
    });
    await expect(page.locator('#field-sections__0__items__0__redirectUrl')).toBeFocused();
    await expect(page.locator('#sections-row-0 .collapsible__toggle--open').first()).toBeVisible();
    await panel.getByRole('link', { name: say.missing }).click();
    const other = page.getByRole('textbox', { name: say.other }).and(page.locator('#field-title'));
    await expect(other).toBeFocused();
    await other.fill(`In ${otherLanguage(language)}`);
    await expect(count).toHaveCount(0);
    await page.getByRole('button', { name: say.publish }).click();
    await expect.poll(statusOnSite).toBe(200);
  });
}

for (const language of languages) {
  test(`the list is about what is stored, also where a schedule or another window stored it (${language})`, async ({
    adminPage: page,
    editor,
    whole: { cms },
  }) => {
    const say = words[language];
    const { id } = await editor.create('pages?locale=en&draft=true', { name: `anew-${language}`, title: 'Words' });
    await page.context().addCookies([{ name: 'content-lng', value: language, url: cms.url }]);
    await page.goto(`/admin/collections/pages/${id}?locale=en`);
    const link = page.getByRole('region', { name: say.panel }).getByRole('link', { name: say.link });
    await expect(page.getByRole('region', { name: say.panel }).getByRole('link').first()).toBeVisible();
    await expect(link).toHaveCount(0);
    const sections = [{ blockType: 'card', items: [{ redirectUrl: '/no-such-page' }] }];
    await editor.change('pages', id, { sections }, 'en', true);
    // Nobody comes back to the window or presses anything in it.
    await expect(link).toBeVisible();
  });
}

test('who is led to a field stays there where the tab of the last time comes back late, until they do something else', async ({
  adminPage: page,
  editor,
  whole: { cms },
}) => {
  const { id } = await editor.create('pages?locale=ar&draft=true', { name: 'tab-of-last-time', title: 'كلمات' });
  await page.context().addCookies([{ name: 'content-lng', value: 'ar', url: cms.url }]);
  const form = `/admin/collections/pages/${id}`;
  await page.goto(`${form}?locale=ar`);
  const tabs = /\/payload-preferences\/collection-pages-/;
  const isKept = page.waitForResponse(
    (response) => tabs.test(response.url()) && (response.request().postData() ?? '').includes('tabIndex'),
  );
  const other = page.getByRole('button', { name: 'البحث والمشاركة' });
  await other.click();
  await isKept;

  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route(tabs, async (route) => {
    if (route.request().method() === 'GET') await told;
    await route.continue();
  });
  await page.goto(`${form}?locale=en#field-title`);
  const title = page.locator('#field-title');
  await expect(title).toBeFocused();
  tell();
  await expect(title).toBeFocused();
  await other.click();
  await expect(page.locator('#field-meta__title')).toBeVisible();
  await expect(title).toHaveCount(0);
});

test('administrators say what stops a publication, and a page that is online takes an urgent change', async ({
  adminPage: page,
  editor,
  service,
}) => {
  await page.goto('/admin/globals/publishing-rules');
  await expect(page.getByText('Arabic is missing')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('rules.png') });
  const name = 'online-before-the-rule';
  const publish = (data: object, id?: number | string) =>
    id
      ? editor.api.patch(`/cms-api/pages/${id}?locale=en`, { data: { ...data, _status: 'published' } })
      : editor.api.post('/cms-api/pages?locale=en', { data: { ...data, name, _status: 'published' } });
  expect((await publish({ title: 'English alone' })).status()).toBe(400);
  await editor.changeGlobal('publishing-rules', { blocking: [] });
  const { id } = (await (await publish({ title: 'English alone' })).json()).doc;
  await editor.changeGlobal('publishing-rules', { blocking: ['missing-english', 'missing-arabic'] });
  expect((await publish({ title: 'Urgent' }, id)).status()).toBe(200);
  expect((await service<{ title: string }>(`/pages/${name}`)).title).toBe('Urgent');
  const worse = { sections: [{ blockType: 'card', header: 'Also in English alone' }] };
  const refused = await publish(worse, id);
  expect(refused.status()).toBe(400);
  expect(JSON.stringify(await refused.json())).toContain('sections.0.header');
});
