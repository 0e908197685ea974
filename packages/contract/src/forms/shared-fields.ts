import type { Field } from './define-form.ts';
import type { FileRule } from './field-rule.ts';
import { megabyte, paperLimits, withLimits } from './limits.ts';
import type { SharedMessageKey } from './shared-messages.ts';

/** The fields that several forms ask, each told once; a form that says a part otherwise spreads one and says it. */
export const sharedFields = {
  fullName: {
    kind: 'text',
    required: 'fullNameRequired',
    label: { en: 'Full Name', ar: 'الاسم الكامل' },
    adminLabel: { en: 'Full name' },
    autocomplete: 'name',
  },
  idNumber: {
    kind: 'idNumber',
    required: 'idNumberRequired',
    label: { en: 'ID or Iqama Number', ar: 'رقم الهوية أو الإقامة' },
    adminLabel: { en: 'ID or Iqama number' },
    hint: { en: '10 digits, starting with 1 or 2', ar: '10 أرقام، أولها 1 أو 2' },
  },
  phone: {
    kind: 'phone',
    required: 'phoneRequired',
    label: { en: 'Phone Number', ar: 'رقم الهاتف' },
    adminLabel: { en: 'Phone', ar: 'الهاتف' },
    hint: {
      en: 'For example 0512345678. From abroad, add the country code',
      ar: 'مثال: 0512345678، ومن خارج المملكة أضف رمز الدولة',
    },
    autocomplete: 'tel',
  },
  email: {
    kind: 'email',
    required: 'emailRequired',
    label: { en: 'Email', ar: 'البريد الإلكتروني' },
    adminLabel: { en: 'Email' },
    autocomplete: 'email',
  },
  city: {
    kind: 'choice',
    required: 'cityRequired',
    choices: 'cities',
    label: { en: 'Select City', ar: 'اختر المدينة' },
    adminLabel: { en: 'City', ar: 'المدينة' },
  },
  product: {
    kind: 'choice',
    required: 'productRequired',
    choices: 'products',
    label: { en: 'Product Related to Complaint', ar: 'المنتج المتعلق بالشكوى' },
    adminLabel: { en: 'Product', ar: 'المنتج' },
  },
  policyNumber: {
    kind: 'policyNumber',
    required: 'policyNumberRequired',
    label: { en: 'Policy Number', ar: 'رقم الوثيقة' },
    adminLabel: { en: 'Policy number' },
    hint: { en: 'As printed on the policy', ar: 'كما ورد في الوثيقة' },
  },
  visaNumber: {
    kind: 'visaNumber',
    required: 'visaNumberRequired',
    label: { en: 'Visa Number', ar: 'رقم التأشيرة' },
    adminLabel: { en: 'Visa number' },
    hint: { en: '6 to 15 digits, as on the visa', ar: 'من 6 إلى 15 رقمًا، كما في التأشيرة' },
  },
  passportNumber: {
    kind: 'passport',
    required: 'passportNumberRequired',
    label: { en: 'Passport Number', ar: 'رقم جواز السفر' },
    adminLabel: { en: 'Passport number' },
    hint: { en: 'Letters and digits, as in the passport', ar: 'الحروف والأرقام كما في جواز السفر' },
  },
  comments: { kind: 'longText', label: { en: 'Comments', ar: 'ملاحظات' }, adminLabel: { ar: 'التفاصيل' }, rows: 5 },
} as const satisfies Record<string, Field<SharedMessageKey>>;

/** The ID of who sends a form: whoever visits the Kingdom has neither ID nor Iqama, and could send none. */
export const senderIdNumber = {
  ...sharedFields.idNumber,
  hint: {
    en: '10 digits, starting with 1 or 2. A visitor without one gives that of the host',
    ar: '10 أرقام، أولها 1 أو 2. والزائر الذي لا رقم له يكتب رقم مضيفه',
  },
} as const satisfies Field<SharedMessageKey>;

/** A way to reach whoever sends a form that asks for papers alone. */
export const reachFields = {
  phone: {
    ...sharedFields.phone,
    required: undefined,
    addition: true,
    note: {
      en: 'So that we can tell you the result. Without a number or an email it stands on this site alone.',
      ar: 'لنخبرك بالنتيجة. وإن لم تترك رقمًا أو بريدًا فلن تجدها إلا على هذا الموقع.',
    },
  },
  email: { ...sharedFields.email, required: undefined, addition: true },
} as const satisfies Record<string, Field<SharedMessageKey>>;

/** What stands below a date that is printed on a paper. It names no day, which would be a wrong one sooner or later. */
export const dateHint = { en: 'Day/month/year, as on the visa', ar: 'اليوم/الشهر/السنة، كما في التأشيرة' };

/** What the button of a form says. */
export const buttons = {
  proceed: { en: 'Proceed', ar: 'إرسال الطلب' },
  submit: { en: 'Submit', ar: 'إرسال' },
  track: { en: 'Track', ar: 'تتبّع' },
} as const;

/** The papers of a request. */
export const papers = {
  ...paperLimits,
  typeMessage: 'documentsType',
  sizeMessage: 'documentsTooLarge',
  countMessage: 'documentsTooMany',
} as const satisfies FileRule<SharedMessageKey>;

/** What stands below the field that takes them. */
export const papersHint = withLimits(
  {
    en: '{anyType}, up to {megabytes} MB each, up to {files} files',
    ar: 'ملفات {anyType}، لا يتجاوز حجم كل ملف {megabytes} ميغابايت، وبحد أقصى {files} ملفات',
  },
  papers,
);

/** Bytes of a form with them: the files and the texts around them. */
export const papersBytes = papers.maximumFiles * papers.maximumBytes + 2 * megabyte;
