import { expect, test } from 'vitest';
import { readAsOf } from './as-of.ts';

test('a preview of the site at a moment says at which', () => {
  expect(readAsOf({ data: { title: 'Motor', as_of: '2026-03-03T11:00:00.000Z' } })).toBe('2026-03-03T11:00:00.000Z');
});

test('and so does the failure where no page of that name was online then', () => {
  expect(readAsOf({ message: 'None then.', as_of: '2026-03-03T11:00:00.000Z' })).toBe('2026-03-03T11:00:00.000Z');
});

test.each([
  undefined,
  null,
  'x',
  { data: null },
  { data: {} },
  { data: { as_of: 'some day' } },
  { data: { as_of: 7 } },
])('a preview of drafts says none: %j', (body) => {
  expect(readAsOf(body)).toBeUndefined();
});
