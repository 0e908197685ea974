import { expect, test } from 'vitest';
import { memoryOf } from './memory-of.ts';

test('a response takes more memory where it is made of many small things', () => {
  expect([memoryOf(''), memoryOf('"ten signs'), memoryOf('{"a":[]}'), memoryOf('"<b>a</b>"')]).toEqual([
    0,
    40,
    8 * 4 + 2 * 64,
    10 * 4 + 2 * 200,
  ]);
});
