import { expect, it } from 'vitest';
import { languagesInWords } from './languages-in-words.ts';

it('languages are said by their names, in the language of the admin and with its comma', () => {
  expect(languagesInWords('en, ar', 'ar')).toBe('الإنجليزية، العربية');
  expect(languagesInWords('en, ar', 'en')).toBe('English, Arabic');
  expect(languagesInWords('ar', 'ar')).toBe('العربية');
  for (const said of ['— ', '', 'English, Arabic', 'English']) expect(languagesInWords(said, 'en')).toBe(said);
});
