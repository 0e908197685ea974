import { expect, test } from 'vitest';
import { isReason, saysSomething } from './says-something.ts';

test('a text says something by a letter or a digit of any script', () => {
  for (const text of ['a', '7', '٧', 'نعم', '\u200fنعم', '- ok -']) expect(saysSomething(text), text).toBe(true);
  for (const text of ['', ' \n', '\u200f', '\u200b\u200e', '\ufeff', '\u00a0', '.', '؟!', '--'])
    expect(saysSomething(text), JSON.stringify(text)).toBe(false);
});

test('a reason has three letters at least, or what takes their place', () => {
  for (const text of ['ask', 'طلب', 'a b', ' 2nd ']) expect(isReason(text), text).toBe(true);
  for (const text of ['a', ' a ', 'ok', '...', '\u200f\u200f\u200f', '   ']) expect(isReason(text), text).toBe(false);
});
