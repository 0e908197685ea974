import type { Page } from '@playwright/test';
import { sidewaysScroll, smallTargets, violations } from '../page-checks.ts';
import { expect, languages, test } from '../whole-fixtures.ts';

const said = {
  en: {
    menu: 'On this page',
    entry: 'What is not covered',
    price: 'Third party from SAR 555.45 with VAT',
    quote: 'See your price',
  },
  ar: {
    menu: 'في هذه الصفحة',
    entry: 'ما لا تغطيه الوثيقة',
    price: 'ضد الغير من 555.45 ريال شاملًا الضريبة',
    quote: 'اعرف سعرك',
  },
} as const;

/** The heading stands in the upper half of the window, below what sticks to its top. */
async function isRead(page: Page, heading: string): Promise<void> {
  const below = page.getByRole('heading', { name: heading, exact: true });
  await expect
    .poll(() =>
      below.evaluate((title) => {
        const { x, y, height } = title.getBoundingClientRect();
        return y < innerHeight / 2 && title === document.elementFromPoint(x + height / 2, y + height / 2);
      }),
    )
    .toBe(true);
}

/** Where no price is computed, the bar leads to where one is asked for. */
const asked = { en: 'Get a quote', ar: 'اطلب عرض سعر' } as const;
const askedFor = {
  '/waad-ousra': '/get-a-quote?product=waad-ousra',
  '/health-insurance': '/details-request?product=health',
};

for (const language of languages) {
  const prefix = language === 'ar' ? '/ar' : '';
  const words = said[language];

  test(`the bar of every long product page has its next step (${language})`, async ({ page }) => {
    for (const [path, form] of Object.entries(askedFor))
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${prefix}${path}`);
        const next = page.locator('.page-menu').getByRole('link', { name: asked[language] });
        await page.locator('main h2').last().scrollIntoViewIfNeeded();
        await expect(next).toBeInViewport();
        await expect(next).toHaveAttribute('href', `${prefix}${form}`);
        expect(await sidewaysScroll(page)).toBe(0);
      }
  });

  test(`the menu of a long page leads to its parts and to a price, with a mouse and with the keyboard (${language})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/motor-insurance`);
    const menu = page.getByRole('navigation', { name: words.menu });
    const entry = menu.getByRole('link', { name: words.entry });
    await menu.getByText(words.menu).click();
    expect(await violations(page, 'the open menu')).toEqual([]);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.locator('.page-menu')).toContainText(words.price);
    await expect(entry).toBeInViewport();
    await entry.click();
    await expect(entry).toBeHidden();
    await isRead(page, words.entry);

    await menu.getByText(words.menu).focus();
    await page.keyboard.press('Enter');
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await expect(menu.locator('summary')).toBeFocused();

    await page.locator('.page-menu').getByRole('link', { name: words.quote }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/quote/motor$`));
  });

  test(`on a phone the menu stays in sight with the way to a price, lies over the page, and nothing that is pressed moves as it closes (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${prefix}/motor-insurance`);
    const menu = page.getByRole('navigation', { name: words.menu });
    await menu.scrollIntoViewIfNeeded();
    const heading = page.getByRole('heading', { name: words.entry, exact: true });
    const before = await heading.boundingBox();
    await menu.getByText(words.menu).click();
    expect(await heading.boundingBox()).toEqual(before);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await smallTargets(page, 'the open menu')).toEqual([]);
    await menu.getByRole('link', { name: words.entry }).click();
    await isRead(page, words.entry);
    await page.getByRole('main').getByRole('heading').last().scrollIntoViewIfNeeded();
    await expect(menu.getByText(words.menu)).toBeInViewport();
    await page.locator('.page-menu').getByRole('link', { name: words.quote }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/quote/motor$`));
  });
}

test('without scripts the menu opens and leads all the same; short pages have none', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/motor-insurance');
  const menu = page.getByRole('navigation', { name: said.en.menu });
  await menu.getByText(said.en.menu).click();
  await menu.getByRole('link', { name: said.en.entry }).click();
  await expect(page).toHaveURL(/#place-/);
  // Nothing would close its list: it must not lie over what it led to.
  await expect(menu).not.toBeInViewport();
  await page.goto('/contact-us');
  await expect(menu).toHaveCount(0);
  await context.close();
});
