import { expect, test } from 'vitest';
import { fileFacts, fileProblem } from './file-facts.ts';

const document = '42KB\u00a0-\u00a0application/pdf';
const picture = '1.5MB\u00a0-\u00a01920x1080\u00a0-\u00a0image/webp';

test('the facts of a file are said in the language of the admin, its measures from left to right', () => {
  expect(fileFacts(document, 'ar')).toBe('42 كيلوبايت · مستند PDF');
  expect(fileFacts(document, 'en')).toBe('42 KB · PDF document');
  expect(fileFacts(picture, 'ar')).toBe('1.5 ميغابايت · \u20661920 × 1080\u2069 · صورة WebP');
  const chosen = picture.replaceAll('\u00a0-\u00a0', ' — ');
  expect(fileFacts(chosen, 'ar'), 'as beside a field that it was chosen in').toBe(fileFacts(picture, 'ar'));
  expect(fileFacts(picture, 'en')).toBe('1.5 MB · \u20661920 × 1080\u2069 · WebP picture');
});

test('they may come in parts, and what was said once stays as it is', () => {
  expect(['42KB', '\u00a0-\u00a0', 'application/pdf'].map((part) => fileFacts(part, 'ar'))).toEqual([
    '42 كيلوبايت',
    ' · ',
    'مستند PDF',
  ]);
  for (const language of ['ar', 'en'] as const)
    for (const said of [document, picture]) {
      const once = fileFacts(said, language);
      expect(fileFacts(once, language)).toBe(once);
    }
  expect(fileFacts('video/mp4', 'ar')).toBe('video/mp4');
});

test('what a file field asks for is said in the language of the admin', () => {
  expect(fileProblem('A file is required.', 'ar')).toBe('اختر ملفًا.');
  expect(fileProblem('A file name is required.', 'ar')).toBe('اكتب اسمًا للملف.');
  expect(fileProblem('هذا الحقل مطلوب.', 'ar')).toBeUndefined();
});
