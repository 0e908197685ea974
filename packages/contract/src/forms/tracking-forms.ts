import type { Form, TrackingForm } from './define-form.ts';
import { buttons, sharedFields } from './shared-fields.ts';
import { sharedMessages } from './shared-messages.ts';

const claimMessages = {
  ...sharedMessages,
  claimNumberRequired: { en: 'Claim Number is required', ar: 'أدخل رقم المطالبة' },
};

/**
 * Number and ID must both match. Which IDs there are is the service's business (some file under a border number), so
 * nothing but digits is asked for (CENTER-05).
 */
export const claimTracking = {
  path: 'claims',
  messages: claimMessages,
  fields: {
    id: {
      kind: 'digits',
      required: 'idNumberRequired',
      label: { en: 'ID/Iqama number', ar: 'رقم الهوية/الإقامة' },
      hint: sharedFields.idNumber.hint,
    },
    number: {
      kind: 'text',
      required: 'claimNumberRequired',
      control: 'policyNumber',
      label: { en: 'Claim number', ar: 'رقم المطالبة' },
      hint: { en: 'The reference number of the confirmation', ar: 'الرقم المرجعي الذي وصلك عند التقديم' },
    },
  },
  texts: {
    title: { en: 'Track your claim', ar: 'تتبّع مطالبتك' },
    intro: {
      en: 'Enter the ID or Iqama number that the claim was filed with, and the claim number.',
      ar: 'أدخل رقم الهوية أو الإقامة الذي قُدّمت به المطالبة، ثم رقم المطالبة.',
    },
    button: buttons.track,
  },
} as const satisfies TrackingForm<keyof typeof claimMessages>;

const complaintMessages = {
  ...sharedMessages,
  idRequired: { en: 'ID is required', ar: 'أدخل رقم الهوية' },
  complaintNumberRequired: { en: 'Complaint Number is required', ar: 'أدخل رقم الشكوى' },
};

/** As for claims, the service knows which IDs there are (COMPLAINT-06). */
export const complaintTracking = {
  path: 'complaints',
  messages: complaintMessages,
  fields: {
    id: {
      kind: 'digits',
      required: 'idRequired',
      label: { en: 'ID', ar: 'رقم الهوية' },
      hint: sharedFields.idNumber.hint,
    },
    number: {
      kind: 'text',
      required: 'complaintNumberRequired',
      control: 'policyNumber',
      label: { en: 'Complaint number', ar: 'رقم الشكوى' },
      hint: { en: 'The reference number of the confirmation', ar: 'الرقم المرجعي الذي وصلك عند التقديم' },
    },
  },
  texts: {
    title: { en: 'Track your complaint', ar: 'تتبّع شكواك' },
    intro: {
      en: 'Enter the ID that the complaint was made with, and the complaint number.',
      ar: 'أدخل رقم الهوية الذي قُدّمت به الشكوى، ثم رقم الشكوى.',
    },
    button: buttons.track,
  },
} as const satisfies TrackingForm<keyof typeof complaintMessages>;

const lookupMessages = {
  ...sharedMessages,
  referenceRequired: { en: 'Reference number is required', ar: 'أدخل الرقم المرجعي' },
  detailRequired: { en: 'One detail that you sent is required', ar: 'أدخل معلومة واحدة أرسلتها' },
};

/** POST /service-requests/lookup: any request is found by its reference and one thing that was sent with it. */
export const requestLookup = {
  path: 'track-request',
  messages: lookupMessages,
  fields: {
    reference: {
      kind: 'text',
      required: 'referenceRequired',
      control: 'policyNumber',
      label: { en: 'Reference number', ar: 'الرقم المرجعي' },
      hint: { en: 'It stands on the confirmation and in our email', ar: 'تجده في صفحة التأكيد وفي رسالتنا إليك' },
      width: 'medium',
    },
    detail: {
      kind: 'text',
      required: 'detailRequired',
      control: 'policyNumber',
      label: { en: 'One detail that you sent', ar: 'معلومة واحدة أرسلتها' },
      hint: {
        en: 'A phone number, an email, or the number of an ID, a passport, a visa, a border entry or a policy',
        ar: 'رقم هاتف أو بريد إلكتروني، أو رقم هوية أو جواز سفر أو تأشيرة أو حدود أو وثيقة',
      },
      width: 'medium',
    },
  },
  texts: {
    title: { en: 'Follow a request', ar: 'تابع طلبًا' },
    intro: {
      en: 'From any device: the reference number and one detail that went with the request.',
      ar: 'من أي جهاز: الرقم المرجعي ومعلومة واحدة مما أرسلته مع الطلب.',
    },
    button: buttons.track,
  },
} as const satisfies Form<keyof typeof lookupMessages>;
