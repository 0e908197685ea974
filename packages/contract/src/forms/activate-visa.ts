import type { RequestForm } from './define-form.ts';
import { buttons, reachFields, sharedFields } from './shared-fields.ts';
import { sharedMessages } from './shared-messages.ts';

const messages = {
  ...sharedMessages,
  dateOfEntryRequired: { en: 'Date of Entry is required', ar: 'أدخل تاريخ الدخول' },
  dateOfEntryTooEarly: {
    en: 'Check the Date of Entry: a visit visa does not last from a day more than 2 years ago',
    ar: 'تحقق من تاريخ الدخول، فقد مضى عليه أكثر من سنتين ولا تمتد تأشيرة زيارة كل هذه المدة',
  },
  dateOfEntryTooLate: {
    en: 'Check the Date of Entry: a visit visa is used within 1 year, and this day is later',
    ar: 'تحقق من تاريخ الدخول، فتأشيرة الزيارة تُستخدم خلال سنة وهذا اليوم بعدها',
  },
};

export const activateVisa = {
  kind: 'activate-visa',
  path: 'activate-visa',
  whenClosed: 'idle-form',
  leadsTo: 'nothing',
  takesProduct: false,
  team: 'care',
  caseRules: { sender: 'customer', needsAnswer: false, namesOfficer: false, escalates: false, isConfidential: false },
  senderFields: { name: [], email: 'email', phone: 'phone', idNumber: null },
  dueDays: 2,
  retentionDays: 730,
  stages: ['received', 'assessed', 'decided'],
  name: { en: 'Visit visa activation', ar: 'تفعيل تأمين تأشيرة الزيارة' },
  heading: { en: 'Activate Visit Visa' },
  adminName: { en: 'Activate visit visa insurance' },
  lastStepNeedsReference: true,
  tellingStep: 1,
  messages,
  fields: {
    policy_number: sharedFields.policyNumber,
    visa_number: sharedFields.visaNumber,
    passport_number: sharedFields.passportNumber,
    date_of_entry: {
      kind: 'date',
      required: 'dateOfEntryRequired',
      label: { en: 'Date of Entry', ar: 'تاريخ الدخول' },
      adminLabel: { en: 'Date of entry' },
      // Any day of a visa that holds now, or of a journey that is booked.
      days: { from: -731, to: 366, tooEarly: 'dateOfEntryTooEarly', tooLate: 'dateOfEntryTooLate' },
      hint: {
        en: 'Day/month/year, as stamped in the passport or booked',
        ar: 'اليوم/الشهر/السنة، كما في ختم الدخول على الجواز أو في حجز السفر',
      },
    },
    ...reachFields,
  },
  texts: {
    title: { en: 'Policy and visa details', ar: 'بيانات الوثيقة والتأشيرة' },
    intro: {
      en: 'Enter the numbers exactly as they appear on the policy, the visa and the passport.',
      ar: 'أدخل الأرقام كما وردت في الوثيقة والتأشيرة وجواز السفر.',
    },
    button: buttons.proceed,
    nextSteps: [
      {
        en: 'We compare the numbers with the policy and activate it.',
        ar: 'نطابق الأرقام مع بيانات الوثيقة ثم نفعّلها.',
      },
      {
        en: 'We tell you the result by phone or email.',
        ar: 'نخبرك بالنتيجة بالهاتف أو البريد الإلكتروني.',
      },
      {
        en: 'You can follow it with the reference number and any number that you sent.',
        ar: 'تستطيع متابعته بالرقم المرجعي وأي رقم أرسلته.',
      },
    ],
    mailNextSteps: {
      en: 'We compare the numbers with the policy and activate it.',
      ar: 'نطابق الأرقام مع بيانات الوثيقة ثم نفعّلها.',
    },
  },
} as const satisfies RequestForm<keyof typeof messages>;
