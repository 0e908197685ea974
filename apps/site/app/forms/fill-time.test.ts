import { expect, test } from 'vitest';
import { minDelayMs, minimumFillMs } from './fill-time.server.ts';

test('a form is held back for what is missing to the minimum, and not at all after it', () => {
  expect(minDelayMs('0')).toBe(minimumFillMs);
  expect(minDelayMs('400')).toBe(minimumFillMs - 400);
  expect(minDelayMs(String(minimumFillMs))).toBe(0);
  expect(minDelayMs('86400000')).toBe(0);
});

test('where nothing or nonsense is said of the time, the whole minimum is waited and never longer', () => {
  for (const said of [undefined, '', '-5', '1e9', 'soon', '9'.repeat(40), 'NaN']) {
    expect(minDelayMs(said)).toBe(minimumFillMs);
  }
});
