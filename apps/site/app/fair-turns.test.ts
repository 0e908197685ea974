import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairTurns } from './fair-turns.ts';

test('networks take turns, each in its own order', async () => {
  const turns = new FairTurns();
  const begun: string[] = [];
  const work = async (name: string, address?: string) => {
    await turns.take(address);
    begun.push(name);
  };
  const many = ['a1', 'a2', 'a3', 'a4'].map((name) => work(name, '203.0.113.7'));
  await Promise.all([...many, work('b1', '198.51.100.1'), work('b2', '198.51.100.1'), work('nobody')]);
  expect(begun).toEqual(['a1', 'b1', 'nobody', 'a2', 'b2', 'a3', 'a4']);
});

test('addresses of one network share its turns', async () => {
  const turns = new FairTurns();
  const begun: string[] = [];
  const work = async (address: string) => {
    await turns.take(address);
    begun.push(address);
  };
  await Promise.all(['2001:db8::1', '2001:db8::2', '203.0.113.7'].map(work));
  expect(begun).toEqual(['2001:db8::1', '203.0.113.7', '2001:db8::2']);
});

test('each piece has a turn of the loop of its own', async () => {
  const turns = new FairTurns();
  let begun = 0;
  const all = Promise.all(
    Array.from({ length: 20 }, async () => {
      await turns.take('203.0.113.7');
      begun += 1;
    }),
  );
  const seen: number[] = [];
  while (begun < 20) {
    await nextTurn();
    seen.push(begun);
  }
  await all;
  expect(seen.every((count, index) => count - (seen[index - 1] ?? 0) <= 1)).toBe(true);
});
