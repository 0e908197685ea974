import { jobsExample } from '@insurer/contract/examples/response-examples.ts';
import type { Page } from '@playwright/test';
import { boxOf } from '../box-of.ts';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { withSettings } from './forms-examples.ts';
import { section, servePage } from './test-page.ts';

test.beforeEach(async ({ page }) => acceptCookies(page));

const titles = (page: Page) => page.locator('.job-cards__title');
const names = jobsExample.jobs.map(({ title }) => title);

test('[OPEN-01..05] filters change the list only with Show Jobs', async ({ page }) => {
  await page.clock.install();
  await page.goto('/career-openings');
  await expect(titles(page)).toHaveText(names);
  const title = page.getByLabel('Job title');
  const location = page.getByLabel('Location');
  const show = page.getByRole('button', { name: 'Show Jobs' });
  await expect(location.getByRole('option')).toHaveText(['All locations', 'Saudi Arabia', 'Bahrain']);
  await title.fill('ANALYST');
  await page.clock.runFor(5_000);
  await expect(titles(page)).toHaveText(names);
  await show.click();
  await expect(titles(page)).toHaveText(['Actuarial analyst']);
  await expect(title).toHaveValue('ANALYST');
  await title.fill('');
  await location.selectOption('Saudi Arabia');
  await expect(titles(page)).toHaveCount(1);
  await show.click();
  await expect(titles(page)).toHaveText(['Motor claims specialist', 'Medical underwriter']);
  await expect(location).toHaveValue('Saudi Arabia');
  await location.selectOption({ label: 'All locations' });
  await show.click();
  await expect(titles(page)).toHaveText(names);
  // The filter also works with the Enter key, and Back leads to the list before.
  await title.fill('medical');
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(['Medical underwriter']);
  await page.goBack();
  await expect(titles(page)).toHaveText(names);
});

test('[OPEN-01] what means the same as the words of the filter is found where no title has them', async ({ page }) => {
  for (const typed of ['Actuary', 'actuaries']) {
    await page.goto(`/career-openings?title=${typed}`);
    await expect(titles(page)).toHaveText(['Actuarial analyst']);
    await expect(page.getByLabel('Job title')).toHaveValue(typed);
  }
});

test('[ERR-19] no jobs for a filter', async ({ page, service }) => {
  await page.goto('/career-openings?title=astronaut');
  await expect(page.getByText('No jobs found', { exact: true })).toBeVisible();
  await expect(titles(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'See all job openings' }).click();
  await expect(titles(page)).toHaveCount(names.length);
  await expect(page.getByText(`${names.length} jobs found`, { exact: true })).toBeVisible();
  service.answer('GET /jobs', { json: { data: { jobs: [], countries: [] } } });
  await page.goto('/ar/career-openings?title=empty');
  await expect(page.getByText('لا توجد وظائف', { exact: true })).toBeVisible();
});

test('[CAREER-01] the careers page has header, breadcrumb and the title careers', async ({ page }) => {
  await page.goto('/careers');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^careers$/i);
});

test('[CAREER-04..07] the content of the careers pages is left-to-right in both languages, the frame is not', async ({
  page,
}) => {
  for (const language of languages) {
    for (const path of ['/careers', '/career-openings', '/career-details/1', '/apply-form/1']) {
      await page.goto(at(language, path));
      const directions = await page.evaluate(() =>
        ['main > *', 'main h1', 'header nav', 'footer'].map((part) => {
          const element = document.querySelector(part);
          return element && getComputedStyle(element).direction;
        }),
      );
      const frame = language === 'ar' ? 'rtl' : 'ltr';
      expect(directions, path).toEqual(['ltr', 'ltr', frame, frame]);
    }
  }
});

