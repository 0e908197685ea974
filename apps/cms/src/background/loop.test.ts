import type { Payload } from 'payload';
import { expect, it, vi } from 'vitest';
import { startLoop } from './loop.ts';

const pause = vi.hoisted(() => vi.fn<(milliseconds: number) => Promise<void>>());
vi.mock('node:timers/promises', () => ({ setTimeout: pause }));
const payload = { logger: { error: () => undefined } } as unknown as Payload;
const hour = 60 * 60_000;

/** The pauses behind a turn that fails and one that does not. */
async function pausesOf(interval: number): Promise<unknown[]> {
  pause.mockReset().mockResolvedValue(undefined);
  let turns = 0;
  const stop = startLoop(payload, 'retention', interval, async () => {
    turns += 1;
    if (turns === 1) throw new Error('the database is away');
    if (turns === 3) void stop();
  });
  await vi.waitFor(() => expect(turns).toBe(3));
  await stop();
  return pause.mock.calls.slice(0, 2).map(([milliseconds]) => milliseconds);
}

it('what failed is tried again within the hour, also where it is done once a day', async () => {
  expect(await pausesOf(24 * hour)).toEqual([hour, 24 * hour]);
  expect(await pausesOf(2_000)).toEqual([2_000, 2_000]);
});
