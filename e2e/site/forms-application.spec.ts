import type { Page } from '@playwright/test';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { loggedText } from '../logged-text.ts';

const pdf = (bytes = 64) => ({
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(bytes)]),
});
const fields = {
  first_name: 'Sara',
  last_name: 'Ali',
  email: 'sara@example.com',
  phone_number: '0512345678',
  cover_letter_title: 'Driver',
  cover_letter_description: 'I drive.',
};
const words = {
  en: {
    apply: 'Apply Now',
    discard: 'Discard',
    sent: 'Your application has been sent',
    notFound: 'Job not found.',
    alert: 'You must accept the declaration and the terms and conditions.',
    failed: 'The application could not be sent. Nothing you typed is lost. Please try again.',
    long: {
      first_name: 'First name must be 40 characters or less',
      last_name: 'Last name must be 40 characters or less',
      cover_letter_title: 'Cover letter title must be 40 characters or less',
      cover_letter_description: 'Cover letter description must be 1000 characters or less',
    },
    empty: {
      first_name: 'First name is required',
      last_name: 'Last name is required',
      email: 'Email is required',
      phone_number: 'Phone number is required',
      cover_letter_title: 'Cover letter title is required',
      cover_letter_description: 'Message is required',
    },
    malformed: 'Invalid email address',
    noCv: 'CV is required',
    onlyPdf: 'Only PDF files are allowed',
    declarationBox: 'the declaration',
    termsBox: 'the terms and conditions.',
  },
  ar: {
    apply: 'قدّم الآن',
    discard: 'مسح النموذج',
    sent: 'أُرسل طلبك',
    notFound: 'الوظيفة غير موجودة.',
    alert: 'يجب الموافقة على الإقرار وعلى الشروط والأحكام.',
    failed: 'تعذّر إرسال الطلب، ولم يُفقد شيء مما كتبته. حاول مرة أخرى.',
    long: {
      first_name: 'يجب ألا يزيد الاسم الأول على 40 حرفًا',
      last_name: 'يجب ألا يزيد اسم العائلة على 40 حرفًا',
      cover_letter_title: 'يجب ألا يزيد عنوان خطاب التقديم على 40 حرفًا',
      cover_letter_description: 'يجب ألا يزيد نص خطاب التقديم على 1000 حرف',
    },
    empty: {
      first_name: 'أدخل الاسم الأول',
      last_name: 'أدخل اسم العائلة',
      email: 'أدخل البريد الإلكتروني',
      phone_number: 'أدخل رقم الهاتف',
      cover_letter_title: 'أدخل عنوان خطاب التقديم',
      cover_letter_description: 'اكتب الرسالة',
    },
    malformed: 'عنوان البريد الإلكتروني غير صحيح',
    noCv: 'أرفق سيرتك الذاتية',
    onlyPdf: 'لا نقبل إلا ملفات PDF',
    declarationBox: 'والإقرار',
    termsBox: 'والشروط والأحكام.',
  },
} as const;

const control = (page: Page, name: string) => page.locator(`[name=${name}]`);
const error = (page: Page, name: string) => page.locator(`[data-field=${name}] .form-field__error span`);
async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await control(page, name).fill(value);
  await control(page, 'cv_url').setInputFiles(pdf());
}
async function tickBoth(page: Page): Promise<void> {
  await control(page, 'information_consent').check();
  await control(page, 'terms_consent').check();
}

test.beforeEach(({ page }) => acceptCookies(page));

