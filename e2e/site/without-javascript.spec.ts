import { fakePage } from '@insurer/contract/fake-pages.ts';
import { at, expect, languages, test } from '../fixtures.ts';
import { section, servePage } from './test-page.ts';

test.use({ javaScriptEnabled: false });

test.beforeEach(async ({ page }) => {
  await page.route('https://maps.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'map' }));
});

for (const language of languages) {
  test(`[PAGE-21] content pages are complete, and no overlay lies over them (${language})`, async ({ page }) => {
    const paths = [
      ...['/', '/who-we-are', '/motor-insurance', '/financial-performance', '/board-director', '/reach-us', '/claims'],
      ...[
        '/customer-rights',
        '/careers',
        '/career-openings',
        '/career-details/1',
        '/terms-conditions',
        '/all-sections',
      ],
    ];
    for (const path of paths) {
      expect((await page.goto(at(language, path), { waitUntil: 'domcontentloaded' }))?.status(), path).toBe(200);
      await expect(page.locator('.loading-overlay'), path).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('dialog'), path).toHaveCount(0);
      const name = path === '/' ? 'home' : path.slice(1);
      for (const part of fakePage(name)?.sections ?? []) {
        await expect(page.locator(`main [data-section="${part.section.name}"]`).first(), path).toBeVisible();
      }
    }
  });
}

test('[FAQ-01..03] [TAG-02..04] [BRANCH-02..03] questions, tags and branches open and close', async ({
  page,
  service,
}) => {
  servePage(service, 'test-page', [
    section(
      'faq',
      {},
      [1, 2].map((n) => ({ question: `Question ${n}`, answer: `Answer ${n}` })),
    ),
    section(
      'single_blog_dropdown',
      {},
      [1, 2].map((n) => ({ tag: `Tag ${n}`, text: `Text ${n}` })),
    ),
    section(
      'our_branches',
      { title: 'Near you' },
      [1, 2].map((n) => ({
        title: `Branch ${n}`,
        address: `Street ${n}`,
        'map-location-url': `https://maps.example/${n}`,
      })),
    ),
  ]);
  await page.goto('/test-page');
  const expectVisible = async (word: string, expected: [boolean, boolean]) => {
    for (const [index, visible] of expected.entries())
      await expect(page.getByText(`${word} ${index + 1}`, { exact: true })).toBeVisible({ visible });
  };
  await expectVisible('Answer', [false, false]);
  await page.getByText('Question 1').click();
  await expectVisible('Answer', [true, false]);
  await page.getByText('Question 2').click();
  await expectVisible('Answer', [false, true]);
  await page.getByText('Question 2').click();
  await expectVisible('Answer', [false, false]);
  await expectVisible('Text', [true, false]);
  await page.getByText('Tag 2').click();
  await expectVisible('Text', [false, true]);
  await page.getByText('Tag 2').click();
  await expectVisible('Text', [false, false]);
  await expectVisible('Street', [true, false]);
  await page.getByText('Branch 2', { exact: true }).click();
  await expectVisible('Street', [false, true]);
});

test('the language links lead to the same page in the other language and back', async ({ page }) => {
  await page.goto('/who-we-are');
  await page.getByRole('banner').locator('summary').filter({ hasText: 'English' }).first().click();
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).first().click();
  await expect(page).toHaveURL('/ar/who-we-are');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('banner').locator('summary').filter({ hasText: 'العربية' }).first().click();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL('/who-we-are');
});

test('every page of the navigation is reached on a wide screen and on a phone', async ({ page }) => {
  await page.goto('/');
  const about = page
    .getByRole('banner')
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: 'About', exact: true });
  await about.hover();
  await page.getByRole('banner').getByRole('link', { name: 'Board Directors' }).click();
  await expect(page).toHaveURL('/board-director');
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto('/');
  await page.getByRole('banner').getByText('Menu', { exact: true }).first().click();
  await page.getByText('Customer Service', { exact: true }).filter({ visible: true }).first().click();
  await page.getByRole('link', { name: 'Medical Network' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/medical-network');
});

test('carousels can be swiped and hide no slide', async ({ page }) => {
  await page.goto('/example-slider-default');
  const row = page.locator('.carousel__viewport');
  await expect(row.locator('.carousel__slide')).toHaveCount(5);
  expect(await row.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
  await row.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(row.getByRole('article').last()).toBeInViewport();
});

test('[OPEN-01..04] the job filters work as a plain form', async ({ page }) => {
  await page.goto('/ar/career-openings');
  await page.locator('#location').selectOption('Bahrain');
  await page.getByRole('button', { name: 'اعرض الوظائف' }).click();
  await expect(page).toHaveURL(/\/ar\/career-openings\?title=&location=Bahrain$/);
  await expect(page.locator('.job-cards__title')).toHaveText(['محلل اكتواري']);
});

test('[DOC-02] a document is saved under its title', async ({ page }) => {
  await page.goto('/customer-rights');
  const download = page.waitForEvent('download');
  await page.locator('main .documents__item a').first().click();
  expect((await download).suggestedFilename()).toBe('Customer charter.pdf');
});

test('the not-found screen leads home', async ({ page, issues }) => {
  issues.allow(/status of 404/);
  await page.goto('/ar/no-such-page');
  await page.getByRole('link', { name: 'العودة إلى الصفحة الرئيسية' }).click();
  await expect(page).toHaveURL('/ar');
});

test('Back to a list of jobs shows the words that it was asked with', async ({ page }) => {
  const title = page.locator('main [name=title]');
  await page.goto('/career-openings?title=motor');
  await title.fill('medical');
  await title.press('Enter');
  await expect(page).toHaveURL(/title=medical/);
  await page.goBack();
  await expect(page).toHaveURL(/title=motor/);
  await expect(title).toHaveValue('motor');
});
