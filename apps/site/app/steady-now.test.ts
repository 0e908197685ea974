import { afterEach, expect, test, vi } from 'vitest';
import { steadyNow } from './steady-now.ts';

afterEach(() => void vi.useRealTimers());

test('there is one time in a process, however often this file is loaded', async () => {
  vi.useFakeTimers();
  const begun = steadyNow();
  vi.resetModules();
  const again = await import('./steady-now.ts');
  vi.setSystemTime(Date.now() - 3 * 3_600_000);
  expect(again.steadyNow()).toBe(begun);
});

test('time goes on where the clock is set back, and forward with it', () => {
  vi.useFakeTimers();
  const begun = steadyNow();
  vi.setSystemTime(Date.now() - 3 * 3_600_000);
  expect(steadyNow()).toBe(begun);
  vi.advanceTimersByTime(60_000);
  expect(steadyNow()).toBe(begun + 60_000);
  vi.setSystemTime(Date.now() - 60_000);
  vi.advanceTimersByTime(5_000);
  expect(steadyNow()).toBe(begun + 65_000);
});
