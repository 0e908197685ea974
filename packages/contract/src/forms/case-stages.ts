import type { Translations } from '../language.ts';

/** How far a request has come, in the words of its sender. */
export const caseStageTexts = {
  received: { en: 'Received', ar: 'استلمنا الطلب' },
  assessed: { en: 'Assessed', ar: 'درسنا الطلب' },
  interviewed: { en: 'Interviewed', ar: 'أُجريت المقابلة' },
  answered: { en: 'Answered', ar: 'رددنا عليه' },
  decided: { en: 'Decided', ar: 'صدر القرار' },
  paid: { en: 'Paid', ar: 'حُوّل المبلغ' },
} as const satisfies Record<string, Translations>;
/** The name of a stage, as it is stored and stands on the wire. */
export type CaseStage = keyof typeof caseStageTexts;
