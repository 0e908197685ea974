import { AxeBuilder } from '@axe-core/playwright';
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
    test.setTimeout(180_000);
    const say = words[language];
    const name = `used-${language}`;
    const titles = { title: `Used ${language}` };
    const { id } = await editor.create(`pages?locale=${language}&draft=true`, { name, ...titles });
    const sections = [{ blockType: 'card', items: [{ redirectUrl: `/${name}` }] }];
    const source = { name: `uses-${language}`, title: 'Source of links', sections };
    const { id: sourceId } = await editor.create(`pages?locale=${language}&draft=true`, source);
    const { footer } = (await editor.global('site-settings', language)) as unknown as { footer: { links: object[] } };
    const links = [...footer.links, { label: 'Used', url: `/ar/${name}` }];
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
    const { violations } = await new AxeBuilder({ page }).include('#where-used').analyze();
    expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([]);

    await panel.getByRole('link', { name: say.address }).click();
    await expect(page).toHaveURL(new RegExp(`/pages/${sourceId}\\?`));
    await expect(page.locator('#field-sections__0__items__0__redirectUrl')).toBeFocused();
    await page.goto(`/admin/collections/pages/${id}?locale=${language}`);
    await panel.getByRole('link', { name: say.footer, exact: true }).click();
    await expect(page.locator(`#field-footer__links__${links.length - 1}__url`)).toBeFocused();

    await editor.changeGlobal('site-settings', { footer }, language);
    await page.goto(`/admin/collections/pages/${sourceId}?locale=${language}`);
    await expect(panel.getByText(say.none)).toBeVisible();
  });
}
