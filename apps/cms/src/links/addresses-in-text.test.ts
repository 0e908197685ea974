import { expect, test } from 'vitest';
import { addressesInText } from './addresses-in-text.ts';

test.each([
  ['See https://www.example.com/motor-insurance.', ['https://www.example.com/motor-insurance']],
  ['اقرأ «/ar/motor-insurance»، ثم (/complaints)؛', ['/ar/motor-insurance', '/complaints']],
  ['\u2066/claims\u2069 and/or 24/7 on 1/2/2026', ['/claims']],
  ['mail care@example.com, call 800/200, //cdn, / alone', []],
  ['Or HTTPS://Example.com/Motor?', ['HTTPS://Example.com/Motor']],
  ['/first\n/second?x=1#top!', ['/first', '/second?x=1#top']],
])('finds what is an address in %j', (text, addresses) => {
  expect(addressesInText(text)).toEqual(addresses);
});

test('what is no text has none', () => {
  for (const value of [undefined, null, 7, ['/motor'], {}]) expect(addressesInText(value)).toEqual([]);
});
