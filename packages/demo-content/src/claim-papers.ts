import type { Both } from './content-types.ts';

/** What a disability is proved by, in the words of every page and document that asks for it. */
export const disabilityReport: Both = { en: 'the report of the medical board', ar: 'تقرير اللجنة الطبية' };

/** What a call after a death needs: whoever mourns does not search for a policy first. */
export const toTellOfDeath: Both = {
  en: 'The name and ID or Iqama number of the deceased are enough; the policy number can wait.',
  ar: 'يكفي اسم المتوفى ورقم هويته أو إقامته، ولا يلزم رقم الوثيقة في البداية.',
};
