import { adminBarriers } from '../admin-barriers.ts';
import { sidewaysScroll } from '../page-checks.ts';
import { expect, languages, test } from '../whole-fixtures.ts';

const words = {
  en: {
    panel: 'Links that lead nowhere',
    none: 'Every link that visitors see leads somewhere, and every chosen file is there.',
    list: 'The whole list',
    reason: 'No page has this address',
    source: 'Site settings',
    scheduled: 'Scheduled',
    scheduler: /^The scheduler looked last at /,
  },
  ar: {
    panel: 'روابط لا تؤدي إلى صفحة',
    none: 'كل رابط يراه الزوار يؤدي إلى صفحة، وكل ملف مختار موجود.',
    list: 'القائمة كاملة',
    reason: 'لا توجد صفحة بهذا العنوان',
    source: 'إعدادات الموقع',
    scheduled: 'مجدول',
    scheduler: /^آخر عمل للمجدول: /,
  },
};

for (const language of languages)
  test(`a link that leads nowhere stands on the dashboard until it is put right, and whether the scheduler lives (${language})`, async ({
    adminPage: page,
    editor,
    whole: { cms },
  }) => {
    const say = words[language];
    const address = `/gone-${language}`;
    const { footer } = (await editor.global('site-settings', language)) as unknown as { footer: { links: object[] } };
    const links = footer.links.with(-1, { ...footer.links.at(-1), url: address });
    await page.context().addCookies([{ name: 'content-lng', value: language, url: cms.url }]);
    const panel = page.getByRole('region', { name: say.panel });

    await page.goto('/admin');
    await expect(panel.getByText(say.none)).toBeVisible();
    await expect(page.getByRole('region', { name: say.scheduled }).getByText(say.scheduler)).toBeVisible();

    await editor.changeGlobal('site-settings', { footer: { ...footer, links } }, language);
    await page.reload();
    const line = panel.getByRole('listitem').filter({ hasText: address });
    await expect(line).toContainText(say.reason);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await panel.scrollIntoViewIfNeeded();
      await expect.poll(() => sidewaysScroll(page)).toBe(0);
      await page.screenshot({ path: test.info().outputPath(`broken-links-${width}.png`) });
    }
    expect(await adminBarriers(page)).toEqual([]);

    await panel.getByRole('link', { name: say.list }).press('Enter');
    const row = page.getByRole('row').filter({ hasText: address });
    await expect(row).toContainText(say.reason);
    await page.setViewportSize({ width: 360, height: 900 });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await adminBarriers(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('broken-links-list.png') });
    await page.goBack();

    await line.getByRole('link', { name: say.source }).click();
    await expect(page).toHaveURL(
      new RegExp(`/globals/site-settings\\?.*#field-footer__links__${links.length - 1}__url$`),
    );
    await expect(page.locator(`#field-footer__links__${links.length - 1}__url`)).toBeFocused();

    await editor.changeGlobal('site-settings', { footer }, language);
    await page.goto('/admin');
    await expect(panel.getByText(say.none)).toBeVisible();
  });
