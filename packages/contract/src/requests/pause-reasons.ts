import type { Translations } from '../language.ts';

/**
 * Why the time for an answer stands still while the company waits for its customer, as the customer reads it beside the
 * status: then, and in the history of a case whose time runs again, where it has to be as true. What each is called in the inbox is said there.
 */
export const pauseTexts = {
  papers: {
    en: 'We need documents from you. The time for our answer runs again as soon as you reply.',
    ar: 'نحتاج منك مستندات. تُستأنف مدة الرد فور ردّك علينا.',
  },
  information: {
    en: 'We need more information from you. The time for our answer runs again as soon as you reply.',
    ar: 'نحتاج منك معلومات إضافية. تُستأنف مدة الرد فور ردّك علينا.',
  },
  decision: {
    en: 'We wait for your decision. The time for our answer runs again as soon as you tell us.',
    ar: 'ننتظر قرارك. تُستأنف مدة الرد فور إبلاغنا به.',
  },
} as const satisfies Record<string, Translations>;
/** The name of a reason, as it is stored and stands on the wire. */
export type PauseReason = keyof typeof pauseTexts;
