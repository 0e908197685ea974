import { at, expect, languages, test } from '../fixtures.ts';
import { asPlainInput, isDropdown } from '../form-controls.ts';
import { proceedScreens, withSettings } from './forms-examples.ts';

test.use({ javaScriptEnabled: false });

const pdf = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 cv') };
const words = {
  en: {
    problem: 'There is a problem',
    prefix: /^Error: /,
    success: 'Message submitted successfully!',
    alert: 'You must accept the declaration and the terms and conditions.',
    files: 'Attach your files again',
    closed: 'has to stay empty',
    notAccepted: 'Requests cannot be sent through this site at the moment',
    unkept: 'If you have just sent this form, we have received it',
  },
  ar: {
    problem: 'هناك مشكلة',
    prefix: /^خطأ: /,
    success: 'تم إرسال رسالتك بنجاح!',
    alert: 'يجب الموافقة على الإقرار وعلى الشروط والأحكام.',
    files: 'أرفق ملفاتك من جديد',
    closed: 'يجب أن يبقى فارغًا',
    notAccepted: 'لا يمكن إرسال الطلبات عبر الموقع حاليًا',
    unkept: 'إن كنت أرسلت هذا النموذج قبل قليل فقد وصلنا',
  },
};

for (const language of languages) {
  test(`[ACCESS-05] my requests says that it needs a script, shows no button that would do nothing, and leads to where a request is found by its reference, ${language}`, async ({
    page,
  }) => {
    await page.goto(at(language, '/my-requests'));
    const said = page.locator('main noscript p').first();
    await expect(said).toBeVisible();
    await expect(said).toContainText(language === 'en' ? 'Turn on JavaScript' : 'فعّل جافا سكريبت');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    const find = page.locator('main noscript a');
    await expect(find).toHaveText(language === 'en' ? 'Find my request' : 'ابحث عن طلبي');
    await find.click();
    await expect(page).toHaveURL(new RegExp(`${at(language, '/track-request')}$`));
  });

  test(`[CENTER-05] [COMPLAINT-06] what was found, and that a message has arrived, stands in the window of a phone, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [path, values] of [
      ['/claims', { id: '1000000008', number: 'FX-1001' }],
      ['/complaints', { id: '1000000008', number: 'FX-9' }],
      ['/track-request', { reference: 'FX-1', detail: '0512345678' }],
      ['/my-requests/FX-7?key=token-of-FX-7', { text: 'Hello' }],
    ] as const) {
      await page.goto(at(language, path));
      for (const [name, value] of Object.entries(values))
        await page.locator(`form[data-form] [name=${name}]`).fill(value);
      await page.locator('form[data-form] button[type=submit]').click();
      const result = page.locator('[data-result]');
      await expect(result.locator('p, h2, h3').or(result).first()).toBeInViewport();
      const top = await result.evaluate((element) => element.getBoundingClientRect().top);
      expect(top, path).toBeGreaterThan(56);
      expect(top, path).toBeLessThan(370);
    }
  });

  const w = words[language];

  test(`[VAL-02..07] [ERR-09] contact form without scripts, ${language}`, async ({ page, service, issues }) => {
    issues.allow(/status of 4/);
    service.reset();
    await page.goto(at(language, '/contact-us'));
    const send = page.locator('form[data-form] button[type=submit]');
    await page.locator('[name=name]').fill('Al');
    await page.locator('[name=email]').fill('abc');
    await page.locator('[name=message]').fill('Kept');
    await send.click();
    await expect(page.locator('[data-error-summary]')).toContainText(w.problem);
    await expect(page.locator('[data-error-summary] li')).toHaveCount(3);
    await expect(page.locator('.form-field__error:visible')).toHaveCount(3);
    await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveTitle(w.prefix);
    await expect(page.locator('[name=message]')).toHaveValue('Kept');
    expect(service.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await page.locator('[name=name]').fill('Ali');
    await page.locator('[name=email]').fill('a@b.co');
    await page.locator('[name=subject]').fill('Hi');
    await send.click();
    await expect(page.getByText(w.success)).toBeVisible();
    await expect(page.locator('[name=name]')).toHaveValue('');
    expect(service.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test(`[APPLY-15] [ERR-12] application without scripts, ${language}: the server checks, keeps, and confirms`, async ({
    page,
    service,
    issues,
  }) => {
    issues.allow(/status of 4/);
    service.reset();
    await page.goto(at(language, '/apply-form/1'));
    const job = (await page.locator('h1').innerText()).replace(/^(?:Apply for|قدّم على وظيفة) /, '');
    const apply = page.locator('form[data-form] button[type=submit]');
    await expect(apply).toBeEnabled();
    for (const [name, value] of Object.entries({
      first_name: 'Sara',
      last_name: 'Ali',
      email: 'a@b.co',
      phone_number: '05',
      cover_letter_title: 'T',
      cover_letter_description: 'D',
    })) {
      await page.locator(`[name=${name}]`).fill(value);
    }
    await page.locator('[name=cv_url]').setInputFiles(pdf);
    await page.locator('[name=terms_consent]').check();
    await apply.click();
    await expect(page.locator('[data-error-summary]')).toContainText(w.alert);
    await expect(page.locator('[data-error-summary]')).toBeFocused();
    await expect(page.locator('[data-consent-alert]')).toHaveText(w.alert);
    await expect(page.locator('[name=first_name]')).toHaveValue('Sara');
    await expect(page.locator('[name=terms_consent]')).toBeChecked();
    await expect(page.locator('[data-files-lost]').filter({ hasText: w.files })).toBeVisible();
    await page.locator('[name=information_consent]').check();
    await page.locator('[name=cv_url]').setInputFiles(pdf);
    await apply.click();
    await expect(page.locator('[data-reference]')).toHaveText(/^FX-/);
    await expect(page.locator('.answer__sent strong')).toContainText(job);
    await page.reload();
    expect(service.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test(`[VAL-40] [ACTIVATE-05] [EXTEND-04] [DETAILS-04] [CLAIM-05] service requests without scripts, ${language}`, async ({
    page,
    service,
    issues,
  }) => {
    issues.allow(/status of 4/);
    service.reset();
    for (const { kind, path, values } of proceedScreens) {
      await page.goto(at(language, path));
      const button = page.locator('form[data-form] button[type=submit]');
      let product: string | undefined;
      await button.click();
      await expect(page.locator('[data-error-summary]')).toContainText(w.problem);
      for (const [name, value] of Object.entries(values)) {
        const field = page.locator(`[name="${name}"]`);
        if (await isDropdown(field)) await field.selectOption(value);
        else await field.fill(asPlainInput(value));
        if (name === 'product') product = await field.locator('option:checked').innerText();
      }
      if (kind === 'cancel-insurance') await page.locator('[name=documents]').setInputFiles(pdf);
      await button.click();
      await expect(page.locator('[data-reference]')).toHaveText(/^FX-/);
      // Nothing of it stands in the address.
      await expect(page).toHaveURL(/\?sent=1(?:#form)?$/);
      if (product) await expect(page.locator('.answer__sent strong')).toContainText(product);
      expect(
        service.calls.filter(({ method, path: sent }) => method === 'POST' && sent === `/service-requests/${kind}`),
      ).toHaveLength(1);
    }
  });

  test(`[CENTER-05] tracking without scripts, ${language}`, async ({ page }) => {
    await page.goto(at(language, '/claims'));
    await page.locator('[name=id]').fill('١٠٠٠٠٠٠٠٠٨');
    await page.locator('[name=number]').fill('FX-1001');
    await page.locator('form[data-form] button[type=submit]').click();
    await expect(page.locator('[data-result]')).toContainText('FX-1001');
    expect(page.url()).not.toContain('1000000008');
  });

  test(`[D6] [D9] a request that is no longer taken comes back with the reason and every word, ${language}`, async ({
    page,
    service,
    site,
    issues,
  }) => {
    issues.allow(/status of 50[23]/);
    service.reset();
    await page.goto(at(language, '/report-fraud'));
    await page.locator('[name=comments]').fill('What I saw');
    await withSettings(service, site, { service_requests: { accepted: [] } });
    await page.locator('form[data-form] button[type=submit]').click();
    await expect(page.locator('[data-error-summary]')).toContainText(w.notAccepted);
    await expect(page.locator('[name=comments]')).toHaveValue('What I saw');
    expect(service.calls.filter(({ method }) => method === 'POST')).toEqual([]);

    // A fault of ours is no refusal: the sentence has what a caller can quote, once, and every word is kept.
    service.answer('POST /contact-us', { status: 500, text: '' });
    await page.goto(at(language, '/contact-us'));
    for (const name of ['name', 'subject', 'message']) await page.locator(`[name=${name}]`).fill('What I saw');
    await page.locator('[name=email]').fill('sara@example.com');
    await page.locator('form[data-form] button[type=submit]').click();
    const said = page.locator('main bdi').filter({ visible: true, hasText: /^[0-9a-f-]{36}$/ });
    await expect(said).toHaveCount(1);
    await expect.poll(() => site.log.join('')).toContain(`${await said.textContent()}`);
    await expect(page.locator('[name=message]')).toHaveValue('What I saw');
    await expect(page.locator('.form-notice')).toBeHidden();
  });

  test(`a browser that keeps no cookies hears that its form arrived, ${language}`, async ({ page }) => {
    await page.goto(at(language, '/get-a-quote'));
    await expect(page.getByText(w.unkept)).toHaveCount(0);
    await page.goto(at(language, '/get-a-quote?sent=1'));
    await expect(page.getByRole('status').filter({ hasText: w.unkept })).toBeVisible();
    await page.goto(at(language, '/contact-us?sent=1'));
    await expect(page.getByRole('status').filter({ hasText: w.unkept })).toBeVisible();
    await page.goto(at(language, '/apply-form/1?sent=1'));
    await expect(page.getByRole('status').filter({ hasText: w.unkept })).toBeVisible();
  });

  test(`what a machine fills in is refused politely, ${language}`, async ({ page, service, issues }) => {
    issues.allow(/status of 4/);
    service.reset();
    await page.goto(at(language, '/contact-us'));
    await page.locator('[name=website]').evaluate((element) => element.setAttribute('value', 'spam'));
    await page.locator('[name=message]').fill('Kept');
    await page.locator('form[data-form] button[type=submit]').click();
    await expect(page.getByText(w.closed)).toBeVisible();
    expect(service.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await expect(page.locator('[name=message]')).toHaveValue('Kept');
    await expect(page.locator('[name=website]')).toHaveValue('');
  });
}
