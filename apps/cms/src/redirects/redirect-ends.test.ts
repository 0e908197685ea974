import { expect, test } from 'vitest';
import { leadingRedirects } from './redirect-ends.ts';

const everywhere = () => true;
const chain = (length: number) => Array.from({ length }, (_, at) => ({ from: `n${at}`, to: `/n${at + 1}` }));

test('each leads to the end of its chain; what goes round, or leads into what does, is left out', () => {
  const circle = [
    { from: 'a', to: '/b' },
    { from: 'b', to: '/a' },
    { from: 'into', to: '/a' },
    { from: 'self', to: '/self' },
  ];
  expect(leadingRedirects([...chain(3), ...circle], everywhere)).toEqual([
    { from: 'n0', to: '/n3' },
    { from: 'n1', to: '/n3' },
    { from: 'n2', to: '/n3' },
  ]);
  expect(leadingRedirects(chain(3), (path) => path !== '/n3')).toEqual([]);
});

// Walked from each name to its end, these would take minutes, in which nobody is answered.
test('one chain of twenty thousand, and one circle, are walked in no time', { timeout: 5_000 }, () => {
  const long = chain(20_000);
  const leading = leadingRedirects(long, everywhere);
  expect([leading.length, leading[0]?.to, leading.at(-1)?.to]).toEqual([20_000, '/n20000', '/n20000']);
  expect(leadingRedirects([...long.slice(0, -1), { from: 'n19999', to: '/n0' }], everywhere)).toEqual([]);
});
