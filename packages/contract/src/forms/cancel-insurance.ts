import type { RequestForm } from './define-form.ts';
import { buttons, papers, papersBytes, papersHint, sharedFields } from './shared-fields.ts';
import { sharedMessages } from './shared-messages.ts';

const messages = {
  ...sharedMessages,
  cancellationReasonRequired: { en: 'Cancellation Reason is required', ar: 'اختر سبب الإلغاء' },
  ibanRequired: { en: 'IBAN is required', ar: 'أدخل رقم الآيبان' },
  documentsRequired: {
    en: 'Attach at least one cancellation document',
    ar: 'أرفق مستندًا واحدًا على الأقل من مستندات الإلغاء',
  },
};

export const cancelInsurance = {
  kind: 'cancel-insurance',
  path: 'cancel-insurance',
  whenClosed: 'idle-form',
  leadsTo: 'nothing',
  takesProduct: false,
  team: 'care',
  caseRules: { sender: 'customer', needsAnswer: false, namesOfficer: false, escalates: false, isConfidential: false },
  senderFields: { name: [], email: 'email', phone: 'phone', idNumber: null },
  dueDays: 5,
  retentionDays: 1825,
  stages: ['received', 'assessed', 'decided', 'paid'],
  name: { en: 'Insurance cancellation', ar: 'إلغاء التأمين' },
  heading: { en: 'Cancel Insurance' },
  adminName: { en: 'Cancel insurance' },
  maximumBytes: papersBytes,
  about: ['cancellation_reason'],
  messages,
  fields: {
    policy_number: sharedFields.policyNumber,
    visa_number: sharedFields.visaNumber,
    passport_number: sharedFields.passportNumber,
    cancellation_reason: {
      kind: 'choice',
      required: 'cancellationReasonRequired',
      choices: 'cancellationReasons',
      label: { en: 'Cancellation Reason', ar: 'سبب الإلغاء' },
      adminLabel: { en: 'Cancellation reason' },
    },
    phone: { ...sharedFields.phone, label: { en: 'Phone', ar: 'الهاتف' } },
    email: sharedFields.email,
    iban: {
      kind: 'iban',
      required: 'ibanRequired',
      label: { en: 'IBAN', ar: 'رقم الآيبان' },
      hint: {
        en: 'SA and 22 characters, in the name of the policyholder',
        ar: 'يبدأ بالحرفين SA ثم 22 خانة، ويكون باسم حامل الوثيقة',
      },
    },
    documents: {
      kind: 'files',
      required: 'documentsRequired',
      label: { en: 'Upload cancellation documents', ar: 'ارفع مستندات الإلغاء' },
      hint: {
        en: `${papersHint.en}. Do not attach copies of ID or payment cards.`,
        ar: `${papersHint.ar}. لا ترفق صورة هوية أو بطاقة دفع.`,
      },
      note: {
        en: 'Attach proof of the reason, such as the visa rejection notice. We pay the refund to the IBAN above.',
        ar: 'أرفق ما يثبت السبب، مثل إشعار رفض التأشيرة. ونحوّل المبلغ المسترد إلى رقم الآيبان أعلاه.',
      },
      files: papers,
    },
    message: { kind: 'longText', label: { en: 'Message', ar: 'الرسالة' }, rows: 4 },
  },
  texts: {
    title: { en: 'Cancellation details', ar: 'بيانات الإلغاء' },
    intro: {
      en: 'Tell us which policy to cancel and where to send the refund.',
      ar: 'حدّد الوثيقة التي تريد إلغاءها، والحساب الذي نحوّل إليه المبلغ المسترد.',
    },
    button: buttons.proceed,
    nextSteps: [
      { en: 'We check the documents.', ar: 'نراجع المستندات.' },
      {
        en: 'If the policy can be cancelled, we refund the premium to your IBAN.',
        ar: 'إذا أمكن إلغاء الوثيقة أعدنا القسط إلى رقم الآيبان.',
      },
      { en: 'We email you at each step.', ar: 'نراسلك بالبريد الإلكتروني عند كل خطوة.' },
    ],
    mailNextSteps: {
      en: 'We check the documents. If the policy can be cancelled, we refund the premium to the IBAN in your request.',
      ar: 'نراجع المستندات، وإذا أمكن إلغاء الوثيقة نعيد القسط إلى رقم الآيبان المذكور في طلبك.',
    },
  },
} as const satisfies RequestForm<keyof typeof messages>;