test('[D10] every block of Arabic text on the careers pages begins at the right, though the pages run from the left', async ({
  page,
}) => {
  for (const path of ['/careers', '/career-openings', '/career-details/1', '/apply-form/1']) {
    await page.goto(at('ar', path));
    const notAtRight = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, dt, dd, label, legend)')]
        .filter((block) => /\p{Script=Arabic}/u.test(block.innerText) && block.checkVisibility())
        .filter((block) => {
          const { direction, unicodeBidi, textAlign } = getComputedStyle(block);
          const isOwn = direction === 'rtl' || (block.tagName === 'H1' && unicodeBidi === 'plaintext');
          return !isOwn || !['start', 'right', '-webkit-auto', 'center'].includes(textAlign);
        })
        .map((block) => `${block.tagName} ${block.innerText.slice(0, 30)}`),
    );
    expect(notAtRight, path).toEqual([]);
    const heading = page.locator('main h1');
    const [edge, words] = await heading.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [element.getBoundingClientRect().right, range.getBoundingClientRect().right];
    });
    expect(Math.abs((edge ?? 0) - (words ?? 0)), path).toBeLessThan(2);
  }
});

test('[D10] a button on the careers pages begins where the Arabic words above it begin', async ({
  page,
  service,
  issues,
}) => {
  issues.allow(/status of 404/);
  servePage(service, 'careers', [
    section('cover', {
      title: 'Work here',
      title_ar: 'اعمل معنا',
      buttonText: 'Jobs',
      buttonText_ar: 'الوظائف',
      button_link: '/career-openings',
    }),
  ]);
  const places: [path: string, words: string, button: string][] = [
    ['/careers', '.hero__title', '.hero__body > .button'],
    ['/career-openings?title=empty', '.job-none p', '.job-none .button'],
    ['/apply-form/1', '.form-field label', '.request-form__actions .button:first-child'],
    ['/apply-form/no-such-job', 'h1', '.page-part > .button'],
    ['/career-details/no-such-job', 'h1', '.page-part > .button'],
  ];
  await page.goto(at('ar', '/careers'));
  // Its arrow points on, to the left.
  await expect.soft(page.locator('.hero__body > .button')).toHaveCSS('direction', 'rtl');
  await expect.soft(page.locator('.hero__body > .button .icon--flip')).toHaveCSS('scale', '-1 1');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, words, button] of places) {
      await page.goto(at('ar', path));
      const [first, second] = [
        await boxOf(page.locator(`main ${words}`).first()),
        await boxOf(page.locator(`main ${button}`)),
      ];
      expect.soft(Math.abs(first.x + first.width - second.x - second.width), `${path} ${width}`).toBeLessThan(2);
    }
  }
});

test('[D10] the careers pages follow the language where the site settings say so', async ({ page, service, site }) => {
  await withSettings(service, site, { careers_direction: 'auto' });
  for (const path of ['/careers', '/career-openings', '/career-details/1', '/apply-form/1']) {
    await page.goto(at('ar', path));
    await expect(page.locator('main h1')).toHaveCSS('direction', 'rtl');
  }
});

