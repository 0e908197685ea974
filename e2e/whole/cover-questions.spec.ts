import { sidewaysScroll, smallTargets, violations } from '../page-checks.ts';
import { expect, languages, test } from '../whole-fixtures.ts';

const products = [
  '/motor-insurance',
  '/travel-insurance',
  '/visit-visa-travel-insurance',
  '/health-insurance',
  '/property-casualty',
];

/** A question of the motor page as somebody types it, and what follows from it. */
const said = {
  en: {
    typed: 'laptop',
    folded: 'ﬂooded',
    question: 'A laptop was stolen from my car.',
    verdict: 'Not covered',
    clause: 'Personal things left in the car',
    source: 'Motor policy wording · page 2',
    shown: 'Questions shown: 1 of 11',
    none: 'The questions on this page do not have these words. That does not mean that you are not covered.',
    label: 'What happened, or what do you want to know?',
  },
  ar: {
    typed: 'الحاسوب المحمول',
    folded: 'حــاسُوب مَحمول',
    question: 'سُرق حاسوب محمول من داخل سيارتي.',
    verdict: 'غير مشمول',
    clause: 'الأغراض الشخصية المتروكة في المركبة',
    source: 'نص وثيقة تأمين المركبات · صفحة 2',
    shown: 'الأسئلة الظاهرة: 1 من 11',
    none: 'لم ترد هذه الكلمات في أسئلة هذه الصفحة، ولا يعني ذلك أنك غير مشمول بالتغطية.',
    label: 'ماذا حدث، أو عمّ تسأل؟',
  },
} as const;

for (const language of languages) {
  const prefix = language === 'ar' ? '/ar' : '';
  const words = said[language];

  test(`somebody asks whether a loss is covered and reads the clause, with the keyboard alone (${language})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/motor-insurance`);
    const part = page.locator('[data-section="cover_questions"]');
    await part.getByLabel(words.label).focus();
    await page.keyboard.type(words.typed);
    await expect(part.getByRole('status')).toHaveText(words.shown);
    await expect(part.locator('summary:visible')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const answer = part.getByRole('group').filter({ hasText: words.question });
    await expect(answer).toHaveAttribute('open');
    await expect(answer.locator('summary')).toContainText(words.verdict);
    await expect(answer.getByRole('blockquote')).toContainText(words.clause);
    const source = answer.getByRole('link', { name: words.source });
    await expect(source).toHaveAttribute('href', new RegExp(`motor-policy-wording-${language}.*\\.pdf#page=2$`));
    const file = await page.request.get((await source.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect(file.headers()['content-disposition']).toBeUndefined();
  });

  test(`what matches nothing is told, and the whole site can be asked instead (${language})`, async ({ page }) => {
    await page.goto(`${prefix}/motor-insurance`);
    const part = page.locator('[data-section="cover_questions"]');
    await part.getByLabel(words.label).fill('zzqq');
    await expect(part.getByRole('status')).toHaveText(words.none);
    await expect(part.locator('summary:visible')).toHaveCount(0);
    await expect(part.locator('a[href*="/search"]')).toHaveAttribute(
      'href',
      new RegExp(`\\d${prefix}/search\\?q=zzqq$`),
    );
    const contact = part.locator('[data-questions-none] a').last();
    await expect(contact).toHaveAttribute('href', `${prefix}/contact-us`);
    await part.getByLabel(words.label).fill(words.folded);
    await expect(part.locator('summary:visible')).toHaveCount(1);
    await part.getByLabel(words.label).fill('');
    await expect(part.locator('summary:visible')).toHaveCount(11);
    await expect(part.getByRole('status')).toHaveText('');
  });

  test(`every product's questions are whole at every width, by day and in the dark (${language})`, async ({ page }) => {
    const found: string[] = [];
    for (const path of products) {
      await page.goto(`${prefix}${path}`);
      const part = page.locator('[data-section="cover_questions"]');
      const questions = await part.locator('summary').count();
      expect(questions, path).toBeGreaterThanOrEqual(6);
      await expect(part.locator('.verdict'), path).toHaveCount(questions);
      await expect(part.locator('a[href*="#page="]'), path).toHaveCount(questions);
      await part.locator('summary').first().click();
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sidewaysScroll(page), `${path} at ${width}`).toBe(0);
        found.push(...(await smallTargets(page, `${path} at ${width}`)));
      }
      found.push(...(await violations(page, path)));
    }
    expect(found).toEqual([]);
  });

  test(`without scripts all questions open and nothing is offered that would not work (${language})`, async ({
    browser,
    whole,
  }) => {
    const context = await browser.newContext({ baseURL: whole.site.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${prefix}/motor-insurance`);
    const part = page.locator('[data-section="cover_questions"]');
    await expect(part.locator('summary:visible')).toHaveCount(11);
    await expect(part.getByLabel(words.label)).toBeHidden();
    await part.getByText(words.question).click();
    await expect(part.getByText(words.clause)).toBeVisible();
    await context.close();
  });

  test(`the search of the site leads to the question (${language})`, async ({ page, whole }) => {
    const query = encodeURIComponent(words.question);
    await expect
      .poll(async () => (await fetch(`${whole.site.url}${prefix}/search?q=${query}`)).text(), { timeout: 30_000 })
      .toContain(`href="${prefix}/motor-insurance#`);
    await page.goto(`${prefix}/search?q=${query}`);
    await page.getByRole('link', { name: words.question }).first().click();
    // The list of results, and what the page says is not covered, may hold the same words.
    await expect(page.locator('[data-section="cover_questions"]').getByText(words.clause)).toBeVisible();
  });
}
