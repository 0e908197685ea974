import type { RequestForm } from './define-form.ts';
import { buttons, dateHint, reachFields, sharedFields } from './shared-fields.ts';
import { sharedMessages } from './shared-messages.ts';

const messages = {
  ...sharedMessages,
  borderNumberRequired: { en: 'Border Number is required', ar: 'أدخل رقم الحدود' },
  extendPeriodRequired: { en: 'Extend Period is required', ar: 'اختر مدة التمديد' },
  visaExpiryRequired: { en: 'Visa Expiry is required', ar: 'أدخل تاريخ انتهاء التأشيرة' },
  visaExpiryPast: {
    en: 'Check the Visa Expiry: this day has passed, and only a visa that still holds can be extended',
    ar: 'تحقق من تاريخ انتهاء التأشيرة، فقد مضى هذا اليوم ولا تُمدَّد إلا تأشيرة سارية',
  },
  visaExpiryTooLate: {
    en: 'Check the Visa Expiry: a visit visa ends within 2 years, and this day is later',
    ar: 'تحقق من تاريخ انتهاء التأشيرة، فتأشيرة الزيارة تنتهي خلال سنتين وهذا اليوم بعدهما',
  },
};

export const extendInsurance = {
  kind: 'extend-insurance',
  path: 'extend-insurance',
  whenClosed: 'idle-form',
  leadsTo: 'nothing',
  takesProduct: false,
  team: 'care',
  caseRules: { sender: 'customer', needsAnswer: false, namesOfficer: false, escalates: false, isConfidential: false },
  senderFields: { name: [], email: 'email', phone: 'phone', idNumber: null },
  dueDays: 2,
  retentionDays: 730,
  stages: ['received', 'assessed', 'decided'],
  name: { en: 'Insurance extension', ar: 'تمديد التأمين' },
  heading: { en: 'Extend Insurance' },
  adminName: { en: 'Extend insurance' },
  about: ['extend_period'],
  lastStepNeedsReference: true,
  tellingStep: 1,
  lastDay: {
    field: 'visa_expiry',
    closeText: {
      en: 'The visa ends soon, maybe before our answer. Please call us today as well.',
      ar: 'تنتهي التأشيرة قريبًا، وربما قبل أن يصلك ردّنا. نرجو أن تتصل بنا اليوم أيضًا.',
    },
  },
  messages,
  fields: {
    passport_number: sharedFields.passportNumber,
    visa_number: sharedFields.visaNumber,
    border_number: {
      kind: 'borderNumber',
      required: 'borderNumberRequired',
      label: { en: 'Border Number', ar: 'رقم الحدود' },
      adminLabel: { en: 'Border number' },
      hint: {
        en: '10 digits, written on the visa on entry to the Kingdom',
        ar: '10 أرقام تُكتب على التأشيرة عند دخول المملكة',
      },
    },
    extend_period: {
      kind: 'period',
      required: 'extendPeriodRequired',
      label: { en: 'Extend Period', ar: 'مدة التمديد' },
      adminLabel: { en: 'Extend period' },
      choices: {
        '2 weeks': { label: { en: '2 weeks', ar: 'أسبوعان' } },
        '1 month': { label: { en: '1 month', ar: 'شهر واحد' } },
        '2 months': { label: { en: '2 months', ar: 'شهران' } },
        '3 months': { label: { en: '3 months', ar: '3 أشهر' } },
        '6 months': { label: { en: '6 months', ar: '6 أشهر' } },
      },
    },
    visa_expiry: {
      kind: 'date',
      required: 'visaExpiryRequired',
      days: { from: 0, to: 731, tooEarly: 'visaExpiryPast', tooLate: 'visaExpiryTooLate' },
      label: { en: 'Visa Expiry', ar: 'تاريخ انتهاء التأشيرة' },
      adminLabel: { en: 'Visa expiry' },
      hint: dateHint,
    },
    ...reachFields,
  },
  texts: {
    title: { en: 'Visa and extension details', ar: 'بيانات التأشيرة والتمديد' },
    intro: {
      en: 'Enter the numbers exactly as they appear on the visa and the passport, and how long the visitor will stay. If the cover ends before the visa, ask before the cover ends: this form asks for the visa alone.',
      ar: 'أدخل الأرقام كما وردت في التأشيرة وجواز السفر، ثم مدة بقاء الزائر. وإذا كانت التغطية تنتهي قبل التأشيرة فقدّم الطلب قبل انتهاء التغطية، فهذا النموذج لا يسأل إلا عن التأشيرة.',
    },
    button: buttons.proceed,
    nextSteps: [
      {
        en: 'We check the visa and work out the premium for the extension.',
        ar: 'نتحقق من التأشيرة ونحسب قسط التمديد.',
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
      en: 'We check the visa and work out the premium for the extension.',
      ar: 'نتحقق من التأشيرة ونحسب قسط التمديد.',
    },
  },
} as const satisfies RequestForm<keyof typeof messages>;
