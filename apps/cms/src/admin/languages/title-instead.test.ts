import { expect, test } from 'vitest';
import { titleInstead } from './title-instead.ts';

test('what has no title in the language of its form is called by the other one’s, which is named, or untitled', () => {
  expect(titleInstead({ ar: 'تأمين المركبات' }, 'ar', 'en')).toBe('\u2068تأمين المركبات\u2069 (Arabic)');
  expect(titleInstead({ en: ' Motor ' }, 'en', 'ar')).toBe('\u2068Motor\u2069 (الإنجليزية)');
  for (const nothing of [undefined, null, {}, { ar: ' ' }, { en: 'Motor' }, 'Motor'])
    expect([titleInstead(nothing, 'ar', 'en'), titleInstead(nothing, 'ar', 'ar')]).toEqual(['Untitled', 'بلا عنوان']);
});
