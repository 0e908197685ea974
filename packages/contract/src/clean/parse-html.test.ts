import { expect, test } from 'vitest';
import { parseHtml } from './parse-html.ts';

test('a thousand elements are open at once, and no more', () => {
  const nested = (levels: number) => () => parseHtml('<div>'.repeat(levels), levels);
  expect(nested(998)).not.toThrow();
  expect(nested(1_001)).toThrow('nested too deeply');
});

test('what is closed is not open: a long part is no deep one', () => {
  expect(() => parseHtml('<div></div>'.repeat(3_000), 3_000)).not.toThrow();
});

test('a tag makes four elements at most, and each part two hundred more', () => {
  const elements = (count: number, tags: number) => () => parseHtml('<b>'.repeat(count), tags);
  // The parser makes three of its own.
  expect(elements(197, 0)).not.toThrow();
  expect(elements(198, 0)).toThrow('too many elements');
  expect(elements(201, 1)).not.toThrow();
  expect(elements(202, 1)).toThrow('too many elements');
});
