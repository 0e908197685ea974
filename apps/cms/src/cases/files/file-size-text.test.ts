import { expect, test } from 'vitest';
import { fileSizeText } from './file-size-text.ts';

test('the size of a file is told in the unit that people know, in both languages', () => {
  expect(fileSizeText(10)).toEqual({ en: '1 KB', ar: '1 كيلوبايت' });
  expect(fileSizeText(348_160)).toEqual({ en: '340 KB', ar: '340 كيلوبايت' });
  expect(fileSizeText(2_516_582)).toEqual({ en: '2.4 MB', ar: '2.4 ميغابايت' });
});
