import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GET } from '../src/app/api/events/route.ts';
import { config } from '../src/config.ts';
import { readyProblem } from '../src/http/ready.ts';
import { openTestContent } from './test-content.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestContent();
});
afterAll(() => payload?.destroy());

function follow(): Promise<Response> {
  const headers = { authorization: `Bearer ${config.contentApiKeys[0]}` };
  return GET(new Request('http://localhost:3601/api/events', { headers }), { params: Promise.resolve({}) });
}

it('a process that stops ends its streams of events, opens none, and says so in /ready', async () => {
  const ready = () => readyProblem(async () => payload);
  expect(await ready()).toBeUndefined();
  const stream = await follow();
  // What the first SIGTERM does (packages/contract/src/graceful-stop.ts).
  (globalThis as { insurerStopping?: AbortController }).insurerStopping?.abort();
  expect(await stream.text()).toMatch(/^: connected\nid: \d+\n\n$/);
  expect((await follow()).status).toBe(503);
  expect(await ready()).toBe('This process stops.');
});
