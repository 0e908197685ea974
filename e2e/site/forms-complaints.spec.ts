import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { loggedText } from '../logged-text.ts';
import { fillIn } from './forms-examples.ts';

const labels = {
  en: [
    'Full Name',
    'ID or Iqama Number',
    'Phone Number',
    'Email',
    'Select City',
    'Product Related to Complaint',
    'Service Request Type',
    'Complaint Relation',
    'Comments',
  ],
  ar: [
    'الاسم الكامل',
    'رقم الهوية أو الإقامة',
    'رقم الهاتف',
    'البريد الإلكتروني',
    'اختر المدينة',
    'المنتج المتعلق بالشكوى',
    'نوع الطلب',
    'موضوع الشكوى',
    'ملاحظات',
  ],
};
const missing = {
  en: [
    'Full Name is required',
    'ID or Iqama Number is required',
    'Phone Number is required',
    'Email is required',
    'City is required',
    'Product is required',
    'Service Request Type is required',
    'Complaint Relation is required',
    'Description is required',
  ],
  ar: [
    'أدخل الاسم الكامل',
    'أدخل رقم الهوية أو الإقامة',
    'أدخل رقم الهاتف',
    'أدخل البريد الإلكتروني',
    'اختر المدينة',
    'اختر المنتج',
    'اختر نوع الطلب',
    'اختر موضوع الشكوى',
    'اكتب الملاحظات',
  ],
};
const submit = { en: 'Submit', ar: 'إرسال' };
const onlyDigits = { en: 'Must contain only digits', ar: 'يجب أن يحتوي على أرقام فقط' };
const malformed = { en: 'Invalid email address', ar: 'عنوان البريد الإلكتروني غير صحيح' };

test.beforeEach(({ page }) => acceptCookies(page));

for (const language of languages) {
  test(`[COMPLAINT-10] [ENT-15] [VAL-22] [VAL-23] [VAL-24] [VAL-25] [VAL-26] [VAL-29] [VAL-30] [VAL-36] the built-in complaint form, ${language}`, async ({
    page,
    service,
  }) => {
    service.reset();
    await page.goto(at(language, '/submit-complaints'));
    await page.locator('form[data-enhanced]').waitFor();
    await expect(page.locator('.form-field__label')).toHaveText(labels[language]);
    await page.getByRole('button', { name: submit[language], exact: true }).click();
    await expect(page.locator('[data-error-summary] li')).toHaveText(missing[language]);
    await page.locator('[name=id_number]').fill('12a45');
    await expect(page.locator('[data-field=id_number] .form-field__error span')).toHaveText(onlyDigits[language]);
    await page.locator('[name=email]').fill('abc');
    await expect(page.locator('[data-field=email] .form-field__error span')).toHaveText(malformed[language]);
    await fillIn(page, {
      full_name: 'Sara Ali',
      id_number: '1000000008',
      phone: '0512345678',
      email: 'sara@example.com',
      city: 'riyadh',
      product: 'motor',
      service_request_type: 'enquiry',
      complaint_relation: 'protection-saving',
      comments: 'Late',
    });
    await page.getByRole('button', { name: submit[language], exact: true }).click();
    await expect(page.locator('[data-reference]')).toHaveText(/^FX-\d+$/);
    const call = service.calls.find(({ method }) => method === 'POST');
    expect(JSON.parse(call?.body.toString() ?? '')).toMatchObject({
      requester_type: 'website',
      service_request_type: 'enquiry',
      language,
    });
    // It was an enquiry: nobody calls it a complaint.
    await expect(
      page
        .locator('.answer__actions')
        .getByRole('link', { name: language === 'en' ? 'Follow a request' : 'تابع طلبًا' }),
    ).toHaveAttribute('href', at(language, '/track-request'));
  });

  for (const [path, ids, words] of [
    [
      '/claims',
      '[CENTER-05] [VAL-23] [VAL-33]',
      {
        labels: { en: ['ID/Iqama number', 'Claim number'], ar: ['رقم الهوية/الإقامة', 'رقم المطالبة'] },
        missing: {
          en: ['ID or Iqama Number is required', 'Claim Number is required'],
          ar: ['أدخل رقم الهوية أو الإقامة', 'أدخل رقم المطالبة'],
        },
      },
    ],
    [
      '/complaints',
      '[COMPLAINT-06] [VAL-31] [VAL-32]',
      {
        labels: { en: ['ID', 'Complaint number'], ar: ['رقم الهوية', 'رقم الشكوى'] },
        missing: { en: ['ID is required', 'Complaint Number is required'], ar: ['أدخل رقم الهوية', 'أدخل رقم الشكوى'] },
      },
    ],
  ] as const) {
    test(`${ids} [VAL-36] built-in tracking on ${path}, ${language}: status for a matching pair, the same words otherwise`, async ({
      page,
      service,
      site,
    }) => {
      const track = { en: 'Track', ar: 'تتبّع' }[language];
      await page.goto(at(language, path));
      await page.locator('form[data-enhanced]').waitFor();
      await expect(page.locator('.form-field__label')).toHaveText([...words.labels[language]]);
      await page.getByRole('button', { name: track, exact: true }).click();
      await expect(page.locator('[data-error-summary] li')).toHaveText([...words.missing[language]]);
      const ask = async (id: string, number: string) => {
        await fillIn(page, { id, number });
        await page.getByRole('button', { name: track, exact: true }).click();
        await expect(page.locator('[data-result]')).toBeFocused();
        return page.locator('[data-result]').textContent();
      };
      const wrongNumber = await ask('1000000008', 'FX-9');
      const wrongId = await ask('2000000006', 'FX-1001');
      expect(wrongId).toBe(wrongNumber);
      const found = await ask('1000000008', 'FX-1001');
      expect(found).toContain('FX-1001');
      expect(found).toContain(language === 'en' ? 'In review' : 'قيد المراجعة');
      expect(found).toContain(language === 'en' ? '20 November 2026' : '20 نوفمبر 2026');
      expect(page.url()).not.toContain('1000000008');
      expect(loggedText(site)).not.toContain('1000000008');
      expect(service.calls).toContainEqual(expect.objectContaining({ query: { id: '1000000008' } }));
    });
  }

  test(`[FRAUD-01] [D17] fraud report and quote request where requests are accepted, ${language}`, async ({
    page,
    service,
  }) => {
    service.reset();
    for (const [path, values] of [
      ['/report-fraud', { comments: 'I saw it' }],
      ['/get-a-quote', { full_name: 'Sara', phone: '0512345678', email: 'a@b.co', product: 'health' }],
    ] as const) {
      await page.goto(at(language, path));
      await page.locator('form[data-enhanced]').waitFor();
      await fillIn(page, values);
      await page.getByRole('button', { name: submit[language], exact: true }).click();
      await expect(page.locator('[data-reference]')).toBeVisible();
    }
    expect(service.calls.filter(({ method }) => method === 'POST').map((call) => call.path)).toEqual([
      '/service-requests/fraud-report',
      '/service-requests/quote',
    ]);
  });
}
