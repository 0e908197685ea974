import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { killedAfter } from '../run-apart.ts';
import { everyCase, openCaseContent } from './case-content.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openCaseContent();
});
afterAll(() => payload?.destroy());

it('what was acknowledged is there after the process was killed right then', async () => {
  const acknowledged: string[] = [];
  for (const after of [1, 7])
    acknowledged.push(...(await killedAfter('cases/acknowledged-requests.ts', ({ length }) => length >= after)));
  const stored = new Set((await everyCase(payload, 'messages')).map(({ reference }) => reference));
  expect(acknowledged.length).toBeGreaterThanOrEqual(8);
  for (const reference of acknowledged) expect(stored).toContain(reference);
});

it('every connection waits until a write is on the disk', async () => {
  const { client } = payload.db as unknown as {
    client: { execute(sql: string): Promise<{ rows: Record<string, unknown>[] }> };
  };
  const { rows } = await client.execute('PRAGMA synchronous');
  // 2: FULL, 3: EXTRA.
  expect(Number(rows[0]?.synchronous)).toBeGreaterThanOrEqual(2);
});
