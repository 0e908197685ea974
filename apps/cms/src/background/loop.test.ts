import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from 'payload';
import { expect, it, vi } from 'vitest';
import { startLoop } from './loop.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn() }));
const payload = { logger: { error: () => undefined } } as unknown as Payload;
const hour = 60 * 60_000;

/** The pauses behind a turn that fails and one that does not. */
async function pausesOf(interval: number): Promise<unknown[]> {
  vi.mocked(pause).mockReset().mockResolvedValue(undefined);
  let turns = 0;
  const stop = startLoop(payload, 'retention', interval, async () => {
    turns += 1;
    if (turns === 1) throw new Error('the database is away');
    if (turns === 3) void stop();
  });
  await vi.waitFor(() => expect(turns).toBe(3));
  await stop();
  return vi
    .mocked(pause)
    .mock.calls.map(([milliseconds]) => milliseconds)
    .slice(0, 2);
}

it('what failed is tried again within the hour, also where it is done once a day', async () => {
  expect(await pausesOf(24 * hour)).toEqual([hour, 24 * hour]);
  expect(await pausesOf(2_000)).toEqual([2_000, 2_000]);
});
