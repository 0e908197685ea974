import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { acceptCookies, at, expect, languages, purge, test } from '../fixtures.ts';
import { section, servePage } from './test-page.ts';

const words = {
  en: { search: 'Search', label: 'Search this site', question: 'Question', branch: 'Branch', more: 'Next' },
  ar: { search: 'البحث', label: 'ابحث في الموقع', question: 'سؤال', branch: 'فرع', more: 'التالي' },
} as const;

const asked = {
  en: { zebra: 'zebbra', tabuk: 'branch tabuk' },
  ar: { zebra: 'الحمار الوحشى', tabuk: 'فرع تبوك' },
} as const;

const results = (page: Page): Locator => page.locator('.search__results > li');
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Of the same id in each test: what an earlier test published may still be found. */
const fixed = (...of: Parameters<typeof section>) => ({ ...section(...of), id: `search-${of[0]}` });

const filler = (n: number) => ({
  question: `Filler ${n}`,
  question_ar: `حشو ${n}`,
  answer: `<p>${'text '.repeat(200)}</p>`,
});

test.beforeEach(async ({ page, service, site }) => {
  // On a busy machine the index takes a while to be read anew.
  await acceptCookies(page);
  await page.route('https://maps.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title>A map' }),
  );
  servePage(service, 'faqs-page', [
    fixed('faq', { header: 'Money', header_ar: 'المال' }, [
      ...Array.from({ length: 12 }, (_, n) => filler(n)),
      {
        question: 'Who pays for the zebra?',
        question_ar: 'من يدفع ثمن الحمار الوحشي؟',
        answer: '<p>The zoo pays.</p>',
        answer_ar: '<p>تدفعه الحديقة.</p>',
      },
    ]),
  ]);
  servePage(service, 'reach-us', [
    fixed('our_branches', { title: 'Branches', title_ar: 'الفروع' }, [
      { title: 'Riyadh', title_ar: 'الرياض', address: 'King Fahd Road', phone: '+966 11 200 0140' },
      {
        title: 'Tabuk',
        title_ar: 'تبوك',
        address: 'Prince Road',
        address_ar: 'طريق الأمير',
        phone: '+966 14 200 0140',
      },
    ]),
  ]);
  await purge(site);
  // What was published just now is found as soon as it is read: the pages are read one by one, in each language.
  for (const language of languages) {
    for (const query of Object.values(asked[language])) {
      const address = `${site.url}${at(language, `/search?q=${encodeURIComponent(query)}`)}`;
      await expect
        .poll(async () => (await fetch(address)).text(), { timeout: 60_000 })
        .toMatch(/search__results.*(zebra|الوحشي|Tabuk|تبوك)/s);
    }
  }
});

