import { describe, expect, test } from 'vitest';
import { cleanText, isEmpty } from './empty.ts';
import { cleanHtml } from './html.ts';
import { asRecord, listOf, parseJsonText } from './json-text.ts';
import { cleanUrl } from './url.ts';

describe('[MAP-02] [MAP-03] nothing and something', () => {
  test.each([undefined, null, '', '  \n', 'undefined', ' null ', '<p>undefined</p>', '<p>null</p>'])(
    '%j is no value',
    (value) => {
      expect(isEmpty(value)).toBe(true);
      expect(cleanText(value)).toBeUndefined();
    },
  );
  test.each([0, false, [], {}, 'nothing', 'Null'])('%j is a value', (value) => expect(isEmpty(value)).toBe(false));

  test('text is trimmed and rid of what no reader sees; line ends, tabs and marks of direction stay', () => {
    expect(cleanText(' a\u0000b\u0007c\u009f ')).toBe('abc');
    expect(cleanText('\u0001 a\tb\r\nc\u200f \u0001')).toBe('a\tb\r\nc\u200f');
    expect(cleanText('\u0000 null')).toBeUndefined();
    expect(cleanText('\u0000')).toBeUndefined();
  });

  test('half a surrogate pair is left out, since no address can be made of it; whole pairs stay', () => {
    expect(cleanText('a\ud800b\udc00')).toBe('ab');
    expect(cleanText('\ud83d\ude97 car')).toBe('\u{1f697} car');
    expect(cleanText('\udfff')).toBeUndefined();
  });

  test('of a text of 2 MB no more is read than anybody reads, and no half of a sign', () => {
    for (const [sign, most] of [
      ['<', 50_000],
      ['\u{1f697}', 50_000],
      ['x\u{1f697}', 50_000 - 1],
    ] as const)
      expect(cleanText(sign.repeat(2_000_000 / sign.length)), sign).toHaveLength(most);
    expect(cleanUrl(`/${'&'.repeat(7_999)}`)).toHaveLength(8_000);
    expect(cleanUrl(`/${'&'.repeat(8_000)}`)).toBeUndefined();
    for (const html of ['<', '& ', 'a', '<b>'])
      expect(JSON.stringify(cleanHtml(html.repeat(2_000_000)) ?? '').length, html).toBeLessThan(500_100);
  });

  test('a number is its digits, other things are no text', () => {
    expect([2024, 0, -1.5].map(cleanText)).toEqual(['2024', '0', '-1.5']);
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, true, ['a'], { text: 'a' }]) {
      expect(cleanText(value)).toBeUndefined();
    }
  });
});

describe('JSON in a text', () => {
  test.each([
    ['{"a":1}', { a: 1 }],
    [' [1, 2] \n', [1, 2]],
    ['7', '7'],
    ['null', 'null'],
    ['"text"', '"text"'],
    ['[not JSON', '[not JSON'],
    ['{not JSON', '{not JSON'],
    [7, 7],
    [undefined, undefined],
  ])('%j is %j', (value, parsed) => expect(parseJsonText(value)).toEqual(parsed));

  test('a record is an object that is no list; a list may be text', () => {
    expect(asRecord({ a: 1 })).toEqual({ a: 1 });
    for (const value of [null, undefined, [], 'text', 7]) expect(asRecord(value)).toBeUndefined();
    expect(listOf('[1]')).toEqual([1]);
    expect(listOf([2])).toEqual([2]);
    for (const value of [null, {}, '{"a":1}', 'text', undefined]) expect(listOf(value)).toEqual([]);
  });
});
