import type { TrackingForm } from './define-form.ts';
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
