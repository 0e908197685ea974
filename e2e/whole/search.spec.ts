import { expect, languages, test } from '../whole-fixtures.ts';
import { everydaySearches } from './everyday-searches.ts';
import { searches } from './searches.ts';
import { searchesOfTheKingdom } from './searches-of-the-kingdom.ts';
import { spokenSearches } from './spoken-searches.ts';

/** What customers type, and where the first result must lead. */
const journeys: Record<(typeof languages)[number], [query: string, path: string][]> = {
  en: [
    ['visit viza', '/visit-visa-travel-insurance'],
    ['anual report 2024', '/financial-performance'],
    ['car insurence', '/motor-insurance'],
    ['branch jeddah', '/reach-us'],
    ['file a claim', '/submit-claim'],
    ['hospital', '/medical-network'],
    ['third party', '/faqs-page'],
    ['actuarial', '/career-details/actuarial-analyst'],
    ['customer rights pdf', '/customer-rights'],
    ['sold my car', '/motor-insurance'],
    ['ID number', '/faqs-page'],
    ['copy of my ID', '/faqs-page'],
    // A word of what a screen is also called says less than the whole of it.
    ['abroad', '/travel-insurance'],
    ['change my address', '/faqs-page'],
    ['change phone number', '/faqs-page'],
    ['change IBAN', '/claims'],
  ],
  ar: [
    ['تامين السياره', '/motor-insurance'],
    ['المطالبه', '/claims'],
    ['شكوي', '/submit-complaints'],
    ['فرع جده', '/reach-us'],
    ['فيزا زيارة', '/visit-visa-travel-insurance'],
    ['تقرير ٢٠٢٤', '/financial-performance'],
    ['كيف ارفع مطالبة', '/submit-claim'],
    ['توزيع الفايض', '/surplus-distribution'],
    ['بعت سيارتي', '/motor-insurance'],
    // Not a car that was hit, no card to pay with, no number to call.
    ['دعم العملاء', '/customer-rights'],
    ['مدى الحياة', '/waad-ousra'],
    ['رقم الهوية', '/faqs-page'],
    // No IBAN, no key that was forgotten, and no check-up of a person.
    ['تغيير العنوان', '/faqs-page'],
    ['تغيير رقم الجوال', '/faqs-page'],
    ['نسيت كلمة المرور', '/e-services'],
    ['الفحص الدوري للسيارة', '/motor-insurance'],
  ],
};

for (const language of languages) {
  test(`the search finds what customers mean in the demo content (${language})`, async ({ whole }) => {
    const prefix = language === 'ar' ? '/ar' : '';
    const firstOf = async (query: string) => {
      const response = await fetch(`${whole.site.url}${prefix}/search?q=${encodeURIComponent(query)}`);
      const html = await response.text();
      return /class="search-result__title"><a href="([^"#]+)/.exec(html)?.[1];
    };
    // The first search waits for two seconds only; then the index grows on.
    await expect.poll(() => firstOf(journeys[language][0]?.[0] ?? ''), { timeout: 30_000 }).toBeDefined();
    for (const [query, path] of journeys[language]) {
      await expect.poll(() => firstOf(query), { message: query }).toBe(`${prefix}${path}`);
    }
  });

  test(`what people call a thing leads to it within three results (${language})`, async ({ whole }) => {
    const prefix = language === 'ar' ? '/ar' : '';
    const firstThree = async (query: string) => {
      const response = await fetch(`${whole.site.url}${prefix}/search?q=${encodeURIComponent(query)}`);
      const links = (await response.text()).matchAll(/class="search-result__title"><a href="([^"#]+)/g);
      return [...links].slice(0, 3).map(([, href = '']) => href.slice(prefix.length) || '/');
    };
    await expect.poll(() => firstThree(language === 'ar' ? 'وظائف' : 'jobs'), { timeout: 30_000 }).not.toEqual([]);
    const missed: string[] = [];
    const tables = [searches, spokenSearches, searchesOfTheKingdom, everydaySearches];
    for (const [paths, queries] of tables.flatMap((table) => Object.entries(table[language]))) {
      for (const query of queries) {
        const found = await firstThree(query);
        if (!paths.split(' ').some((path) => found.includes(path))) missed.push(`${query}: ${found.join(' ')}`);
      }
    }
    expect(missed).toEqual([]);
  });

  test(`a result leads to its place on the page (${language})`, async ({ whole, page }) => {
    const prefix = language === 'ar' ? '/ar' : '';
    const query = language === 'ar' ? 'ضد الغير أم شامل' : 'third party or comprehensive';
    const first = page.locator('.search-result__title a').first();
    // A site that has just begun knows a part of its pages, and says so.
    await expect(async () => {
      await page.goto(`${whole.site.url}${prefix}/search?q=${encodeURIComponent(query)}`);
      await expect(first).toHaveAttribute('href', /\/faqs-page#place-/);
    }).toPass({ timeout: 120_000 });
    await first.click();
    await expect(page).toHaveURL(/\/faqs-page#place-/);
    const question = page.locator('details[open] summary').first();
    await expect(question).toContainText(language === 'ar' ? 'ضد الغير' : 'Third party');
    await expect(question).toBeInViewport();
  });
}
