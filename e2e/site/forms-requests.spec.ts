import { acceptCookies, at, expect, languages, nextFrame, test } from '../fixtures.ts';
import { fillIn, proceedScreens, withSettings } from './forms-examples.ts';

const ids = {
  'activate-visa': { fields: '[ACTIVATE-01] [ACTIVATE-02]', sends: '[ACTIVATE-05] [ENT-11]', idle: '[ACTIVATE-04]' },
  'extend-insurance': { fields: '[EXTEND-01]', sends: '[EXTEND-04] [ENT-12]', idle: '[EXTEND-03]' },
  'cancel-insurance': {
    fields: '[CANCEL-01] [CANCEL-02] [CANCEL-04] [LIMIT-13]',
    sends: '[CANCEL-06] [ENT-13]',
    idle: '[CANCEL-05]',
  },
  'details-request': { fields: '[DETAILS-01]', sends: '[DETAILS-04] [ENT-14]', idle: '[DETAILS-03]' },
  claim: { fields: '[CLAIM-01]', sends: '[CLAIM-05]', idle: '[CLAIM-04]' },
} as Record<string, Record<'fields' | 'sends' | 'idle', string>>;

test.beforeEach(({ page }) => acceptCookies(page));

for (const language of languages) {
  for (const { kind, path, button, values, labels, more } of proceedScreens) {
    test(`${ids[kind]?.fields} [VAL-40] [ACCESS-06] ${ids[kind]?.sends} ${kind} in ${language}: fields, messages, reference, token`, async ({
      page,
      service,
    }) => {
      service.reset();
      await page.goto(at(language, path));
      await page.locator('form[data-enhanced]').waitFor();
      await expect(page.locator('.form-field__label')).toHaveText([...labels[language], ...(more?.[language] ?? [])]);
      await expect(page.locator('.request-form__header p')).not.toBeEmpty();
      await expect(page.locator('main')).not.toContainText('Upload CV');
      if (kind === 'cancel-insurance') {
        await expect(page.locator('.form-field__note')).not.toBeEmpty();
        await expect(page.locator('[name=message]')).toHaveAttribute('rows', '4');
      }

      await page.getByRole('button', { name: button[language], exact: true }).click();
      const required = await page.locator('[data-error-summary] li').allTextContents();
      expect(required.length).toBeGreaterThan(3);
      if (language === 'ar') expect(required.join(' ')).not.toMatch(/[a-z]{3}/);
      await expect(page.locator('.form-field__error:visible')).toHaveCount(required.length);
      expect(service.calls.filter(({ method }) => method === 'POST')).toEqual([]);

      await fillIn(page, values);
      await page.getByRole('button', { name: button[language], exact: true }).click();
      const reference = page.locator('[data-reference]');
      await expect(reference).toHaveText(/^FX-\d+$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const [call] = service.calls.filter(({ method }) => method === 'POST');
      expect(call?.path).toBe(`/service-requests/${kind}`);
      const body = call?.body.toString() ?? '';
      for (const name of Object.keys(values)) expect(body).toContain(name);
      expect(body).toContain(language);
      expect(page.url()).not.toContain('Sara');
      const token = `token-of-${await reference.textContent()}`;
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
      expect(await page.locator('[data-answer]').getAttribute('data-token')).toBeNull();
      expect(await page.content()).not.toContain(token);
    });

    test(`${ids[kind]?.idle} [VAL-39] ${kind} in ${language}: Proceed does nothing where the service takes no requests`, async ({
      page,
      service,
      site,
    }) => {
      await withSettings(service, site, { service_requests: { accepted: [] } });
      await page.goto(at(language, path));
      await expect(page.locator('.form-field__label')).toHaveText(labels[language]);
      const before = service.calls.length;
      const sent: string[] = [];
      page.on('request', (request) => {
        // A script of the page may come late, and the browser reads the dictionary of later pages at its leisure.
        if (!/\/(assets|_dictionary)\//.test(request.url())) sent.push(`${request.method()} ${request.url()}`);
      });
      const proceed = page.getByRole('button', { name: button[language], exact: true });
      await expect(proceed).toHaveAttribute('type', 'button');
      await proceed.click();
      await nextFrame(page);
      await expect(page.locator('.form-field__error, .error-summary')).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(at(language, path));
      expect(sent).toEqual([]);
      expect(service.calls.slice(before).filter(({ method }) => method === 'POST')).toEqual([]);
    });
  }

  test(`[CANCEL-03] [DETAILS-02] [CLAIM-02] [CLAIM-03] [OPTION-01] dropdowns hold the lists of the site settings, ${language}`, async ({
    page,
    service,
    site,
  }) => {
    const list = (name: string) => [
      { value: `${name}-1`, label: `${name} one`, label_ar: 'الخيار الأول' },
      { value: `${name}-2`, label: `${name} two`, label_ar: 'الخيار الثاني' },
    ];
    const options = { cancellation_reasons: list('reason'), products: list('product'), cities: list('city') };
    await withSettings(service, site, { options });
    for (const [path, field, name] of [
      ['/cancel-insurance', 'cancellation_reason', 'reason'],
      ['/details-request', 'product_of_interest', 'product'],
      ['/submit-claim', 'city', 'city'],
      ['/submit-claim', 'product', 'product'],
    ] as const) {
      await page.goto(at(language, path));
      const offered = page.locator(`[name=${field}] option`);
      await expect(offered).toHaveText(
        language === 'en' ? ['Choose', `${name} one`, `${name} two`] : ['اختر', 'الخيار الأول', 'الخيار الثاني'],
      );
      expect(await offered.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual([
        '',
        `${name}-1`,
        `${name}-2`,
      ]);
    }
    await withSettings(service, site, { options: {} });
    await page.goto(at(language, '/submit-claim'));
    await expect(page.locator('input[name=city]')).toHaveAttribute('type', 'text');
  });

  test(`a success without a body is confirmed, without a word of a number that nobody has, ${language}`, async ({
    page,
    service,
  }) => {
    const claim = proceedScreens.find(({ kind }) => kind === 'claim');
    for (const status of [201, 204]) {
      service.answer('POST /service-requests/claim', { status });
      await page.goto(at(language, '/submit-claim'));
      await page.locator('form[data-enhanced]').waitFor();
      await fillIn(page, claim?.values ?? {});
      await page.locator('form[data-form] button[type=submit]').click();
      const answer = page.locator('[data-answer]');
      await expect(answer).toContainText(language === 'en' ? 'It has arrived.' : 'وصلنا ما أرسلته');
      await expect(answer.locator('.answer__steps > li')).toHaveCount(1);
      await expect(answer.locator('[data-reference], a[href*=track], a[href*=my-requests]')).toHaveCount(0);
    }
  });

  test(`[VAL-37] [VAL-38] cancellation papers: four types, 2 MB each, five files, ${language}`, async ({ page }) => {
    await page.goto(at(language, '/cancel-insurance'));
    await page.locator('form[data-enhanced]').waitFor();
    const papers = page.locator('[name=documents]');
    const error = page.locator('[data-field=documents] .form-field__error span');
    const begins: Record<string, string> = { pdf: '%PDF-', jpg: '\xff\xd8\xff', png: '\x89PNG\r\n\x1a\n', bmp: 'BM' };
    const paper = (name: string, mimeType: string, size = 10) => {
      const buffer = Buffer.alloc(size, 1);
      buffer.write(begins[name.split('.')[1] ?? ''] ?? '', 'latin1');
      return { name, mimeType, buffer };
    };
    const takeBack = () => page.locator('[data-field=documents] li button').last().click();
    for (const file of [
      paper('a.pdf', 'application/pdf', 2_097_152),
      paper('a.jpg', 'image/jpeg'),
      paper('a.png', 'image/png'),
      paper('a.bmp', 'image/bmp'),
    ]) {
      await papers.setInputFiles(file);
      await expect(error).toBeHidden();
    }
    await papers.setInputFiles(paper('b.pdf', 'application/pdf', 2_097_153));
    await expect(error).toContainText('2');
    await takeBack();
    for (const file of [
      paper('a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
      paper('a.exe', 'application/x-msdownload'),
    ]) {
      await papers.setInputFiles(file);
      for (const type of ['PDF', 'JPG', 'PNG', 'BMP']) await expect(error).toContainText(type);
      await takeBack();
    }
    await papers.setInputFiles(Array.from({ length: 6 }, (_, index) => paper(`${index}.pdf`, 'application/pdf')));
    await expect(error).toContainText('5');
  });
}

test('[VAL-22] [VAL-25] [VAL-26] [VAL-27] [VAL-28] Submit Your Claim says what is missing, word for word', async ({
  page,
}) => {
  await page.goto('/submit-claim');
  await page.locator('form[data-enhanced]').waitFor();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.locator('[data-error-summary] li')).toHaveText([
    'Full Name is required',
    'ID or Iqama Number is required',
    'Phone Number is required',
    'City is required',
    'Email is required',
    'Policy Number is required',
    'Product is required',
  ]);
  await page.locator('[name=email]').fill('abc');
  await expect(page.locator('[data-field=email] .form-field__error span')).toHaveText('Invalid email address');
});

test('numbers are tidied when a field is left, and problems of the service stand at their fields', async ({
  page,
  service,
  issues,
}) => {
  issues.allow(/status of 422/);
  service.answer('POST /service-requests/claim', {
    status: 422,
    json: { message: 'No', errors: [{ field: 'policy_number', message: 'There is no such policy' }] },
  });
  await page.goto('/submit-claim');
  await page.locator('form[data-enhanced]').waitFor();
  const claim = proceedScreens.find(({ kind }) => kind === 'claim');
  await fillIn(page, { ...claim?.values, id_number: '١٠٠٠٠٠٠٠٠٨' });
  await page.locator('[name=id_number]').blur();
  await expect(page.locator('[name=id_number]')).toHaveValue('1000000008');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.locator('[data-error-summary]')).toBeFocused();
  await expect(page.locator('[data-field=policy_number] .form-field__error')).toHaveText('There is no such policy');
  await expect(page.locator('[name=city]')).toHaveValue('riyadh');
  await page.locator('[name=policy_number]').fill('P-2');
  await expect(page.locator('[data-field=policy_number] .form-field__error')).toBeHidden();
});
