import { expect, test } from 'vitest';
import { differences } from '../together/compare.ts';
import { fingerprintOf } from './fingerprint.ts';

type Values = Record<string, unknown>;
const isSame = (one: Values, other: Values) => fingerprintOf(one) === fingerprintOf(other);
const text = (words: string, more: object = {}) => ({
  root: {
    type: 'root',
    ...more,
    children: [{ type: 'paragraph', ...more, children: [{ type: 'text', text: words }] }],
  },
});

test('a text has one fingerprint wherever nothing differs between two, in however many ways nothing is stored', () => {
  const pairs: [Values, Values][] = [
    [{ isShown: false }, {}],
    [
      { isShown: null, tags: [] },
      { isShown: false, meta: { title: '' } },
    ],
    [{ body: text('Words', { direction: 'rtl', version: 1 }) }, { body: text('Words', { direction: null }) }],
    [
      { title: 'A', updatedAt: 'old', editedBy: 1 },
      { updatedAt: 'new', editedBy: 2, title: 'A' },
    ],
    [{ at: new Date('2026-01-01') }, { at: '2026-01-01T00:00:00.000Z' }],
  ];
  for (const [one, other] of pairs) {
    expect(isSame(one, other)).toBe(true);
    expect(differences(one, one, other)).toEqual([]);
  }
});

test('what a visitor would see otherwise has another fingerprint, and a difference that says so', () => {
  const [one, two] = [
    { id: 'a', title: 'One' },
    { id: 'b', title: 'Two' },
  ];
  const pairs: [Values, Values][] = [
    [{ items: [one, two] }, { items: [two, one] }],
    [{ items: [one] }, { items: [one, two] }],
    [{ isShown: true }, { isShown: false }],
    [{ body: text('Words') }, { body: text('Other words') }],
    [{ items: [{ id: 'a', text: 'One', style: 'wide' }] }, { items: [{ id: 'a', text: 'One', style: 'narrow' }] }],
    [{ at: new Date('2026-01-01') }, { at: new Date('2026-01-02') }],
  ];
  for (const [before, after] of pairs) {
    expect(isSame(before, after)).toBe(false);
    expect(differences(before, after, before)).toHaveLength(1);
  }
});

test('rows have other ids in a draft than online: what they say counts', () => {
  expect(isSame({ items: [{ id: 'a', title: 'One' }] }, { items: [{ id: 'b', title: 'One' }] })).toBe(true);
});
