import type { Translations } from '../language.ts';

/** What stands above the papers that the company asks for: on the site and in mails. */
export const askedFor: Translations = { en: 'We need from you', ar: 'نحتاج منك إلى' };
