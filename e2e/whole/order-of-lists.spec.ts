import { wordsOf } from '@insurer/contract/search-words.ts';
import { acceptCookies, languages } from '../fixtures.ts';
import { at, expect, test } from '../whole-fixtures.ts';

const last = {
  en: ['Elsewhere in the Kingdom', 'Outside the Kingdom'],
  ar: ['مكان آخر في المملكة', 'خارج المملكة'],
};
const kinds = { en: 'Kind of provider', ar: 'نوع مقدم الخدمة' };

for (const language of languages)
  test(`[CLAIM-02] lists stand in the alphabet of their page, and what is no city after the cities (${language})`, async ({
    browser,
    whole: { site },
  }) => {
    const page = await browser.newPage({ baseURL: site.url });
    await acceptCookies(page);
    await page.goto(at(language, '/find-a-provider'));
    const names = await page.locator('.provider__name').allTextContents();
    expect(names).toHaveLength(20);
    const inWords = names.map((name) =>
      wordsOf(name)
        .map(({ word }) => word)
        .join(' '),
    );
    expect(inWords).toEqual(inWords.toSorted());
    for (const path of ['/submit-claim', '/submit-complaints']) {
      await page.goto(at(language, path));
      const offered = await page.locator('[name=city] option').allTextContents();
      expect(offered.slice(-2)).toEqual(last[language]);
    }
    await page.goto(at(language, '/medical-network'));
    await expect(page.locator('.insurance-plans__table th').first()).toHaveText(kinds[language]);
    await page.context().close();
  });
