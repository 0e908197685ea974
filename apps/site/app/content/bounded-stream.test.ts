import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boundedStream } from './bounded-stream.ts';

const chunk = new Uint8Array(65_536);
const times = { idle: 30_000, whole: 600_000 };
const onEnd = vi.fn();
let pulled = 0;
let cancelled = 0;

beforeEach(() => {
  vi.useFakeTimers();
  onEnd.mockClear();
  [pulled, cancelled] = [0, 0];
});
afterEach(() => void vi.useRealTimers());

/** A file of so many chunks; of none that ever comes, where nothing is said. */
function file(chunks?: number): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      if (chunks === undefined) return new Promise(() => undefined);
      if (pulled === chunks) return controller.close();
      pulled += 1;
      controller.enqueue(chunk);
    },
    cancel() {
      cancelled += 1;
    },
  });
}

async function sizeOf(stream: ReadableStream<Uint8Array>): Promise<number> {
  return (await new Response(stream).arrayBuffer()).byteLength;
}

test('a file goes through whole', async () => {
  expect(await sizeOf(boundedStream(file(100), 100 * chunk.byteLength, times, onEnd))).toBe(100 * chunk.byteLength);
  expect([onEnd.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
});

test('a reader who does not read makes nothing be held but what the source has at hand, and is let go', async () => {
  const stream = boundedStream(file(100), 100 * chunk.byteLength, times, onEnd).getReader();
  await stream.read();
  stream.closed.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(pulled).toBeLessThanOrEqual(2);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect([onEnd.mock.calls.length, cancelled, vi.getTimerCount()]).toEqual([1, 1, 0]);
  await expect(stream.read()).rejects.toThrow('too long');
});

test('a source that says nothing is let go', async () => {
  const read = expect(sizeOf(boundedStream(file(), 1, times, onEnd))).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(31_000);
  await read;
  expect([onEnd.mock.calls.length, cancelled]).toEqual([1, 1]);
});

test('a reader who takes a little now and then has ten minutes', async () => {
  const stream = boundedStream(file(100), 100 * chunk.byteLength, times, onEnd).getReader();
  stream.closed.catch(() => undefined);
  for (let waited = 0; waited < 580_000; waited += 20_000) {
    await stream.read();
    await vi.advanceTimersByTimeAsync(20_000);
  }
  expect(onEnd).not.toHaveBeenCalled();
  await stream.read();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([onEnd.mock.calls.length, cancelled]).toEqual([1, 1]);
  await expect(stream.read()).rejects.toThrow('The whole took too long.');
});

test('whoever never begins to read lets the source go', async () => {
  const { closed } = boundedStream(file(1), chunk.byteLength, times, onEnd).getReader();
  const failed = expect(closed).rejects.toThrow('Nothing went on for too long.');
  await vi.advanceTimersByTimeAsync(31_000);
  await failed;
  expect([onEnd.mock.calls.length, cancelled, vi.getTimerCount()]).toEqual([1, 1, 0]);
});

test('a reader who waits, then a source, then the reader again have their time each', async () => {
  const slow = new ReadableStream<Uint8Array>(
    { pull: (controller) => new Promise((done) => setTimeout(() => done(controller.enqueue(chunk)), 20_000)) },
    { highWaterMark: 0 },
  );
  const stream = boundedStream(slow, 2 * chunk.byteLength, times, onEnd).getReader();
  await vi.advanceTimersByTimeAsync(20_000);
  for (let part = 0; part < 2; part += 1) {
    const read = stream.read();
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await read).value).toHaveLength(chunk.byteLength);
    await vi.advanceTimersByTimeAsync(20_000);
  }
  expect(onEnd).not.toHaveBeenCalled();
  await stream.cancel();
});

test('a source that breaks off fails its reader, and ends once', async () => {
  const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('broken off')) });
  await expect(sizeOf(boundedStream(broken, 1, times, onEnd))).rejects.toThrow('broken off');
  expect([onEnd.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
});

test('more than was said is not passed on', async () => {
  await expect(sizeOf(boundedStream(file(10), 2 * chunk.byteLength, times, onEnd))).rejects.toThrow();
  expect([onEnd.mock.calls.length, cancelled]).toEqual([1, 1]);
});

test('a reader who goes away lets the source go', async () => {
  await boundedStream(file(3), 3 * chunk.byteLength, times, onEnd).cancel();
  expect([onEnd.mock.calls.length, cancelled, vi.getTimerCount()]).toEqual([1, 1, 0]);
});
