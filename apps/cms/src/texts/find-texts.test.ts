import { expect, test } from 'vitest';
import { findTexts } from './find-texts.ts';

const texts = [
  { key: 'claim.phone', part: 'Label', builtIn: { en: 'Phone number', ar: 'رقم الهاتف' } },
  { key: 'claim.send', part: 'Button', builtIn: { en: 'Send', ar: 'إرسال' } },
];
const groups = [{ id: 'claim', name: 'Claim', isForm: true, texts, previews: [] }];
const keysOf = (...asked: Parameters<typeof findTexts>) => findTexts(...asked).map(({ key }) => key);

test('a text that had the words when they were typed is still found once it is worded otherwise', () => {
  const before = { 'claim.phone': { en: 'Mobile' } };
  expect(keysOf(groups, 'mobile', before)).toEqual(['claim.phone']);
  expect(keysOf(groups, 'mobile', {})).toEqual([]);
  expect(keysOf(groups, 'mobile', {}, before)).toEqual(['claim.phone']);
  expect(keysOf(groups, '')).toEqual(['claim.phone', 'claim.send']);
});
