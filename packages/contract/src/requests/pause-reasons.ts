import type { Translations } from '../language.ts';

/**
 * Why the time for an answer stands still while the company waits for its customer, as the customer reads it beside the
 * status; what each is called in the inbox is said there.
 */
export const pauseTexts = {
  papers: {
    en: 'We need documents from you. The time for our answer stands still until we have them.',
    ar: 'نحتاج منك مستندات. تتوقف مدة الرد حتى تصلنا.',
  },
  information: {
    en: 'We need more information from you. The time for our answer stands still until you reply.',
    ar: 'نحتاج منك معلومات إضافية. تتوقف مدة الرد حتى ترد علينا.',
  },
  decision: {
    en: 'We wait for your decision. The time for our answer stands still until you tell us.',
    ar: 'ننتظر قرارك. تتوقف مدة الرد حتى تبلغنا به.',
  },
} as const satisfies Record<string, Translations>;
/** The name of a reason, as it is stored and stands on the wire. */
export type PauseReason = keyof typeof pauseTexts;
