import { expect, test } from 'vitest';
import { atMost, changesBetween } from './changes.ts';

test('a change behind the part of a value that an entry holds is told with what differs', () => {
  const long = 'a'.repeat(900);
  const [change] = changesBetween('pages', { title: `${long}old` }, { title: `${long}new` });
  expect(change).toEqual({ field: 'title', before: `…${'a'.repeat(40)}old`, after: `…${'a'.repeat(40)}new` });
});

test('a value that is cut has a mark; a short one stands as it is', () => {
  const [cut] = changesBetween('pages', { title: 'a' }, { title: 'b'.repeat(501) });
  expect(cut).toEqual({ field: 'title', before: 'a', after: `${'b'.repeat(500)}…` });
  expect(changesBetween('pages', { title: 'a'.repeat(600) }, { title: 'a'.repeat(590) })).toEqual([
    { field: 'title', before: `…${'a'.repeat(50)}`, after: `…${'a'.repeat(40)}` },
  ]);
  expect(changesBetween('pages', {}, { title: 'new' })).toEqual([{ field: 'title', after: 'new' }]);
});

test('of too many changes the record says how many more there were', () => {
  const changes = ['a', 'b', 'c'].map((field) => ({ field }));
  expect(atMost(changes, 2)).toEqual([{ field: 'a' }, { field: 'b' }, { field: '… (+1)' }]);
  expect(atMost(changes, 3)).toEqual(changes);
});
