import type { Translations } from '../language.ts';
import type { CaseForm } from './define-form.ts';
import { cvLimits, megabyte, withLength, withLimits } from './limits.ts';
import { sharedFields } from './shared-fields.ts';
import { sharedMessages } from './shared-messages.ts';

const longestName = 40;
const longestTitle = 40;
const longestLetter = 1000;

const messages = {
  ...sharedMessages,
  firstNameRequired: { en: 'First name is required', ar: 'أدخل الاسم الأول' },
  firstNameTooLong: { en: 'First name must be {n} characters or less', ar: 'يجب ألا يزيد الاسم الأول على {n} حرفًا' },
  lastNameRequired: { en: 'Last name is required', ar: 'أدخل اسم العائلة' },
  lastNameTooLong: { en: 'Last name must be {n} characters or less', ar: 'يجب ألا يزيد اسم العائلة على {n} حرفًا' },
  phoneNumberRequired: { en: 'Phone number is required', ar: 'أدخل رقم الهاتف' },
  cvRequired: { en: 'CV is required', ar: 'أرفق سيرتك الذاتية' },
  cvOnlyPdf: withLimits({ en: 'Only {everyType} files are allowed', ar: 'لا نقبل إلا ملفات {everyType}' }, cvLimits),
  cvTooLarge: withLimits(
    { en: 'The CV must be {megabytes} MB or smaller', ar: 'يجب ألا يتجاوز حجم السيرة الذاتية {megabytes} ميغابايت' },
    cvLimits,
  ),
  cvOneFile: { en: 'Attach one CV only', ar: 'أرفق سيرة ذاتية واحدة فقط' },
  coverLetterTitleRequired: { en: 'Cover letter title is required', ar: 'أدخل عنوان خطاب التقديم' },
  coverLetterTitleTooLong: {
    en: 'Cover letter title must be {n} characters or less',
    ar: 'يجب ألا يزيد عنوان خطاب التقديم على {n} حرفًا',
  },
  coverLetterTooLong: {
    en: 'Cover letter description must be {n} characters or less',
    ar: 'يجب ألا يزيد نص خطاب التقديم على {n} حرف',
  },
  consentsRequired: {
    en: 'You must accept the declaration and the terms and conditions.',
    ar: 'يجب الموافقة على الإقرار وعلى الشروط والأحكام.',
  },
};

type OwnText =
  | 'screenTitle'
  | 'screenTitleFor'
  | 'termsLink'
  | 'discard'
  | 'whyDisabled'
  | 'stillToDo'
  | 'declarationBox'
  | 'termsBox'
  | 'sendFailed'
  | 'jobClosed'
  | 'sentTitle';

/** The boxes that have to be ticked, by the names under which they go to the service. */
export const consentNames = ['information_consent', 'terms_consent'] as const;

/** POST /jobs/{id}. */
export const jobApplication = {
  kind: 'application',
  path: 'apply-form',
  team: 'people',
  caseRules: { sender: 'applicant', needsAnswer: false, namesOfficer: false, escalates: false, isConfidential: false },
  senderFields: { name: ['first_name', 'last_name'], email: 'email', phone: 'phone_number', idNumber: null },
  dueDays: 10,
  retentionDays: 365,
  name: { en: 'Job application', ar: 'طلب توظيف' },
  stages: ['received', 'assessed', 'interviewed', 'decided'],
  passableStages: ['interviewed'],
  statusTexts: {
    'in-review': { en: 'Under consideration', ar: 'قيد الدراسة' },
    resolved: { en: 'Decided', ar: 'صدر القرار' },
    rejected: { en: 'Not selected this time', ar: 'لم يقع الاختيار عليك هذه المرة' },
  },
  stageTexts: {
    received: { en: 'Received', ar: 'استلام الطلب' },
    assessed: { en: 'Review', ar: 'دراسة الطلب' },
    interviewed: { en: 'Interview', ar: 'المقابلة' },
    decided: { en: 'Decision', ar: 'القرار' },
  },
  // A CV and the texts around it.
  maximumBytes: cvLimits.maximumBytes + megabyte,
  messages,
  fields: {
    first_name: {
      kind: 'text',
      required: 'firstNameRequired',
      maximum: { length: longestName, message: 'firstNameTooLong' },
      label: { en: 'First name', ar: 'الاسم الأول' },
      autocomplete: 'given-name',
    },
    last_name: {
      kind: 'text',
      required: 'lastNameRequired',
      maximum: { length: longestName, message: 'lastNameTooLong' },
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
      hint: withLimits(
        { en: '{anyType}, up to {megabytes} MB', ar: 'ملف {anyType} بحجم لا يتجاوز {megabytes} ميغابايت' },
        cvLimits,
      ),
      files: {
        ...cvLimits,
        typeMessage: 'cvOnlyPdf',
        sizeMessage: 'cvTooLarge',
        countMessage: 'cvOneFile',
      },
    },
    cover_letter_title: {
      kind: 'text',
      required: 'coverLetterTitleRequired',
      maximum: { length: longestTitle, message: 'coverLetterTitleTooLong' },
      label: { en: 'Cover letter title', ar: 'عنوان خطاب التقديم' },
      hint: withLength({ en: 'Up to {n} characters', ar: 'بما لا يزيد على {n} حرفًا' }, longestTitle),
    },
    cover_letter_description: {
      kind: 'longText',
      required: 'messageRequired',
      maximum: { length: longestLetter, message: 'coverLetterTooLong' },
      label: { en: 'Message', ar: 'الرسالة' },
      adminLabel: { en: 'Cover letter', ar: 'خطاب التقديم' },
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
    declarationBox: { en: 'the declaration', ar: 'الإقرار' },
    termsBox: { en: 'the terms and conditions', ar: 'الشروط والأحكام' },
    stillToDo: { en: 'Still missing or wrong: {list}.', ar: 'ما زال ناقصًا أو غير صحيح: {list}.' },
    sendFailed: {
      en: 'The application could not be sent. Nothing you typed is lost. Please try again.',
      ar: 'تعذّر إرسال الطلب، ولم يُفقد شيء مما كتبته. حاول مرة أخرى.',
    },
    jobClosed: {
      en: 'This job is closed now, and your application was not sent. What you typed is still below, to copy it for another job.',
      ar: 'أُغلق التقديم على هذه الوظيفة ولم يُرسل طلبك. ما كتبته باقٍ أدناه لتنسخه إلى وظيفة أخرى.',
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
