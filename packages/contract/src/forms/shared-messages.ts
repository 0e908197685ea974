import type { Translations } from '../language.ts';
import { paperLimits, withLimits } from './limits.ts';

/** Messages of the checks themselves, and those that several forms say. `{n}` stands for the most letters of the field. */
export const sharedMessages = {
  tooLong: { en: 'Use {n} characters or less', ar: 'يجب ألا يزيد عدد الأحرف على {n}' },
  notAChoice: { en: 'Choose one of the options', ar: 'اختر أحد الخيارات' },
  documentsType: withLimits(
    { en: 'Only {everyType} files are allowed', ar: 'لا نقبل إلا ملفات {everyType}' },
    paperLimits,
  ),
  documentsTooLarge: withLimits(
    { en: 'Each file must be {megabytes} MB or smaller', ar: 'يجب ألا يتجاوز حجم كل ملف {megabytes} ميغابايت' },
    paperLimits,
  ),
  documentsTooMany: withLimits(
    { en: 'Attach {files} files or fewer', ar: 'أرفق {files} ملفات على الأكثر' },
    paperLimits,
  ),
  fileEmpty: { en: 'The file is empty: choose another one', ar: 'الملف فارغ: اختر ملفًّا آخر' },
  onlyDigits: { en: 'Must contain only digits', ar: 'يجب أن يحتوي على أرقام فقط' },
  messageRequired: { en: 'Message is required', ar: 'اكتب الرسالة' },
  descriptionRequired: { en: 'Description is required', ar: 'اكتب الملاحظات' },
  fullNameRequired: { en: 'Full Name is required', ar: 'أدخل الاسم الكامل' },
  emailRequired: { en: 'Email is required', ar: 'أدخل البريد الإلكتروني' },
  emailInvalid: { en: 'Invalid email address', ar: 'عنوان البريد الإلكتروني غير صحيح' },
  phoneRequired: { en: 'Phone Number is required', ar: 'أدخل رقم الهاتف' },
  phoneInvalid: {
    en: 'Enter a phone number such as 0512345678, or with the country code such as +201001234567',
    ar: 'أدخل رقم هاتف مثل 0512345678، أو مع رمز الدولة مثل \u2066+201001234567\u2069',
  },
  idNumberRequired: { en: 'ID or Iqama Number is required', ar: 'أدخل رقم الهوية أو الإقامة' },
  idNumberShape: {
    en: 'ID or Iqama Number must have 10 digits and begin with 1 or 2',
    ar: 'يتكون رقم الهوية أو الإقامة من 10 أرقام ويبدأ بالرقم 1 أو 2',
  },
  idNumberCheck: {
    en: 'Check the ID or Iqama Number: one of its digits does not fit',
    ar: 'تحقق من رقم الهوية أو الإقامة، ففي أحد أرقامه خطأ',
  },
  cityRequired: { en: 'City is required', ar: 'اختر المدينة' },
  productRequired: { en: 'Product is required', ar: 'اختر المنتج' },
  policyNumberRequired: { en: 'Policy Number is required', ar: 'أدخل رقم الوثيقة' },
  policyNumberInvalid: {
    en: 'Use 3 to 30 letters, digits, hyphens or slashes, as on the policy or in our message',
    ar: 'استخدم من 3 إلى 30 خانة من الحروف اللاتينية والأرقام والشرطات، كما في الوثيقة أو في رسالتنا',
  },
  visaNumberRequired: { en: 'Visa Number is required', ar: 'أدخل رقم التأشيرة' },
  visaNumberInvalid: { en: 'Visa Number must have 6 to 15 digits', ar: 'يتكون رقم التأشيرة من 6 إلى 15 رقمًا' },
  passportNumberRequired: { en: 'Passport Number is required', ar: 'أدخل رقم جواز السفر' },
  passportNumberInvalid: {
    en: 'Passport Number must have 5 to 12 letters and digits',
    ar: 'يتكون رقم جواز السفر من 5 إلى 12 خانة من الحروف اللاتينية والأرقام',
  },
  borderNumberInvalid: {
    en: 'Border Number must have 10 digits and begin with 3, 4 or 5',
    ar: 'يتكون رقم الحدود من 10 أرقام ويبدأ بالرقم 3 أو 4 أو 5',
  },
  ibanInvalid: {
    en: 'Enter a Saudi IBAN: SA followed by 22 letters and digits',
    ar: 'أدخل رقم آيبان سعوديًّا: الحرفان SA ثم 22 خانة',
  },
  ibanCheck: {
    en: 'Check the IBAN: one of its characters does not fit',
    ar: 'تحقق من رقم الآيبان، ففي إحدى خاناته خطأ',
  },
  periodInvalid: {
    en: 'Choose a period, or write it as 1 month or 30 days, up to 1 year',
    ar: 'اختر مدة، أو اكتبها مثل: شهر واحد أو 30 يومًا، بما لا يتجاوز سنة',
  },
  // Neither names a day: of one form it would be past, of another still to come, and be refused itself.
  dateInvalid: {
    en: 'Enter a real date of the Gregorian calendar as day/month/year',
    ar: 'أدخل تاريخًا ميلاديًا صحيحًا: اليوم/الشهر/السنة',
  },
  dateShortYear: { en: 'Enter the year with four digits', ar: 'أدخل السنة بأربعة أرقام' },
} as const satisfies Record<string, Translations>;

/** The name of a message that several forms say alike. */
export type SharedMessageKey = keyof typeof sharedMessages;
