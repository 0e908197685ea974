import { formExample } from '@insurer/contract/examples/form-examples.ts';
import { siteSettingsExample } from '@insurer/contract/examples/response-examples.ts';
import type { FakeService } from '@insurer/contract/fake-service.ts';
import { type RequestKind, requestForms } from '@insurer/contract/forms/forms.ts';
import type { Page } from '@playwright/test';
import type { RunningApp } from '../app-process.ts';
import { purge } from '../fixtures.ts';
import { controlsOf, isDropdown } from '../form-controls.ts';

type Screen = {
  kind: RequestKind;
  path: string;
  button: { en: string; ar: string };
  /** Field names with values that pass every rule; files aside. */
  values: Record<string, string>;
  labels: { en: string[]; ar: string[] };
  /** Labels of what is asked besides where the service takes requests. */
  more?: { en: string[]; ar: string[] };
};

const proceed = { en: 'Proceed', ar: 'إرسال الطلب' };

/** A way to reach the sender, which no requirement names: asked where requests are taken, and never required. */
const reach = { en: ['Phone Number', 'Email'], ar: ['رقم الهاتف', 'البريد الإلكتروني'] };

/** The five Proceed screens that the requirements name, with their labels in their order. */
const screens: Omit<Screen, 'values'>[] = [
  {
    kind: 'activate-visa',
    path: '/activate-visa',
    button: proceed,
    labels: {
      en: ['Policy Number', 'Visa Number', 'Passport Number', 'Date of Entry'],
      ar: ['رقم الوثيقة', 'رقم التأشيرة', 'رقم جواز السفر', 'تاريخ الدخول'],
    },
    more: reach,
  },
  {
    kind: 'extend-insurance',
    path: '/extend-insurance',
    button: proceed,
    labels: {
      en: ['Passport Number', 'Visa Number', 'Border Number', 'Extend Period', 'Visa Expiry'],
      ar: ['رقم جواز السفر', 'رقم التأشيرة', 'رقم الحدود', 'مدة التمديد', 'تاريخ انتهاء التأشيرة'],
    },
    more: reach,
  },
  {
    kind: 'cancel-insurance',
    path: '/cancel-insurance',
    button: proceed,
    labels: {
      en: [
        'Policy Number',
        'Visa Number',
        'Passport Number',
        'Cancellation Reason',
        'Phone',
        'Email',
        'IBAN',
        'Upload cancellation documents',
        'Message',
      ],
      ar: [
        'رقم الوثيقة',
        'رقم التأشيرة',
        'رقم جواز السفر',
        'سبب الإلغاء',
        'الهاتف',
        'البريد الإلكتروني',
        'رقم الآيبان',
        'ارفع مستندات الإلغاء',
        'الرسالة',
      ],
    },
  },
  {
    kind: 'details-request',
    path: '/details-request',
    button: proceed,
    labels: {
      en: [
        'Full Name',
        'Position',
        'Phone Number',
        'Email',
        'Company Name',
        'Company Activity',
        'Product of Interest',
        'Comments',
      ],
      ar: [
        'الاسم الكامل',
        'المسمى الوظيفي',
        'رقم الهاتف',
        'البريد الإلكتروني',
        'اسم الشركة',
        'نشاط الشركة',
        'المنتج المطلوب',
        'ملاحظات',
      ],
    },
  },
  {
    kind: 'claim',
    path: '/submit-claim',
    button: proceed,
    labels: {
      en: [
        'Full Name',
        'ID or Iqama Number',
        'Phone Number',
        'Select City',
        'Email',
        'Policy Number',
        'Claim Number',
        'Product Related to Complaint',
        'Comments',
      ],
      ar: [
        'الاسم الكامل',
        'رقم الهوية أو الإقامة',
        'رقم الهاتف',
        'اختر المدينة',
        'البريد الإلكتروني',
        'رقم الوثيقة',
        'رقم المطالبة',
        'المنتج المتعلق بالشكوى',
        'ملاحظات',
      ],
    },
  },
];

/** What the tests look for, and a few fields that may stay empty. */
const typed: Partial<Record<RequestKind, Record<string, string>>> = {
  'details-request': { full_name: 'Sara Ali', company_activity: 'Trade', comments: 'Soon' },
  claim: { full_name: 'Sara Ali' },
};

export const proceedScreens: Screen[] = screens.map((screen) => ({
  ...screen,
  values: formExample(requestForms[screen.kind], typed[screen.kind]),
}));

/** Fills every field by its name; dates are typed, dropdowns chosen, and documents attached where they are asked for. */
export async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`[data-field="${name}"] :is(input:not([hidden]), select, textarea)`);
    if (await isDropdown(field)) await field.selectOption(value);
    else await field.fill(value);
  }
  for (const papers of await controlsOf(page.locator('form[data-form]'), 'input[type=file]'))
    await papers.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
}

/** What the site settings say, with another part in place of the example's. */
export async function withSettings(
  service: FakeService,
  site: RunningApp,
  part: Record<string, unknown>,
): Promise<void> {
  service.answer('GET /site-settings', { json: { data: { ...siteSettingsExample.data, ...part } } });
  await purge(site);
}