test('[JOB-01] [JOB-03..08] [JOB-10..11] [ENT-09..10] a job with all it has', async ({ page }) => {
  for (const language of languages) {
    await page.goto(at(language, '/career-details/1'));
    const main = page.getByRole('main');
    const arabic = language === 'ar';
    await expect(main.locator('.job-detail__banner img')).toHaveAttribute('src', '/media/job-1.png');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      arabic ? 'أخصائي مطالبات المركبات' : 'Motor claims specialist',
    );
    await expect(main.getByText('Claims', { exact: true }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: arabic ? 'قدّم الآن' : 'Apply Now' })).toHaveAttribute(
      'href',
      at(language, '/apply-form/1'),
    );
    const fact = (name: string) => main.locator('dl > div').filter({ hasText: name }).locator('dd');
    const facts = arabic
      ? {
          'المستوى الوظيفي': 'أخصائي',
          'مكان العمل': 'المملكة العربية السعودية',
          التصنيفات: 'دوام كامل، الرياض',
          'تاريخ النشر': '05/03/2026',
        }
      : { Level: 'Specialist', Location: 'Saudi Arabia', Tags: 'Full time, Riyadh', Posted: '05/03/2026' };
    for (const [name, value] of Object.entries(facts)) await expect(fact(name)).toHaveText(value);
    const more = arabic
      ? { المدينة: 'الرياض', الراتب: 'من 11,000 إلى 15,000 ريال شهريًا', 'آخر يوم للتقديم': '31/12/2099' }
      : { City: 'Riyadh', Pay: 'SAR 11,000 to 15,000 a month', 'Apply by': '31/12/2099' };
    for (const [name, value] of Object.entries(more)) await expect(fact(name)).toHaveText(value);
    const part = (name: string) =>
      main.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(part(arabic ? 'مجالات الخبرة' : 'Area of Expertise').getByRole('listitem')).toHaveText(
      arabic ? ['المطالبات', 'خدمة العملاء'] : ['Claims', 'Customer care'],
    );
    await expect(part(arabic ? 'الوصف الوظيفي' : 'Description')).toContainText(
      arabic
        ? 'تسوّي المطالبات بعناية. وتكتب بلغة يفهمها الناس.'
        : 'You settle claims with care. You write so that people understand.',
    );
    const lists = arabic
      ? { 'مهام الوظيفة': 2, 'ما نبحث عنه': 1, 'ما نقدّمه لك': 1 }
      : { 'What you will do': 2, 'What you bring': 1, 'What we offer': 1 };
    for (const [name, count] of Object.entries(lists))
      await expect(part(name).getByRole('listitem')).toHaveCount(count);
  }
  await page.getByRole('link', { name: 'قدّم الآن' }).click();
  await expect(page).toHaveURL('/ar/apply-form/1');
});

test('[JOB-02] [JOB-09] [ERR-14] a job with little: default picture, one text, no date', async ({ page, service }) => {
  service.answer('GET /jobs/77', {
    json: { data: { id: 77, title: 'Plain job', description: '<p>One text.</p>', updated_at: 'soon' } },
  });
  await page.goto('/career-details/77');
  const picture = page.locator('.job-detail__banner img');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('main').getByText('One text.')).toBeVisible();
  await expect(page.getByText('Date not available.', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/City|Pay|Apply by|What/);
  await expect(page.getByRole('main')).not.toContainText(/Invalid Date|NaN|undefined|null/);
});

test('[ERR-13] an unknown job', async ({ page, issues }) => {
  issues.allow(/status of 404/);
  for (const path of ['/career-details/999', '/apply-form/999']) {
    await page.goto(path);
    await expect(page.getByText('Job not found.', { exact: true })).toBeVisible();
    await expect(page.getByText('Apply Now')).toHaveCount(0);
  }
});

test('[ERR-26] [ERR-27] [ERR-28] jobs that cannot be fetched: one sentence, filters keep their values', async ({
  page,
  service,
  site,
  issues,
  context,
}) => {
  issues.allow(/status of 503/);
  service.answer('GET /jobs', { status: 500, json: { message: 'down' } });
  service.answer('GET /jobs/7', { status: 500, json: { message: 'down' } });
  const sentence = 'The job openings could not be loaded. Please try again in a few minutes.';
  const other = await context.newPage();
  const [list, detail] = await Promise.all([
    page.goto('/career-openings?title=driver&location=Bahrain'),
    other.goto('/career-details/7'),
  ]);
  expect([list?.status(), detail?.status()]).toEqual([503, 503]);
  await expect(page.getByRole('alert')).toHaveText(sentence);
  await expect(page.getByLabel('Job title')).toHaveValue('driver');
  await expect(page.getByLabel('Location')).toHaveValue('Bahrain');
  await expect(page.getByLabel('Location')).toHaveAccessibleDescription(sentence);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(sentence);
  for (const [tab, response] of [
    [page, list],
    [other, detail],
  ] as const)
    await expect(tab.getByRole('main')).toContainText(`Error reference: ${response?.headers()['x-request-id']}`);
  await expect(other.getByText('Apply Now')).toHaveCount(0);
  const lines = () => site.log.join('');
  await expect.poll(lines).toContain('The jobs could not be loaded.');
  await expect.poll(lines).toMatch(/jobs\/7/);
});
