import type { CaseForm } from './define-form.ts';
import { withLength } from './limits.ts';
import { sharedFields } from './shared-fields.ts';
import { sharedMessages } from './shared-messages.ts';

const shortestName = 3;

const messages = {
  ...sharedMessages,
  nameRequired: { en: 'Name is required', ar: 'أدخل الاسم' },
  nameTooShort: withLength(
    { en: 'Name must be at least {n} characters', ar: 'يجب ألا يقل الاسم عن {n} أحرف' },
    shortestName,
  ),
  subjectRequired: { en: 'Subject is required', ar: 'أدخل الموضوع' },
};

type OwnText =
  | 'sentTitle'
  | 'success'
  | 'failure'
  | 'failureUnknown'
  | 'barrierTitle'
  | 'barrierIntro'
  | 'barrierSubject';

/** POST /contact-us. `phoneNumber` has no rule (VAL-08). */
export const contactUs = {
  kind: 'contact',
  path: 'contact-us',
  team: 'care',
  caseRules: { sender: 'customer', needsAnswer: false, namesOfficer: false, escalates: false, isConfidential: false },
  senderFields: { name: ['name'], email: 'email', phone: 'phoneNumber', idNumber: null },
  dueDays: 3,
  retentionDays: 730,
  name: { en: 'Message', ar: 'رسالة' },
  adminName: { en: 'Contact message', ar: 'رسالة تواصل' },
  messages,
  fields: {
    name: {
      kind: 'text',
      required: 'nameRequired',
      minimum: { length: shortestName, message: 'nameTooShort' },
      label: { en: 'Name', ar: 'الاسم' },
      autocomplete: 'name',
    },
    email: sharedFields.email,
    subject: { kind: 'text', required: 'subjectRequired', label: { en: 'Subject', ar: 'الموضوع' } },
    message: {
      kind: 'longText',
      required: 'messageRequired',
      label: { en: 'Message', ar: 'الرسالة' },
      hint: {
        en: 'Name the policy if it is about one. Leave out card numbers, passwords, one-time codes and medical details: for those, call us.',
        ar: 'اذكر رقم الوثيقة إن كانت الرسالة عنها. ولا تكتب أرقام البطاقات أو كلمات المرور أو رموز التحقق أو تفاصيل طبية، فلهذه اتصل بنا.',
      },
      rows: 4,
    },
    phoneNumber: {
      kind: 'text',
      control: 'phone',
      label: { en: 'Phone Number', ar: 'رقم الهاتف' },
      adminLabel: { en: 'Phone', ar: 'الهاتف' },
      autocomplete: 'tel',
    },
  },
  texts: {
    title: { en: 'Send us a message', ar: 'أرسل إلينا رسالة' },
    button: { en: 'Send message', ar: 'أرسل الرسالة' },
    success: { en: 'Message submitted successfully!', ar: 'تم إرسال رسالتك بنجاح!' },
    failure: { en: 'Failed to submit message: {message}', ar: 'تعذّر إرسال الرسالة: {message}' },
    failureUnknown: { en: 'An error occurred while submitting your message.', ar: 'حدث خطأ أثناء إرسال رسالتك.' },
    barrierTitle: { en: 'Report an accessibility barrier', ar: 'أبلغنا عن عائق في إمكانية الوصول' },
    barrierIntro: {
      en: 'Which page was it, what did you want to do, and what do you use: a screen reader, magnification, a keyboard?',
      ar: 'في أي صفحة واجهته؟ وماذا أردت أن تفعل؟ وما الذي تستخدمه: قارئ شاشة أم تكبيرًا أم لوحة مفاتيح؟',
    },
    barrierSubject: { en: 'Accessibility barrier', ar: 'عائق في إمكانية الوصول' },
    sentTitle: { en: 'We have received your message', ar: 'وصلتنا رسالتك' },
    nextSteps: [
      { en: 'We read your message.', ar: 'نقرأ رسالتك.' },
      { en: 'We answer you by email.', ar: 'نرد عليك بالبريد الإلكتروني.' },
    ],
    mailNextSteps: {
      en: 'We read your message and answer you by email.',
      ar: 'نقرأ رسالتك ونرد عليك بالبريد الإلكتروني.',
    },
  },
} as const satisfies CaseForm<keyof typeof messages, OwnText>;
