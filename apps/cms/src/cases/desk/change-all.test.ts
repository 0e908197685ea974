import { describe, expect, it, vi } from 'vitest';
import type { HandOver } from './assign-cases.ts';
import { changeAll } from './change-all.ts';

const cases = (count: number): HandOver[] =>
  Array.from({ length: count }, (_, index) => ({ collection: 'messages', id: index + 1, from: null, to: 7 }));
const given = (some: readonly HandOver[]) => ({
  undo: some.map((one) => ({ ...one, from: one.to, to: null })),
  kept: 1,
});

describe('many cases that change', () => {
  it('go in calls of 200, and come back as one', async () => {
    const handOver = vi.fn(async (some: readonly HandOver[]) => given(some));
    const result = await changeAll(cases(401), handOver);
    expect(handOver.mock.calls.map(([some]) => some.length)).toEqual([200, 200, 1]);
    expect(result?.undo.map(({ id }) => id)).toEqual(cases(401).map(({ id }) => id));
    expect(result?.kept).toBe(3);
  });

  it('that were given before a call failed can be given back', async () => {
    const handOver = vi.fn(async (some: readonly HandOver[]) => (some[0]?.id === 1 ? given(some) : undefined));
    const result = await changeAll(cases(201), handOver);
    expect(result?.undo).toHaveLength(200);
    expect(result?.kept).toBe(1);
    expect(result?.failed?.map(({ id }) => id)).toEqual([201]);
  });

  it('at which something failed are told from all calls', async () => {
    const result = await changeAll(cases(401), async (some) => ({
      undo: some.slice(1),
      kept: 0,
      failed: some.slice(0, 1),
    }));
    expect(result?.failed?.map(({ id }) => id)).toEqual([1, 201, 401]);
  });

  it('are none where the first call fails', async () => {
    expect(await changeAll(cases(3), async () => undefined)).toBeUndefined();
  });
});
