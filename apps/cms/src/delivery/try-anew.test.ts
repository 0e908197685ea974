import { expect, it } from 'vitest';
import { mailQueue } from '../collections/mail-queue.ts';
import { webhooks } from '../collections/webhooks.ts';

it.each([
  ['a mail', mailQueue],
  ['a webhook', webhooks],
])('%s that failed and is set to waiting again is tried as often as a new one, and at once', async (_, { hooks }) => {
  const save = async (state: string, was: string) => {
    let data: Record<string, unknown> = { state, attempts: 20, nextAttemptAt: '2030-01-01T00:00:00.000Z' };
    // As much of a hook's call as it reads.
    for (const hook of hooks?.beforeChange ?? []) data = await hook({ data, originalDoc: { state: was } } as never);
    return data;
  };
  const again = await save('waiting', 'failed');
  expect(again.attempts).toBe(0);
  expect(Date.parse(String(again.nextAttemptAt))).toBeLessThanOrEqual(Date.now());
  expect((await save('failed', 'failed')).attempts).toBe(20);
  expect((await save('waiting', 'waiting')).attempts).toBe(20);
});
