import { AxeBuilder } from '@axe-core/playwright';
import { answerClaim } from '../begun-claim.ts';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { hydrated } from '../hydration.ts';
import { withSettings } from './forms-examples.ts';
import { section, servePage } from './test-page.ts';

test.beforeEach(({ page }) => acceptCookies(page));

const facts = {
  emergency_note: 'Injury or danger: 911, 997, 998, 999, 993, 911, 997, 998, 999, 993.',
  emergency_note_ar: 'عند وجود إصابة أو خطر: 911، 997، 998، 999، 993، 911، 997، 998، 999، 993.',
  roadside_phone: '800 200 0147',
};
/** Of the company's own phone: help on the road keeps no hours. */
const hours = { opening_hours: 'Every day, 8:00 to 22:00', opening_hours_ar: 'يوميًا من 8:00 إلى 22:00' };
const saidHours = { en: 'Call us: Every day, 8:00 to 22:00', ar: 'اتصل بنا: يوميًا من 8:00 إلى 22:00' };
const title = { en: 'Had an accident?', ar: 'وقع لك حادث؟' };

for (const language of languages) {
  test(`after an accident one press calls, on the screens where people look first, ${language}`, async ({
    page,
    service,
    site,
  }) => {
    await withSettings(service, site, { facts: { ...facts, ...hours } });
    for (const path of ['/', '/claims', '/contact-us']) {
      await page.goto(at(language, path));
      const help = page.getByRole('complementary', { name: title[language] });
      // Two numbers stand above the hours: they say whose they are.
      await expect(help.getByText(saidHours[language], { exact: true })).toBeVisible();
      await expect(help.getByRole('link', { name: '911' }).first()).toHaveAttribute('href', 'tel:911');
      await expect(
        help
          .getByRole('link')
          .filter({ has: page.locator('bdi') })
          .first(),
      ).toHaveAttribute('href', /^tel:/);
      const { violations } = await new AxeBuilder({ page }).include('.emergency').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      // Its card is light: words of a dark band could not be read on it.
      const [words, around] = await Promise.all(
        [help.locator('p').first(), page.getByRole('main')].map((part) =>
          part.evaluate((element) => getComputedStyle(element).color),
        ),
      );
      expect(words, path).toBe(around);
    }
    // Whatever the width, no number is parted from the mark behind it.
    for (let width = 320; width <= 440; width += 3) {
      await page.setViewportSize({ width, height: 640 });
      expect(await page.locator('.emergency__note a').evaluateAll(partedFromItsMark), `${width} px`).toEqual([]);
    }
    // A phone has the company's number at hand on every page, before anything is scrolled or opened.
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(at(language, '/careers'));
    const numbers = page.getByRole('banner').locator('a[href^="tel:"]').filter({ visible: true });
    await expect(numbers).toHaveCount(1);
    await expect(numbers).toBeInViewport();
  });
}

for (const language of languages)
  test(`whoever opens the claims after an accident on a low phone sees the numbers first, above the cookie bar, ${language}`, async ({
    page,
    service,
    site,
  }) => {
    await page.addInitScript(() => localStorage.removeItem('cookie-consent'));
    await page.setViewportSize({ width: 360, height: 640 });
    servePage(service, 'claims', [section('full_banner', { image: '/media/full.png' })]);
    await withSettings(service, site, { facts });
    await page.goto(at(language, '/claims'));
    const bar = page.locator('[data-cookie-bar]');
    await expect(bar).toBeVisible();
    const numbers = page.getByRole('complementary', { name: title[language] }).locator('.emergency__note a');
    const ends = await numbers.evaluateAll((all) => all.map((number) => number.getBoundingClientRect().bottom));
    expect(ends.length).toBeGreaterThan(4);
    const top = await bar.evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.max(...ends)).toBeLessThanOrEqual(top);
    // One press calls, whether the bar is answered or not.
    await numbers.first().click({ trial: true });
    // Where there is room, the picture stays.
    await page.setViewportSize({ width: 360, height: 860 });
    await expect(page.locator('[data-section="full_banner"]')).toBeVisible();
  });

for (const language of languages)
  test(`who files a claim reads whom to call beside the first question, and not above the later ones, ${language}`, async ({
    page,
    service,
    site,
  }) => {
    await withSettings(service, site, { facts });
    await answerClaim(page, language, site.url);
    const help = page.getByRole('complementary', { name: title[language] });
    const main = page.getByRole('main');
    await page.goto(at(language, '/claim?step=when'));
    await hydrated(page);
    await expect(help).toBeHidden();
    await main.getByRole('link', { name: language === 'en' ? 'Back' : 'رجوع', exact: true }).click();
    await expect(help).toBeVisible();
    await main.getByRole('button', { name: language === 'en' ? 'Continue' : 'التالي' }).click();
    await expect(page).toHaveURL(/step=check/);
    await expect(help).toBeHidden();
  });

test('on paper the help after an accident covers nothing of what stands above it', async ({ page, service, site }) => {
  await withSettings(service, site, { facts });
  await page.setViewportSize({ width: 688, height: 970 });
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const card = await page.locator('.emergency').boundingBox();
  const above = page.locator('[data-section="cover"]').locator('h1, h2, p, a').filter({ visible: true });
  const ends = await above.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().bottom + scrollY));
  expect(ends.length).toBeGreaterThan(1);
  expect(Math.max(...ends)).toBeLessThanOrEqual(card?.y ?? 0);
});

/** The numbers whose comma or stop stands in another line. */
function partedFromItsMark(links: Element[]): (string | null)[] {
  const lineOf = (mark: Node) => {
    const range = document.createRange();
    range.setStart(mark, 0);
    range.setEnd(mark, 1);
    return range.getBoundingClientRect();
  };
  const parted = links.filter(
    (link) => link.nextSibling && lineOf(link.nextSibling).top > link.getBoundingClientRect().bottom - 4,
  );
  return parted.map(({ textContent }) => textContent);
}
