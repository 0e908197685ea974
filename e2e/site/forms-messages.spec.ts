import { forms } from '@insurer/contract/forms/forms.ts';
import type { Page } from '@playwright/test';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { isDropdown } from '../form-controls.ts';

/** A way to bring a message up: what is put into a field, and the words that have to stand below it. */
type Attempt = { id: string; field: string; value: string | File | []; en: string; ar: string };
type File = { name: string; mimeType: string; buffer: Buffer };

const long = (length: number) => 'x'.repeat(length);
const png: File = { name: 'cv.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG') };

/** Every message of VAL-02 and on (docs/requirements.tsv), at the form where a visitor meets it. */
const attempts: Record<string, Attempt[]> = {
  '/contact-us': [
    { id: 'VAL-02', field: 'name', value: '', en: 'Name is required', ar: 'أدخل الاسم' },
    {
      id: 'VAL-03',
      field: 'name',
      value: 'Al',
      en: 'Name must be at least 3 characters',
      ar: 'يجب ألا يقل الاسم عن 3 أحرف',
    },
    {
      id: 'VAL-04',
      field: 'email',
      value: 'abc',
      en: 'Invalid email address',
      ar: 'عنوان البريد الإلكتروني غير صحيح',
    },
    { id: 'VAL-05', field: 'email', value: '', en: 'Email is required', ar: 'أدخل البريد الإلكتروني' },
    { id: 'VAL-06', field: 'subject', value: '', en: 'Subject is required', ar: 'أدخل الموضوع' },
    { id: 'VAL-07', field: 'message', value: '', en: 'Message is required', ar: 'اكتب الرسالة' },
  ],
  '/apply-form/1': [
    {
      id: 'VAL-09',
      field: 'first_name',
      value: long(41),
      en: 'First name must be 40 characters or less',
      ar: 'يجب ألا يزيد الاسم الأول على 40 حرفًا',
    },
    { id: 'VAL-10', field: 'first_name', value: '', en: 'First name is required', ar: 'أدخل الاسم الأول' },
    {
      id: 'VAL-11',
      field: 'last_name',
      value: long(41),
      en: 'Last name must be 40 characters or less',
      ar: 'يجب ألا يزيد اسم العائلة على 40 حرفًا',
    },
    { id: 'VAL-12', field: 'last_name', value: '', en: 'Last name is required', ar: 'أدخل اسم العائلة' },
    {
      id: 'VAL-13',
      field: 'email',
      value: 'abc',
      en: 'Invalid email address',
      ar: 'عنوان البريد الإلكتروني غير صحيح',
    },
    { id: 'VAL-14', field: 'email', value: '', en: 'Email is required', ar: 'أدخل البريد الإلكتروني' },
    { id: 'VAL-15', field: 'phone_number', value: '', en: 'Phone number is required', ar: 'أدخل رقم الهاتف' },
    { id: 'VAL-16', field: 'cv_url', value: [], en: 'CV is required', ar: 'أرفق سيرتك الذاتية' },
    {
      id: 'VAL-17',
      field: 'cv_url',
      value: png,
      en: 'Only PDF files are allowed',
      ar: 'لا نقبل إلا ملفات PDF',
    },
    {
      id: 'VAL-18',
      field: 'cover_letter_title',
      value: long(41),
      en: 'Cover letter title must be 40 characters or less',
      ar: 'يجب ألا يزيد عنوان خطاب التقديم على 40 حرفًا',
    },
    {
      id: 'VAL-19',
      field: 'cover_letter_title',
      value: '',
      en: 'Cover letter title is required',
      ar: 'أدخل عنوان خطاب التقديم',
    },
    {
      id: 'VAL-20',
      field: 'cover_letter_description',
      value: long(1001),
      en: 'Cover letter description must be 1000 characters or less',
      ar: 'يجب ألا يزيد نص خطاب التقديم على 1000 حرف',
    },
    { id: 'VAL-21', field: 'cover_letter_description', value: '', en: 'Message is required', ar: 'اكتب الرسالة' },
  ],
  '/submit-complaints': [
    { id: 'VAL-22', field: 'full_name', value: '', en: 'Full Name is required', ar: 'أدخل الاسم الكامل' },
    {
      id: 'VAL-23',
      field: 'id_number',
      value: '',
      en: 'ID or Iqama Number is required',
      ar: 'أدخل رقم الهوية أو الإقامة',
    },
    {
      id: 'VAL-24',
      field: 'id_number',
      value: '12a45',
      en: 'Must contain only digits',
      ar: 'يجب أن يحتوي على أرقام فقط',
    },
    { id: 'VAL-24', field: 'phone', value: '05x', en: 'Must contain only digits', ar: 'يجب أن يحتوي على أرقام فقط' },
    { id: 'VAL-25', field: 'phone', value: '', en: 'Phone Number is required', ar: 'أدخل رقم الهاتف' },
    { id: 'VAL-26', field: 'city', value: '', en: 'City is required', ar: 'اختر المدينة' },
    {
      id: 'VAL-29',
      field: 'complaint_relation',
      value: '',
      en: 'Complaint Relation is required',
      ar: 'اختر موضوع الشكوى',
    },
    { id: 'VAL-30', field: 'comments', value: '', en: 'Description is required', ar: 'اكتب الملاحظات' },
  ],
  '/submit-claim': [
    { id: 'VAL-22', field: 'full_name', value: '', en: 'Full Name is required', ar: 'أدخل الاسم الكامل' },
    {
      id: 'VAL-23',
      field: 'id_number',
      value: '',
      en: 'ID or Iqama Number is required',
      ar: 'أدخل رقم الهوية أو الإقامة',
    },
    {
      id: 'VAL-24',
      field: 'id_number',
      value: '12a45',
      en: 'Must contain only digits',
      ar: 'يجب أن يحتوي على أرقام فقط',
    },
    { id: 'VAL-25', field: 'phone', value: '', en: 'Phone Number is required', ar: 'أدخل رقم الهاتف' },
    { id: 'VAL-26', field: 'city', value: '', en: 'City is required', ar: 'اختر المدينة' },
    {
      id: 'VAL-27',
      field: 'email',
      value: 'abc',
      en: 'Invalid email address',
      ar: 'عنوان البريد الإلكتروني غير صحيح',
    },
    { id: 'VAL-28', field: 'email', value: '', en: 'Email is required', ar: 'أدخل البريد الإلكتروني' },
  ],
  '/complaints': [
    { id: 'VAL-31', field: 'id', value: '', en: 'ID is required', ar: 'أدخل رقم الهوية' },
    { id: 'VAL-24', field: 'id', value: '12a45', en: 'Must contain only digits', ar: 'يجب أن يحتوي على أرقام فقط' },
    { id: 'VAL-32', field: 'number', value: '', en: 'Complaint Number is required', ar: 'أدخل رقم الشكوى' },
  ],
  '/claims': [
    { id: 'VAL-23', field: 'id', value: '', en: 'ID or Iqama Number is required', ar: 'أدخل رقم الهوية أو الإقامة' },
    { id: 'VAL-33', field: 'number', value: '', en: 'Claim Number is required', ar: 'أدخل رقم المطالبة' },
  ],
};

