import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyCase, openCaseContent } from './case-content.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openCaseContent();
});
afterAll(() => payload?.destroy());

it('what was acknowledged is there after the process was killed right then', async () => {
  const acknowledged: string[] = [];
  for (const after of [1, 7]) acknowledged.push(...(await killedAfter(after)));
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

/** Runs the sender in a process of its own and kills it with SIGKILL after so many acknowledgements. */
function killedAfter(count: number): Promise<string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'acknowledged-requests.ts')], {
    env: process.env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.split('\n').length > count) child.kill('SIGKILL');
    });
    child.on('error', reject);
    child.on('close', () => resolve(printed.split('\n').slice(0, -1)));
  });
}
