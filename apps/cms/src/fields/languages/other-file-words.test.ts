import { expect, test } from 'vitest';
import { otherFileWords } from './other-file-words.ts';

test.each([
  ['en', undefined, undefined, /^Each language may have its own/],
  ['ar', undefined, 7, /^Visitors in Arabic see the English one until/],
  ['en', 7, undefined, /^Visitors in Arabic see this one too/],
  ['en', undefined, 8, /visitors in English see none/],
  ['ar', 8, null, /visitors in English see none/],
  ['ar', 8, 7, /each have their own/],
  ['en', 7, 7, /show the same one/],
] as const)('a picture of each language says what visitors get: %s, %s beside %s', (language, own, other, said) => {
  expect(otherFileWords(language, own, other).en).toMatch(said);
});
