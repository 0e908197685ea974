import type { Translations } from '../language.ts';

/** What stands before the name and the number of who handles a complaint: on the site and in mails. */
export const officerWords = {
  officer: { en: 'Who handles it', ar: 'الموظف المسؤول' },
  directNumber: { en: 'Direct number', ar: 'الرقم المباشر' },
} as const satisfies Record<string, Translations>;
