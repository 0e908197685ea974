import { expect, test } from 'vitest';
import { parseJsonText } from './json-text.ts';
import { isMoreThanRead } from './nesting.ts';

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test('a hundred levels are read, one more is too deep, whatever closed before', () => {
  expect([nested(100), nested(101)].map(isMoreThanRead)).toEqual([false, true]);
  expect(isMoreThanRead(`${'{"a":['.repeat(50)}${']}'.repeat(50)}`)).toBe(false);
  expect(isMoreThanRead(`${'{"a":['.repeat(50)}[`)).toBe(true);
  expect(isMoreThanRead(`[${'[],{},'.repeat(1_000)}0]`)).toBe(false);
});

test('brackets of a text count for nothing, also behind a quote or a backslash in it', () => {
  for (const text of ['[', '"[', '\\[', '\\"[', '\\']) {
    // More than twice as many as levels are read: whatever is taken for the end of the text, half of them are too many.
    for (const json of [201, 202].map((count) => JSON.stringify(text.repeat(count)))) {
      expect(isMoreThanRead(json), json).toBe(false);
      expect(isMoreThanRead(`[${json},${nested(100)}]`), json).toBe(true);
    }
  }
});

test('JSON in a text is parsed, and left as the text that it is where it is too deep', () => {
  expect(parseJsonText(nested(2))).toEqual([[]]);
  expect(parseJsonText(nested(101))).toBe(nested(101));
});

test('JSON of more objects and lists than anything that is read of it is not parsed: 5 MB of them keep everybody waiting', () => {
  const many = (count: number) => `[${'{},'.repeat(count - 1)}"{}"]`;
  expect([many(200_000), many(200_001)].map(isMoreThanRead)).toEqual([false, true]);
});
