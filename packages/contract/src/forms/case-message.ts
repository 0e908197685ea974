import type { Form } from './define-form.ts';
import { papers, papersBytes, papersHint } from './shared-fields.ts';
import { sharedMessages } from './shared-messages.ts';

const messages = {
  ...sharedMessages,
  nothingSent: { en: 'Write a message or attach a file', ar: 'اكتب رسالة أو أرفق ملفًا' },
};

/** POST /service-requests/REFERENCE/messages: what the sender of a request adds to it. One of the two fields is enough. */
export const caseMessage = {
  path: 'my-requests',
  maximumBytes: papersBytes,
  messages,
  fields: {
    text: {
      kind: 'longText',
      maximum: { length: 4000, message: 'tooLong' },
      label: { en: 'Your message', ar: 'رسالتك' },
      rows: 5,
    },
    files: {
      kind: 'files',
      label: { en: 'Photos and documents', ar: 'صور ومستندات' },
      hint: papersHint,
      files: papers,
    },
  },
  texts: {
    title: { en: 'Write to us about this request', ar: 'راسلنا بشأن هذا الطلب' },
    button: { en: 'Send', ar: 'إرسال' },
  },
} as const satisfies Form<keyof typeof messages>;
