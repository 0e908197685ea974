import type { TrackingForm } from './define-form.ts';
import { buttons, sharedFields } from './shared-fields.ts';
import { sharedMessages } from './shared-messages.ts';

const messages = {
  ...sharedMessages,
  claimNumberRequired: { en: 'Claim Number is required', ar: 'أدخل رقم المطالبة' },
};

/**
 * Number and ID must both match. Which IDs there are is the service's business (some file under a border number), so
 * nothing but digits is asked for (CENTER-05).
 */
export const claimTracking = {
  path: 'claims',
  messages,
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
} as const satisfies TrackingForm<keyof typeof messages>;
