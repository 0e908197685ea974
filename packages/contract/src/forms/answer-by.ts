import type { Translations } from '../language.ts';

/** What stands before the day until which the company answers: on the site and in mails. */
export const answerBy: Translations = { en: 'We answer by', ar: 'آخر موعد لردّنا' };
