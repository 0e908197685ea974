import type { Translations } from '../language.ts';
import type { CaseForm } from './define-form.ts';
import { megabyte, sharedFields } from './shared-fields.ts';
import { sharedMessages } from './shared-messages.ts';

const messages = {
  ...sharedMessages,
  firstNameRequired: { en: 'First name is required', ar: 'أدخل الاسم الأول' },
  firstNameTooLong: { en: 'First name must be 40 characters or less', ar: 'يجب ألا يزيد الاسم الأول على 40 حرفًا' },
  lastNameRequired: { en: 'Last name is required', ar: 'أدخل اسم العائلة' },
  lastNameTooLong: { en: 'Last name must be 40 characters or less', ar: 'يجب ألا يزيد اسم العائلة على 40 حرفًا' },
  phoneNumberRequired: { en: 'Phone number is required', ar: 'أدخل رقم الهاتف' },
  cvRequired: { en: 'CV is required', ar: 'أرفق سيرتك الذاتية' },
  cvOnlyPdf: { en: 'Only PDF files are allowed', ar: 'لا نقبل إلا ملفات PDF' },
  cvTooLarge: { en: 'The CV must be 5 MB or smaller', ar: 'يجب ألا يتجاوز حجم السيرة الذاتية 5 ميغابايت' },
  cvOneFile: { en: 'Attach one CV only', ar: 'أرفق سيرة ذاتية واحدة فقط' },
  coverLetterTitleRequired: { en: 'Cover letter title is required', ar: 'أدخل عنوان خطاب التقديم' },
  coverLetterTitleTooLong: {
    en: 'Cover letter title must be 40 characters or less',
    ar: 'يجب ألا يزيد عنوان خطاب التقديم على 40 حرفًا',
  },
  coverLetterTooLong: {
    en: 'Cover letter description must be 1000 characters or less',
    ar: 'يجب ألا يزيد نص خطاب التقديم على 1000 حرف',
  },
  consentsRequired: {
    en: 'You must accept the declaration and the terms and conditions.',
    ar: 'يجب الموافقة على الإقرار وعلى الشروط والأحكام.',
  },
};

type OwnText = 'screenTitle' | 'screenTitleFor' | 'termsLink' | 'discard' | 'whyDisabled' | 'sendFailed' | 'sentTitle';

/** The boxes that have to be ticked, by the names under which they go to the service. */
export const consentNames = ['information_consent', 'terms_consent'] as const;

/** POST /jobs/{id}. */
export const jobApplication = {
  kind: 'application',
  path: 'apply-form',
  team: 'people',
  dueDays: 10,
  retentionDays: 365,
  name: { en: 'Job application', ar: 'طلب توظيف' },
  // A CV of 5 MB and the texts around it.
  maximumBytes: 6 * megabyte,
  messages,
  fields: {
    first_name: {
      kind: 'text',
      required: 'firstNameRequired',
      maximum: { length: 40, message: 'firstNameTooLong' },
      label: { en: 'First name', ar: 'الاسم الأول' },
      autocomplete: 'given-name',
    },
    last_name: {
      kind: 'text',
      required: 'lastNameRequired',
      maximum: { length: 40, message: 'lastNameTooLong' },
      label: { en: 'Last name', ar: 'اسم العائلة' },
      autocomplete: 'family-name',
    },
    email: sharedFields.email,
    phone_number: {
      kind: 'text',
      required: 'phoneNumberRequired',
      control: 'phone',
      label: { en: 'Phone number', ar: 'رقم الهاتف' },
      adminLabel: { en: 'Phone', ar: 'الهاتف' },
      hint: { en: 'A number we can reach you on', ar: 'رقم نستطيع الاتصال بك عليه' },
      autocomplete: 'tel',
    },
    cv_url: {
      kind: 'files',
      required: 'cvRequired',
      label: { en: 'CV', ar: 'السيرة الذاتية' },
      hint: { en: 'PDF, up to 5 MB', ar: 'ملف PDF بحجم لا يتجاوز 5 ميغابايت' },
      files: {
        types: ['pdf'],
        maximumBytes: 5 * megabyte,
        maximumFiles: 1,
        typeMessage: 'cvOnlyPdf',
        sizeMessage: 'cvTooLarge',
        countMessage: 'cvOneFile',
      },
    },
    cover_letter_title: {
      kind: 'text',
      required: 'coverLetterTitleRequired',
      maximum: { length: 40, message: 'coverLetterTitleTooLong' },
      label: { en: 'Cover letter title', ar: 'عنوان خطاب التقديم' },
      hint: { en: 'Up to 40 characters', ar: 'بما لا يزيد على 40 حرفًا' },
    },
    cover_letter_description: {
      kind: 'longText',
      required: 'messageRequired',
      maximum: { length: 1000, message: 'coverLetterTooLong' },
      label: { en: 'Message', ar: 'الرسالة' },
      adminLabel: { en: 'Cover letter', ar: 'خطاب التقديم' },
      hint: { en: 'Up to 1000 characters', ar: 'بما لا يزيد على 1000 حرف' },
      rows: 4,
    },
  },
  consents: {
    information_consent: {
      en: 'I confirm that the information above is true, and I agree to it being kept for this application.',
      ar: 'أقرّ بصحة المعلومات أعلاه، وأوافق على حفظها لغرض هذا الطلب.',
    },
    terms_consent: { en: 'I agree to the terms and conditions.', ar: 'أوافق على الشروط والأحكام.' },
  },
  texts: {
    title: { en: 'About you', ar: 'بياناتك' },
    intro: {
      en: 'Fill in the form and attach your CV. All fields are required.',
      ar: 'املأ النموذج وأرفق سيرتك الذاتية. جميع الحقول إلزامية.',
    },
    button: { en: 'Apply Now', ar: 'قدّم الآن' },
    screenTitle: { en: 'Apply for this job', ar: 'قدّم على هذه الوظيفة' },
    screenTitleFor: { en: 'Apply for {job}', ar: 'قدّم على وظيفة {job}' },
    termsLink: { en: 'Read the terms and conditions', ar: 'اقرأ الشروط والأحكام' },
    discard: { en: 'Discard', ar: 'مسح النموذج' },
    whyDisabled: {
      en: 'You can send the application once every field is filled in and both boxes are ticked.',
      ar: 'يمكنك إرسال الطلب بعد ملء جميع الحقول وتحديد المربعين.',
    },
    sendFailed: {
      en: 'The application could not be sent. Nothing you typed is lost. Please try again.',
      ar: 'تعذّر إرسال الطلب، ولم يُفقد شيء مما كتبته. حاول مرة أخرى.',
    },
    sentTitle: { en: 'Your application has been sent', ar: 'أُرسل طلبك' },
    nextSteps: [
      { en: 'Our recruitment team reads your application.', ar: 'يدرس فريق التوظيف طلبك.' },
      { en: 'You hear from us by email.', ar: 'يصلك ردّنا بالبريد الإلكتروني.' },
    ],
    mailNextSteps: {
      en: 'Our recruitment team reads your application and writes to you.',
      ar: 'يدرس فريق التوظيف طلبك ويراسلك بالبريد الإلكتروني.',
    },
  },
} as const satisfies CaseForm<keyof typeof messages, OwnText> & {
  consents: Record<(typeof consentNames)[number], Translations>;
};
