import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { withSettings } from './forms-examples.ts';

// docs/contract.md, Site settings; decision 0027.
const words = {
  en: { title: 'Page not found', back: 'Take me home', start: 'Begin now', next: 'Continue' },
  ar: { title: 'لم نجد الصفحة', back: 'العودة إلى الرئيسية', start: 'لنبدأ', next: 'السؤال التالي' },
};
const texts = {
  'site.status.notFoundTitle': { ar: words.ar.title },
  'site.status.notFoundText': { en: 'Not <b>here</b>.', ar: 'ليست <b>هنا</b>.' },
  'site.status.headBackHome': { en: words.en.back, ar: words.ar.back },
  'site.quote.start': { en: words.en.start, ar: words.ar.start },
  'site.quote.next': { ar: words.ar.next },
  'site.quote.progress': { en: 'No gap is left', ar: 'السؤال {number} من أصل {count}' },
};
const progress = { en: 'Question 1 of 4', ar: 'السؤال 1 من أصل 4' };

test.beforeEach(({ page }) => acceptCookies(page));

for (const language of languages) {
  const said = words[language];

  test(`a status screen says what editors changed, HTML as text, ${language}`, async ({
    page,
    service,
    site,
    issues,
  }) => {
    issues.allow(/status of 404/);
    await withSettings(service, site, { texts });
    await page.goto(at(language, '/no-such-page'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.title);
    await expect(page.getByRole('main')).toContainText(texts['site.status.notFoundText'][language]);
    await expect(page.getByRole('link', { name: said.back })).toBeVisible();
  });

  test(`an application says them before and after React takes over, and keeps its gaps, ${language}`, async ({
    page,
    service,
    site,
  }) => {
    await withSettings(service, site, { texts });
    await page.goto(at(language, '/quote/motor'));
    await page.getByRole('main').getByRole('link', { name: said.start }).click();
    await expect(page.getByRole('main')).toContainText(progress[language]);
    await expect(page.getByRole('main').getByRole('button', { name: said.next, exact: true })).toBeVisible();
  });
}
