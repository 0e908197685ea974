import type { Both } from './content-types.ts';

/** What a disability is proved by, in the words of every page and document that asks for it. */
export const disabilityReport: Both = { en: 'the report of the medical board', ar: 'تقرير اللجنة الطبية' };