for (const language of languages) {
  const w = words[language];
  test.describe(`job application, ${language}`, () => {
    test.beforeEach(async ({ page, service }) => {
      service.reset();
      await page.goto(at(language, '/apply-form/1'));
      await page.locator('form[data-enhanced]').waitFor();
    });

    test('[APPLY-01] [APPLY-02] [APPLY-03] [APPLY-04] [APPLY-05] [APPLY-06] title, description, seven fields, two boxes unticked, left to right', async ({
      page,
      context,
    }) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.request-form__header p')).toBeVisible();
      const names = await page
        .locator('.form-field [name]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('name')));
      expect(names).toEqual([
        'first_name',
        'last_name',
        'email',
        'phone_number',
        'cv_url',
        'cover_letter_title',
        'cover_letter_description',
      ]);
      await expect(control(page, 'cv_url')).toHaveAttribute('type', 'file');
      await expect(page.locator('textarea')).toHaveAttribute('rows', '4');
      await expect(page.getByRole('checkbox')).toHaveCount(2);
      await expect(page.getByRole('checkbox', { checked: false })).toHaveCount(2);
      expect(await page.locator('form[data-form]').evaluate((form) => getComputedStyle(form).direction)).toBe('ltr');
      const link = page.locator('.form-consent a');
      await expect(link).toHaveAttribute('href', at(language, '/terms-and-conditions'));
      await expect(link).toHaveAttribute('target', '_blank');
      const [terms] = await Promise.all([context.waitForEvent('page'), link.click()]);
      await expect(terms.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('[APPLY-07] [APPLY-08] [APPLY-10] Apply Now is closed until all is right and both boxes are ticked', async ({
      page,
    }) => {
      const apply = page.getByRole('button', { name: w.apply });
      await expect(apply).toBeDisabled();
      await expect(apply).toHaveAccessibleDescription(/.+/);
      await tickBoth(page);
      await expect(apply).toBeDisabled();
      await fillIn(page);
      await expect(apply).toBeEnabled();
      await control(page, 'terms_consent').uncheck();
      await expect(apply).toBeDisabled();
      await control(page, 'information_consent').uncheck();
      await control(page, 'terms_consent').check();
      await expect(apply).toBeDisabled();
    });

    test('[APPLY-14] [APPLY-17] [VAL-09] [VAL-10] [VAL-11] [VAL-12] [VAL-13] [VAL-14] [VAL-15] [VAL-18] [VAL-19] [VAL-20] [VAL-21] messages word for word', async ({
      page,
    }) => {
      await expect(page.locator('.form-field__error:visible')).toHaveCount(0);
      await fillIn(page);
      await tickBoth(page);
      const apply = page.getByRole('button', { name: w.apply });
      for (const [name, message] of Object.entries(w.empty)) {
        await control(page, name).fill('');
        await control(page, name).blur();
        await expect(error(page, name)).toHaveText(message);
        await expect(apply).toBeDisabled();
        await control(page, name).fill(fields[name as keyof typeof fields]);
        await expect(error(page, name)).toBeHidden();
      }
      for (const [name, message] of Object.entries(w.long)) {
        const limit = name === 'cover_letter_description' ? 1000 : 40;
        await control(page, name).fill('x'.repeat(limit + 1));
        await control(page, name).blur();
        await expect(error(page, name)).toHaveText(message);
        await expect(apply).toBeDisabled();
        await control(page, name).fill('x'.repeat(limit));
        await expect(error(page, name)).toBeHidden();
      }
      await control(page, 'email').fill('abc');
      await control(page, 'email').blur();
      await expect(error(page, 'email')).toHaveText(w.malformed);
      await expect(apply).toBeDisabled();
    });

    test('[VAL-16] [VAL-17] the CV is required and a PDF', async ({ page }) => {
      await control(page, 'cv_url').focus();
      await page.keyboard.press('Tab');
      await expect(error(page, 'cv_url')).toHaveText(w.noCv);
      for (const mimeType of ['image/png', 'application/msword']) {
        await control(page, 'cv_url').setInputFiles({ name: 'cv.x', mimeType, buffer: Buffer.from('x') });
        await expect(error(page, 'cv_url')).toHaveText(w.onlyPdf);
        await expect(page.getByRole('button', { name: w.apply })).toBeDisabled();
      }
      await control(page, 'cv_url').setInputFiles(pdf());
      await expect(error(page, 'cv_url')).toBeHidden();
    });

    test('[APPLY-07] beside the closed button stands what is missing or wrong', async ({ page }) => {
      const reason = page.locator('[data-reason]');
      await fillIn(page);
      await tickBoth(page);
      await expect(reason).toBeHidden();
      await control(page, 'cv_url').setInputFiles({ name: 'cv.docx', mimeType: 'x/y', buffer: Buffer.from('x') });
      await expect(reason).toContainText(w.onlyPdf);
      await control(page, 'cv_url').setInputFiles(pdf());
      await control(page, 'first_name').fill('');
      await control(page, 'terms_consent').uncheck();
      const label = await page.locator('label[for=field-first_name]').textContent();
      for (const name of [label ?? '', w.termsBox]) await expect(reason).toContainText(name);
      await expect(reason).not.toContainText('..');
      await expect(reason).not.toContainText(w.onlyPdf);
    });

    test('[APPLY-11] [APPLY-12] Discard empties everything and unticks both boxes', async ({ page }) => {
      await fillIn(page);
      await tickBoth(page);
      await page.getByRole('button', { name: w.discard }).click();
      for (const name of Object.keys(fields)) await expect(control(page, name)).toHaveValue('');
      expect(await control(page, 'cv_url').evaluate((input) => (input as HTMLInputElement).files?.length)).toBe(0);
      await expect(page.getByRole('checkbox', { checked: false })).toHaveCount(2);
      await expect(page.locator('.form-field__error:visible')).toHaveCount(0);
      await expect(page.getByRole('button', { name: w.apply })).toBeDisabled();
    });

    test('[APPLY-11] [APPLY-12] Discard empties what came back refused as well', async ({ page, service, issues }) => {
      issues.allow(/status of 422/);
      const json = { message: 'Refused', errors: { cv_url: ['Refused'] } };
      service.answer('POST /jobs/1', { status: 422, json });
      await fillIn(page);
      await tickBoth(page);
      await page.getByRole('button', { name: w.apply }).click();
      await expect(page.locator('[data-error-summary]')).toBeFocused();
      await page.getByRole('button', { name: w.discard }).click();
      for (const name of Object.keys(fields)) await expect(control(page, name)).toHaveValue('');
      await expect(page.getByRole('checkbox', { checked: false })).toHaveCount(2);
      await expect(page.locator('[data-error-summary]')).toBeHidden();
      await expect(page.locator('.form-field__error:visible')).toHaveCount(0);
      await expect(page).not.toHaveTitle(/^(Error|خطأ): /);
      await expect(page.getByRole('button', { name: w.apply })).toBeDisabled();
    });

    test('[APPLY-09] [APPLY-13] [APPLY-15] [API-21] [API-22] [API-23] one POST under a full-screen spinner, then a confirmation with the reference', async ({
      page,
      service,
    }) => {
      service.answer('POST /jobs/1', { status: 201, json: { data: { reference: 'APP-77' } }, delay: 1200 });
      await fillIn(page);
      await tickBoth(page);
      const apply = page.getByRole('button', { name: w.apply });
      await apply.click();
      await expect(apply).toBeDisabled();
      const overlay = page.locator('[data-loading-overlay]');
      await expect(overlay).toBeVisible();
      const size = await overlay.boundingBox();
      expect(size).toMatchObject({ x: 0, y: 0, height: 900 });
      await page
        .locator('form[data-form]')
        .evaluate((form) => form.dispatchEvent(new SubmitEvent('submit', { cancelable: true })));
      await expect(page.getByRole('heading', { level: 1, name: w.sent })).toBeFocused();
      await expect(page.getByText('APP-77')).toBeVisible();
      await expect(overlay).toBeHidden();
      await expect(page.locator('form[data-form]')).toHaveCount(0);
      expect(page.url()).toMatch(/\?sent=1$/);
      const posts = service.calls.filter(({ method }) => method === 'POST');
      expect(posts.map((call) => call.path)).toEqual(['/jobs/1']);
      expect(posts[0]?.body.toString('latin1')).toContain(
        'name="cv_url"; filename="cv.pdf"\r\nContent-Type: application/pdf',
      );
      expect((await page.context().cookies()).find(({ name }) => name === 'receipt')?.httpOnly).toBe(true);
    });

    test('[ERR-12] a submit event without both boxes shows the alert and sends nothing', async ({ page, service }) => {
      await fillIn(page);
      await control(page, 'information_consent').check();
      await page
        .locator('form[data-form]')
        .evaluate((form) => form.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true })));
      await expect(page.getByRole('alert').filter({ hasText: w.alert })).toHaveText(w.alert);
      expect(service.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    });

    test('[ERR-29] a failure is one sentence; fields, CV and ticks are still there, and it can be sent again', async ({
      page,
      service,
      issues,
      site,
    }) => {
      issues.allow(/status of 502/);
      service.answer('POST /jobs/1', { status: 500, json: { message: 'boom' } });
      await fillIn(page);
      await tickBoth(page);
      await page.getByRole('button', { name: w.apply }).click();
      await expect(page.getByRole('alert').filter({ hasText: w.failed })).toBeFocused();
      for (const [name, value] of Object.entries(fields)) await expect(control(page, name)).toHaveValue(value);
      expect(await control(page, 'cv_url').evaluate((input) => (input as HTMLInputElement).files?.[0]?.name)).toBe(
        'cv.pdf',
      );
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
      await expect.poll(() => site.log.join('')).toContain('A form could not be sent.');
      expect(loggedText(site)).not.toContain('sara@example.com');
      service.answer('POST /jobs/1', undefined);
      await page.getByRole('button', { name: w.apply }).click();
      await expect(page.getByRole('heading', { level: 1, name: w.sent })).toBeVisible();
      const keys = service.calls
        .filter(({ method }) => method === 'POST')
        .map(({ headers }) => headers['idempotency-key']);
      expect(keys[0]).toBe(keys[1]);
    });

    const asksAgain = language === 'en' ? /^Choose again: .?cv\.pdf/ : /^اختر من جديد: .?cv\.pdf/;
    const expectUnticked = (page: Page) => expect(page.getByRole('checkbox', { checked: false })).toHaveCount(2);
    /** What was typed, and none of what is given anew to the form that is sent. */
    const expectTyped = async (page: Page) => {
      for (const [name, value] of Object.entries(fields)) await expect(control(page, name)).toHaveValue(value);
      await expectUnticked(page);
      await expect(control(page, 'cv_url')).toHaveValue('');
      await expect(page.getByRole('button', { name: w.apply })).toBeDisabled();
      const label = await page.locator('label[for=field-cv_url]').textContent();
      for (const name of [label?.trim() ?? '', w.declarationBox, w.termsBox])
        await expect(page.locator('#apply-reason')).toContainText(name);
    };
    const expectEmpty = async (page: Page) => {
      for (const name of Object.keys(fields)) await expect(control(page, name)).toHaveValue('');
      await expectUnticked(page);
    };

    test('[APPLY-16] opening the form again shows it empty, and Back brings what was typed, no consent and no CV', async ({
      page,
    }) => {
      await fillIn(page);
      await tickBoth(page);
      await page.locator('main a[href*="/career-details/"]').click();
      await expect(page).toHaveURL(/career-details/);
      await page.goBack();
      await expect(page).toHaveURL(/apply-form/);
      await expectTyped(page);
      await expect(page.locator('[data-field=cv_url] [data-ask-again]')).toHaveText(asksAgain);
      // A page that the browser itself has kept.
      await tickBoth(page);
      await control(page, 'cv_url').setInputFiles(pdf());
      await expect(page.locator('[data-ask-again]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: w.apply })).toBeEnabled();
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await expectTyped(page);
      await page.goForward();
      await page.locator('main a[href*="/apply-form/"]').first().click();
      await expect(page).toHaveURL(/apply-form/);
      await page.locator('form[data-enhanced]').waitFor();
      await expectEmpty(page);
    });

    test('[APPLY-16] what was typed is there after Back from a page that was loaded whole, and not where the form is opened again', async ({
      page,
    }) => {
      const noted = () => page.evaluate(() => JSON.stringify(history.state));
      await fillIn(page);
      await tickBoth(page);
      await expect.poll(noted).toContain(fields.cover_letter_description);
      const address = page.url();
      await page.goto('/robots.txt');
      await page.goBack();
      await page.locator('form[data-enhanced]').waitFor();
      await expectTyped(page);
      await page.goto(at(language, '/'));
      await page.goto(address);
      await page.locator('form[data-enhanced]').waitFor();
      await expectEmpty(page);
    });

    test('[APPLY-16] a reload keeps what was typed and asks for the CV again; what was discarded stays empty over it', async ({
      page,
    }) => {
      const noted = () => page.evaluate(() => JSON.stringify(history.state));
      // The browser's own memory of forms, which not every browser has.
      const reload = async () => {
        await page.locator('form[data-form]').evaluate((form) => form.setAttribute('autocomplete', 'off'));
        await page.reload();
        await page.locator('form[data-enhanced]').waitFor();
      };
      await fillIn(page);
      await tickBoth(page);
      await expect.poll(noted).toContain(fields.cover_letter_description);
      await reload();
      await expectTyped(page);
      await expect(page.locator('main form[data-form] [role=status]').first()).toContainText(
        language === 'en' ? /not kept over the reload.*CV/ : /إعادة التحميل.*السيرة الذاتية/,
      );
      await expect(page.locator('[data-field=cv_url] [data-ask-again]')).toHaveText(asksAgain);
      await page.getByRole('button', { name: w.discard }).click();
      await expect.poll(noted).not.toContain(fields.cover_letter_description);
      await expect(page.locator('[data-ask-again]')).toHaveCount(0);
      await reload();
      await expectEmpty(page);
    });

    test('[D16] the language switch keeps words, CV and ticks', async ({ page }) => {
      await fillIn(page);
      await tickBoth(page);
      const other = language === 'en' ? 'ar' : 'en';
      await page.locator(`a[data-language=${other}]`).last().click();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      for (const [name, value] of Object.entries(fields)) await expect(control(page, name)).toHaveValue(value);
      expect(await control(page, 'cv_url').evaluate((input) => (input as HTMLInputElement).files?.[0]?.name)).toBe(
        'cv.pdf',
      );
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
      await expect(page.getByRole('button', { name: words[other].apply })).toBeEnabled();
    });

    test('a job that closes while the form is filled in leaves what was typed, and says so', async ({
      page,
      service,
      issues,
    }) => {
      issues.allow(/status of 422/);
      await fillIn(page);
      await tickBoth(page);
      service.answer('POST /jobs/1', { status: 404, json: { message: 'Not found' } });
      service.answer('GET /jobs/1', { status: 404, json: { message: 'Not found' } });
      await page.getByRole('button', { name: w.apply }).click();
      await expect(page.getByText(language === 'en' ? 'This job is closed now' : 'أُغلق التقديم')).toBeVisible();
      for (const [name, value] of Object.entries(fields)) await expect(control(page, name)).toHaveValue(value);
      // Where the focus is, behind the words, and as they run.
      const summary = page.locator('[data-error-summary]');
      await expect(summary).toBeFocused();
      const others = summary.getByRole('link', {
        name: language === 'en' ? 'See all job openings' : 'اعرض جميع الوظائف',
      });
      await expect(others).toHaveAttribute('href', at(language, '/career-openings'));
      await expect(others).toHaveAttribute('target', '_blank');
    });

    test('[APPLY-01] an unknown job has no form', async ({ page, issues }) => {
      issues.allow(/status of 404/);
      const response = await page.goto(at(language, '/apply-form/999'));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: w.notFound })).toBeVisible();
      await expect(page.locator('form[data-form]')).toHaveCount(0);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of languages)
    test(`[APPLY-11] [APPLY-12] Discard empties what came back refused, ${language}`, async ({
      page,
      service,
      issues,
    }) => {
      issues.allow(/status of 422/);
      service.reset();
      await page.goto(at(language, '/apply-form/1'));
      await control(page, 'first_name').fill(fields.first_name);
      await page.getByRole('button', { name: words[language].apply }).click();
      await expect(page.locator('[data-error-summary]')).toBeVisible();
      await expect(control(page, 'first_name')).toHaveValue(fields.first_name);
      await expect(page.getByRole('button', { name: words[language].discard })).toBeHidden();
      await page.getByRole('link', { name: words[language].discard }).click();
      await expect(control(page, 'first_name')).toHaveValue('');
      await expect(page.locator('[data-error-summary]')).toBeHidden();
    });
});
