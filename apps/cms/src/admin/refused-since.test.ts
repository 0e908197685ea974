import { expect, it } from 'vitest';
import { withoutRefusedSince } from './refused-since.ts';

const fine = { value: 'motor', valid: true };
const refused = { value: 'motor', valid: false, errorMessage: 'It is taken.' };
const answer = { name: { valid: true }, title: { valid: true } };

it('leaves out what was refused after the question, and hands on all else', () => {
  const asked = { name: fine, title: fine };
  expect(withoutRefusedSince(answer, asked, asked, { name: refused, title: fine })).toEqual({ title: { valid: true } });
  expect(withoutRefusedSince(answer, asked, asked, asked)).toEqual(answer);
});

it('hands on what the server says of a field that was refused before it was asked', () => {
  const form = { name: refused, title: fine };
  expect(withoutRefusedSince(answer, form, form, form)).toEqual(answer);
});

it('keeps what was refused again, by the same words', () => {
  const form = { name: refused, title: fine };
  expect(withoutRefusedSince(answer, form, form, { ...form, name: { ...refused } })).toEqual({
    title: { valid: true },
  });
});

it('keeps the count at a group, a field of which was refused', () => {
  const group = { meta: { valid: true }, 'meta.title': { valid: true } };
  const asked = { meta: {}, 'meta.title': fine };
  const now = { meta: { errorPaths: ['meta.title'] }, 'meta.title': refused };
  expect(withoutRefusedSince(group, asked, asked, now)).toEqual({});
});
