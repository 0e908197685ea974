import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContentDependencies } from '#app/content/content-dependencies.ts';
import { ContentStore } from '#app/content/content-store.ts';
import { renewDependencies } from './renew-dependencies.ts';

const request = { key: 'pages/careers', path: '/pages/careers' };
const found = (version: string, body: unknown = {}) => ({ status: 200, body: { data: body }, bytes: 10, version });
const deadline = () => Date.now() + 8_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that was made from one answer, a minute ago, and what the service answers by now. */
async function page(now: () => object) {
  let answer: () => object = () => found('v1');
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const store = new ContentStore(async () => answer() as ReturnType<typeof found>, log);
  const old = new ContentDependencies();
  old.record(await store.read(request, { deadline: deadline() }));
  await vi.advanceTimersByTimeAsync(61_000);
  answer = now;
  return { store, old };
}

test('a page whose content is the same needs no new rendering', async () => {
  const { store, old } = await page(() => found('v1'));
  const renewed = await renewDependencies(store, old, deadline());
  expect(renewed?.keys).toEqual([request.key]);
  expect(renewed?.freshUntil(Date.now())).toBeGreaterThan(old.freshUntil(Date.now()));
});

test.each([
  ['changed', () => found('v2')],
  ['is gone, whatever its answer says of its version', () => ({ status: 404, body: {}, bytes: 0, version: 'v1' })],
])('one whose content %s is rendered anew', async (_, now) => {
  const { store, old } = await page(now);
  expect(await renewDependencies(store, old, deadline())).toBeUndefined();
});

test('one that was rendered with a part missing is rendered anew', async () => {
  const { store, old } = await page(() => found('v1'));
  old.markDegraded();
  expect(await renewDependencies(store, old, deadline())).toBeUndefined();
});
