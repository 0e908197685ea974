import { acceptCookies, at, expect, languages, standStill, test } from '../fixtures.ts';

const words = {
  en: {
    send: 'Send message',
    problem: 'There is a problem',
    prefix: 'Error: ',
    success: 'Message submitted successfully!',
    failure: 'Failed to submit message: Mailbox full',
    fallback: 'An error occurred while submitting your message.',
    lost: /connection was lost/,
    messages: {
      name: 'Name is required',
      short: 'Name must be at least 3 characters',
      email: 'Email is required',
      malformed: 'Invalid email address',
      subject: 'Subject is required',
      message: 'Message is required',
    },
  },
  ar: {
    send: 'أرسل الرسالة',
    problem: 'هناك مشكلة',
    prefix: 'خطأ: ',
    success: 'تم إرسال رسالتك بنجاح!',
    failure: 'تعذّر إرسال الرسالة: Mailbox full',
    fallback: 'حدث خطأ أثناء إرسال رسالتك.',
    lost: /انقطع الاتصال/,
    messages: {
      name: 'أدخل الاسم',
      short: 'يجب ألا يقل الاسم عن 3 أحرف',
      email: 'أدخل البريد الإلكتروني',
      malformed: 'عنوان البريد الإلكتروني غير صحيح',
      subject: 'أدخل الموضوع',
      message: 'اكتب الرسالة',
    },
  },
} as const;

const valid = {
  name: 'Sara',
  email: 'sara@example.com',
  subject: 'Hello',
  message: 'A question',
  phoneNumber: 'any text',
};

test.beforeEach(({ page }) => acceptCookies(page));

