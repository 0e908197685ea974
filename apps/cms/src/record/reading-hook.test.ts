import { expect, it } from 'vitest';
import { subjectOf } from './reading-hook.ts';

it('an entry of a list names each case once, and a mail that belongs to none as what it is', () => {
  const [first, second] = ['QX-PTN5-7RNM-X', 'JJ-7TRR-9MV4-K'];
  const rows = [{ id: 34, reference: first }, { id: 32 }, { id: 31, reference: second }, { id: 30, reference: second }];
  expect(subjectOf(rows)).toBe(`${first} · #32 · ${second}`);
  expect(subjectOf([])).toBe('–');
});