for (const language of languages) {
  const own = words[language];
  const { zebra, tabuk } = asked[language];

  test(`from the header to the open question, and back (${language})`, async ({ page }) => {
    await page.goto(at(language, '/claims'));
    await page.getByRole('banner').getByRole('link', { name: own.search, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.search);
    await page.getByRole('searchbox', { name: own.label }).fill(zebra);
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    const first = results(page).first();
    await expect(first).toContainText(own.question);
    await expect(first.locator('mark').first()).toBeVisible();
    const count = page.getByRole('heading', { level: 2, name: language === 'ar' ? 'نتيجة واحدة' : '1 result' });
    await expect(count).toBeVisible();
    await expect(page).toHaveTitle(language === 'ar' ? /نتيجة واحدة/ : /1 result/);
    await first.getByRole('link').first().click();
    // The list of results holds the same words: whether they are in view, of a page that goes meanwhile, is never known.
    await expect(page).not.toHaveURL(/\/search/);
    const response = page.getByText(language === 'ar' ? 'تدفعه الحديقة.' : 'The zoo pays.');
    await expect(response).toBeInViewport();
    const question = page.locator('summary').filter({ hasText: language === 'ar' ? 'الوحشي' : 'zebra' });
    await expect(question).toBeInViewport();
    await expect(question).toBeFocused();
    expect(await isUnderHeader(page, question)).toBe(false);
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue(zebra);
    await expect(results(page).first()).toBeVisible();
  });

  test(`a linked branch is the chosen one (${language})`, async ({ page }) => {
    await page.goto(at(language, `/search?q=${encodeURIComponent(tabuk)}`));
    const first = results(page).first();
    await expect(first).toContainText(own.branch);
    await expect(first.getByRole('link', { name: '+966 14 200 0140' })).toHaveAttribute('href', 'tel:+966142000140');
    await first.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('radio', { name: language === 'ar' ? 'تبوك' : 'Tabuk' })).toBeChecked();
    await expect(page.getByText('+966 14 200 0140').filter({ visible: true })).toBeVisible();
  });

  test(`WCAG 2.2 AA in every state, nothing to scroll sideways at 320 px (${language})`, async ({ page }) => {
    const found: string[] = [];
    for (const query of [
      '',
      '?q=insurance',
      '?q=qwertzuiop',
      `?q=${encodeURIComponent(tabuk)}`,
      `?q=${'x'.repeat(100)}`,
    ]) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(at(language, `/search${query}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(standard).analyze();
        found.push(...violations.map(({ id, nodes }) => `${query} ${width}: ${id}: ${nodes[0]?.html}`));
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
    expect(found).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    const own = words[language];
    const { zebra, tabuk } = asked[language];

    test(`a question opens and a branch shows (${language})`, async ({ page }) => {
      await page.goto(at(language, '/search'));
      await page.getByRole('searchbox', { name: own.label }).fill(zebra);
      await page.getByRole('searchbox').press('Enter');
      await results(page).first().getByRole('heading').getByRole('link').click();
      await expect(page.getByText(language === 'ar' ? 'تدفعه الحديقة.' : 'The zoo pays.')).toBeInViewport();
      const question = page.locator('summary').filter({ hasText: language === 'ar' ? 'الوحشي' : 'zebra' });
      await expect(question).toBeInViewport();
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(at(language, `/search?q=${encodeURIComponent(tabuk)}`));
        await results(page).first().getByRole('heading').getByRole('link').click();
        await expect(page.getByText('+966 14 200 0140').filter({ visible: true })).toBeInViewport();
        await expect(page.getByText('King Fahd Road').first()).toBeHidden();
        await page.getByText(language === 'ar' ? 'تبوك' : 'Tabuk', { exact: true }).click();
        await expect(page.getByText('+966 14 200 0140').filter({ visible: true })).toBeVisible();
      }
    });

    test(`the parts of a long list are links (${language})`, async ({ page }) => {
      await page.goto(at(language, `/search?q=${language === 'ar' ? 'صفحة' : 'insurance'}`));
      const before = (await results(page).first().textContent()) ?? '';
      await page.getByRole('link', { name: own.more }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(results(page).first()).not.toHaveText(before);
    });

    test(`the 404 screen has a search (${language})`, async ({ page, issues }) => {
      issues.allow(/status of 404/);
      await page.goto(at(language, '/no-such-page'));
      await page.getByRole('searchbox', { name: own.label }).fill(tabuk);
      await page.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(new RegExp(`^[^?]*${at(language, '/search')}\\?`));
      await expect(results(page).first()).toContainText(own.branch);
    });
  }
});

test('narrow windows have the search in the bar, wide ones in the strip', async ({ page }) => {
  for (const width of [320, 360, 767, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const language of languages) {
      await page.goto(at(language, '/'));
      const link = page.getByRole('banner').getByRole('link', { name: words[language].search, exact: true });
      await expect(link).toHaveCount(1);
      await expect(link).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

test('marks show where colours are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/search?q=zebra');
  const colours = await results(page)
    .first()
    .locator('mark')
    .first()
    .evaluate((mark) => {
      const { backgroundColor } = getComputedStyle(mark);
      return { mark: backgroundColor, page: getComputedStyle(document.body).backgroundColor };
    });
  expect(colours.mark).not.toBe(colours.page);
});

async function isUnderHeader(page: Page, element: Locator): Promise<boolean> {
  const [header, box] = await Promise.all([page.getByRole('banner').boundingBox(), element.boundingBox()]);
  return (box?.y ?? 0) < (header?.y ?? 0) + (header?.height ?? 0);
}
