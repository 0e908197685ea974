import type { TrackingForm } from './define-form.ts';
import { buttons, sharedFields } from './shared-fields.ts';
import { sharedMessages } from './shared-messages.ts';

const messages = {
  ...sharedMessages,
  idRequired: { en: 'ID is required', ar: 'أدخل رقم الهوية' },
  complaintNumberRequired: { en: 'Complaint Number is required', ar: 'أدخل رقم الشكوى' },
};

/** As for claims, the service knows which IDs there are (COMPLAINT-06). */
export const complaintTracking = {
  path: 'complaints',
  messages,
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
} as const satisfies TrackingForm<keyof typeof messages>;
