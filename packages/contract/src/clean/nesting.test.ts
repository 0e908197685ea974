import { expect, test } from 'vitest';
import { parseJsonText } from './json-text.ts';
import { isNestedTooDeep } from './nesting.ts';

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test('a hundred levels are read, one more is too deep, whatever closed before', () => {
  expect([nested(100), nested(101)].map(isNestedTooDeep)).toEqual([false, true]);
  expect(isNestedTooDeep(`${'{"a":['.repeat(50)}${']}'.repeat(50)}`)).toBe(false);
  expect(isNestedTooDeep(`${'{"a":['.repeat(50)}[`)).toBe(true);
  expect(isNestedTooDeep(`[${'[],{},'.repeat(1_000)}0]`)).toBe(false);
});

test('brackets of a text count for nothing, also behind a quote or a backslash in it', () => {
  for (const text of ['[', '"[', '\\[', '\\"[', '\\']) {
    const json = JSON.stringify(text.repeat(200));
    expect(isNestedTooDeep(json), json).toBe(false);
    expect(isNestedTooDeep(`[${json},${nested(100)}]`), json).toBe(true);
  }
});

test('JSON in a text is parsed, and left as the text that it is where it is too deep', () => {
  expect(parseJsonText(nested(2))).toEqual([[]]);
  expect(parseJsonText(nested(101))).toBe(nested(101));
});
