import { en } from '@payloadcms/translations/languages/en';
import { expect, it } from 'vitest';
import { adminWords } from '../admin-words.ts';
import { ofAllLanguages } from './all-languages.ts';

it('a schedule for every language says so in the choice and in the list, in the language of the admin', () => {
  expect(ofAllLanguages('All', 'ar')).toBe('كل اللغات');
  expect(ofAllLanguages(adminWords.ar.general.all, 'ar')).toBe('كل اللغات');
  expect(ofAllLanguages(en.translations.general.all, 'en')).toBe('All languages');
  for (const said of ['العربية', 'نشر', '', 'كل اللغات']) expect(ofAllLanguages(said, 'ar')).toBeUndefined();
});
