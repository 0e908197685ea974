import type { RequestForm } from './define-form.ts';
import { buttons, sharedFields } from './shared-fields.ts';
import { sharedMessages } from './shared-messages.ts';

const messages = {
  ...sharedMessages,
  whatYouKnowRequired: { en: 'Tell us what you know', ar: 'أخبرنا بما تعرفه' },
};

export const fraudReport = {
  kind: 'fraud-report',
  path: 'report-fraud',
  whenClosed: 'nothing',
  leadsTo: 'nothing',
  takesProduct: false,
  // Who left no name is not called.
  promisesDay: false,
  team: 'care',
  caseRules: { sender: 'customer', needsAnswer: false, namesOfficer: false, escalates: false, isConfidential: true },
  senderFields: { name: ['full_name'], email: 'email', phone: 'phone', idNumber: null },
  dueDays: 5,
  // A dispute or the supervisor may ask for it within ten years.
  retentionDays: 3650,
  stages: ['received', 'assessed'],
  name: { en: 'Fraud report', ar: 'بلاغ عن احتيال' },
  heading: { en: 'Report Fraud', ar: 'الإبلاغ عن الاحتيال' },
  adminName: { ar: 'بلاغ احتيال' },
  messages,
  fields: {
    full_name: { ...sharedFields.fullName, required: undefined },
    phone: { ...sharedFields.phone, required: undefined },
    email: { ...sharedFields.email, required: undefined },
    comments: {
      ...sharedFields.comments,
      required: 'whatYouKnowRequired',
      label: { en: 'What you know', ar: 'ما تعرفه' },
      adminLabel: { en: 'Comments', ar: 'التفاصيل' },
      hint: { en: 'Who, what, when, and how you came to know of it', ar: 'من، وماذا، ومتى، وكيف علمت بالأمر' },
    },
  },
  texts: {
    title: { en: 'Tell us what you know', ar: 'أخبرنا بما تعرفه' },
    intro: {
      en: 'You may leave out your name and number. What you tell us stays confidential.',
      ar: 'لا يلزمك ذكر اسمك أو رقمك، ويبقى ما تخبرنا به سريًّا.',
    },
    button: buttons.submit,
    nextSteps: [
      {
        en: 'Our investigation team reads your report. It stays confidential.',
        ar: 'يدرس فريق التحقيق بلاغك، ويبقى سريًّا.',
      },
      { en: 'You hear from us only if you left your details.', ar: 'لا نتواصل معك إلا إذا تركت بياناتك.' },
    ],
    mailNextSteps: {
      en: 'Our investigation team reads your report. It stays confidential.',
      ar: 'يدرس فريق التحقيق بلاغك، ويبقى سريًّا.',
    },
  },
} as const satisfies RequestForm<keyof typeof messages>;