for (const language of languages) {
  const w = words[language];
  test.describe(`contact form, ${language}`, () => {
    test.beforeEach(async ({ page, service }) => {
      service.reset();
      await page.goto(at(language, '/contact-us'));
      await page.locator('form[data-enhanced]').waitFor();
    });

    test('[CONTACT-01] [CONTACT-02] [CONTACT-03] [LIMIT-12] sections first, then five fields and one button, idle', async ({
      page,
    }) => {
      const form = page.locator('form[data-form]');
      const order = await form.evaluate((element) => {
        const section = document.querySelector('main .contact-information');
        return section ? section.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING : 0;
      });
      expect(order).toBeGreaterThan(0);
      await expect(form.getByRole('textbox')).toHaveCount(5);
      for (const name of Object.keys(valid)) await expect(form.locator(`[name=${name}]`)).toHaveValue('');
      await expect(form.getByRole('button')).toHaveCount(1);
      await expect(form.getByRole('button', { name: w.send })).toBeEnabled();
      await expect(form.locator('textarea')).toHaveAttribute('rows', '4');
      await expect(page.locator('.form-field__error:visible, .toast')).toHaveCount(0);
    });

    test('[VAL-01] [VAL-02] [VAL-03] [VAL-04] [VAL-05] [VAL-06] [VAL-07] messages come once a field is left, word for word', async ({
      page,
    }) => {
      const error = (name: string) => page.locator(`[data-field=${name}] .form-field__error span`);
      const leave = async (name: string, value: string) => {
        await page.locator(`[name=${name}]`).fill(value);
        await page.locator(`[name=${name}]`).blur();
      };
      await page.locator('[name=name]').focus();
      await page.keyboard.press('Tab');
      await expect(error('name')).toHaveText(w.messages.name);
      await expect(error('subject')).toBeHidden();
      await leave('name', 'Al');
      await expect(error('name')).toHaveText(w.messages.short);
      await leave('name', 'Ali');
      await expect(error('name')).toBeHidden();
      await leave('email', 'abc');
      await expect(error('email')).toHaveText(w.messages.malformed);
      await leave('email', 'a@b.co');
      await expect(error('email')).toBeHidden();
      await leave('email', '');
      await expect(error('email')).toHaveText(w.messages.email);
      await leave('subject', ' ');
      await expect(error('subject')).toHaveText(w.messages.subject);
      await leave('message', '');
      await expect(error('message')).toHaveText(w.messages.message);
      await expect(page.locator('[name=message]')).toHaveAttribute('aria-invalid', 'true');
    });

    test('[VAL-02] [VAL-05..07] an empty form is not sent: a summary on top with links to the fields', async ({
      page,
      service,
    }) => {
      await page.getByRole('button', { name: w.send }).click();
      const summary = page.getByRole('alert').filter({ hasText: w.problem });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([
        w.messages.name,
        w.messages.email,
        w.messages.subject,
        w.messages.message,
      ]);
      expect(await page.title()).toMatch(new RegExp(`^${w.prefix}`));
      await summary.getByRole('link', { name: w.messages.subject }).click();
      await expect(page.locator('[name=subject]')).toBeFocused();
      expect(service.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    });

    test('[VAL-02] [VAL-04] a line of the summary says what is wrong with its field now, and leaves with it', async ({
      page,
    }) => {
      await page.getByRole('button', { name: w.send }).click();
      const summary = page.getByRole('alert').filter({ hasText: w.problem });
      const email = page.locator('[name=email]');
      await email.fill('abc');
      await expect(summary.getByRole('link').nth(1)).toContainText(w.messages.malformed);
      await email.fill('a@b.co');
      await expect(summary.getByRole('link')).toHaveText([w.messages.name, w.messages.subject, w.messages.message]);
    });

    test('[CONTACT-04] [CONTACT-05] [CONTACT-07] [CONTACT-08] [ERR-09] [VAL-08] [API-26] sent once, reset, toast top right for six seconds', async ({
      page,
      service,
    }) => {
      await page.clock.install();
      await page.reload();
      await page.locator('form[data-enhanced]').waitFor();
      service.answer('POST /contact-us', { status: 201, json: { data: {} }, delay: 800 });
      for (const [name, value] of Object.entries(valid)) await page.locator(`[name=${name}]`).fill(value);
      const button = page.getByRole('button', { name: w.send });
      await standStill(page);
      await button.click();
      await expect(button).toBeDisabled();
      expect(Number(await button.evaluate((element) => getComputedStyle(element).opacity))).toBeLessThan(1);
      await button.click({ force: true });
      await page
        .locator('form[data-form]')
        .evaluate((form) => form.dispatchEvent(new SubmitEvent('submit', { cancelable: true })));
      const toast = page.getByRole('status').filter({ hasText: w.success });
      await expect(toast).toBeVisible();
      const box = await toast.boundingBox();
      const width = page.viewportSize()?.width ?? 0;
      expect(box && box.x > width / 2 && box.y < 300).toBe(true);
      for (const name of Object.keys(valid)) await expect(page.locator(`[name=${name}]`)).toHaveValue('');
      await expect(page.locator('.form-field__error:visible')).toHaveCount(0);
      const posts = service.calls.filter(({ method }) => method === 'POST');
      expect(posts).toHaveLength(1);
      expect(JSON.parse(posts[0]?.body.toString() ?? '')).toEqual(valid);
      expect(page.url()).not.toContain('sent');
      await page.clock.runFor(5_999);
      await expect(toast).toBeVisible();
      await page.clock.runFor(1);
      await expect(toast).toBeHidden();
    });

    test('[CONTACT-06] [ERR-10] [ERR-11] a failure says why in a toast and above the form, where it stays, and keeps everything', async ({
      page,
      service,
      site,
      issues,
    }) => {
      issues.allow(/status of (422|502)/);
      for (const [name, value] of Object.entries(valid)) await page.locator(`[name=${name}]`).fill(value);
      for (const [response, text] of [
        [{ status: 422, json: { message: 'Mailbox full' } }, w.failure],
        [{ status: 500, text: '' }, w.fallback],
      ] as const) {
        service.answer('POST /contact-us', response);
        await page.getByRole('button', { name: w.send }).click();
        await expect(page.locator('.toast').filter({ hasText: text })).toHaveRole('alert');
        await expect(page.locator('[data-error-summary]')).toContainText(text);
        await expect(page.locator('[data-error-summary]')).toBeFocused();
        for (const [name, value] of Object.entries(valid))
          await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
        await expect(page.getByRole('button', { name: w.send })).toBeEnabled();
      }
      const reference = await page.locator('[data-failure] bdi').textContent();
      expect(reference).toMatch(/^[\w-]{8,}$/);
      await expect.poll(() => site.log.join('')).toContain(`${reference}`);
    });

    test('[CONTACT-06] a lost connection is said, and the second try carries the same key', async ({
      page,
      service,
      issues,
    }) => {
      issues.allow(/ERR_FAILED|status of 502/);
      for (const [name, value] of Object.entries(valid)) await page.locator(`[name=${name}]`).fill(value);
      let cut = true;
      await page.route('**/contact-us', async (route) => {
        if (route.request().method() !== 'POST' || !cut) return route.continue();
        cut = false;
        await route.fetch({ maxRedirects: 0 });
        return route.abort();
      });
      await page.getByRole('button', { name: w.send }).click();
      await expect(page.getByRole('alert').filter({ hasText: w.lost })).toBeFocused();
      await expect(page.locator('[name=message]')).toHaveValue(valid.message);
      await page.getByRole('button', { name: w.send }).click();
      await expect(page.getByRole('status').filter({ hasText: w.success })).toBeVisible();
      const keys = service.calls
        .filter(({ method }) => method === 'POST')
        .map(({ headers }) => headers['idempotency-key']);
      expect(keys).toHaveLength(2);
      expect(keys[0]).toBe(keys[1]);
    });

    test('[D16] what was typed survives the language switch', async ({ page }) => {
      for (const [name, value] of Object.entries(valid)) await page.locator(`[name=${name}]`).fill(value);
      const other = language === 'en' ? 'ar' : 'en';
      await page.locator(`a[data-language=${other}]`).last().click();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      for (const [name, value] of Object.entries(valid))
        await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
    });
  });
}