const alert = {
  en: 'You must accept the declaration and the terms and conditions.',
  ar: 'يجب الموافقة على الإقرار وعلى الشروط والأحكام.',
};

const control = (page: Page, field: string) =>
  page.locator(`[data-field="${field}"] :is(input:not([hidden]), select, textarea)`);
const below = (page: Page, field: string) => page.locator(`[data-field="${field}"] .form-field__error:visible`);

async function put(page: Page, { field, value }: Attempt): Promise<void> {
  const input = control(page, field);
  if (typeof value !== 'string') await input.setInputFiles(value);
  else if (await isDropdown(input)) await input.selectOption(value);
  else await input.fill(value);
}

/** The attempts in turns: every field once in each. */
function rounds(all: Attempt[]): Attempt[][] {
  const byField = Object.values(Object.groupBy(all, ({ field }) => field)) as Attempt[][];
  const most = Math.max(...byField.map((list) => list.length));
  return Array.from({ length: most }, (_, round) => byField.flatMap((list) => list[round] ?? []));
}

test('every message of section 5 is among those that are tried', () => {
  const tried = new Set(Object.values(attempts).flatMap((list) => list.map(({ id }) => id)));
  const numbers = [2, 3, 4, 5, 6, 7, ...Array.from({ length: 13 }, (_, index) => index + 9)];
  const more = Array.from({ length: 12 }, (_, index) => index + 22);
  for (const number of [...numbers, ...more]) expect(tried).toContain(`VAL-${String(number).padStart(2, '0')}`);
  const words = forms.flatMap(({ messages }) => Object.values(messages)).flatMap(({ en, ar }) => [en, ar]);
  // The rule's own number stands where the table has a gap.
  const isInTable = (text: string) => words.includes(text) || words.includes(text.replace(/\d+/, '{n}'));
  const unknown = Object.values(attempts).flatMap((list) => list.flatMap(({ en, ar }) => [en, ar]));
  expect(unknown.filter((text) => !isInTable(text))).toEqual([]);
});

for (const language of languages) {
  for (const [path, all] of Object.entries(attempts)) {
    const ids = [...new Set(all.map(({ id }) => `[${id}]`))].join(' ');

    test(`${ids} [VAL-36] ${path} says it once a field is left, ${language}`, async ({ page, service }) => {
      service.reset();
      await acceptCookies(page);
      await page.goto(at(language, path));
      await page.locator('form[data-enhanced]').waitFor();
      await expect(page.locator('.form-field__error:visible')).toHaveCount(0);
      for (const attempt of all) {
        await put(page, attempt);
        await control(page, attempt.field).focus();
        await page.keyboard.press('Tab');
        await expect(below(page, attempt.field)).toHaveText(attempt[language]);
        if (language === 'ar') expect(attempt.ar.replace('PDF', '')).not.toMatch(/[A-Za-z]/);
      }
      expect(service.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });
      test(`${ids} [VAL-36] ${path} says it after it is sent without scripts, ${language}`, async ({
        page,
        service,
        issues,
      }) => {
        issues.allow(/status of 422/);
        service.reset();
        await page.goto(at(language, path));
        for (const round of rounds(all)) {
          for (const attempt of round) await put(page, attempt);
          await page.locator('form[data-form] button[type=submit]').click();
          for (const attempt of round) {
            await expect(below(page, attempt.field)).toHaveText(attempt[language]);
            await expect(page.locator('[data-error-summary]')).toContainText(attempt[language]);
            if (typeof attempt.value === 'string' && attempt.value !== '')
              await expect(control(page, attempt.field)).toHaveValue(attempt.value);
          }
        }
        if (path.startsWith('/apply-form')) {
          await expect(page.locator('[data-consent-alert]')).toHaveText(alert[language]);
        }
        expect(
          service.calls.filter(({ path: called }) =>
            /^\/(contact-us|service-requests|claims\/|complaints\/)/.test(called),
          ),
        ).toEqual([]);
      });
    });
  }
}
