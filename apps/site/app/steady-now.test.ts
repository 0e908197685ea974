import { afterEach, expect, test, vi } from 'vitest';
import { steadyNow } from './steady-now.ts';

afterEach(() => void vi.useRealTimers());

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
