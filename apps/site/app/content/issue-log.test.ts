import { beforeEach, expect, test, vi } from 'vitest';
import { log } from '#app/log.server.ts';
import { logIssues } from './issue-log.ts';

const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
beforeEach(() => void warn.mockClear());

const issues = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ path: `sections[${at}]`, reason: 'an item must be an object' }));

test('each fault is told once, an unknown section name wherever it stands', () => {
  logIssues('pages/a', [...issues(2), { path: 'sections[7]', reason: 'unknown section name "x"' }]);
  logIssues('pages/a', issues(2));
  logIssues('pages/b', [{ path: 'sections[9]', reason: 'unknown section name "x"' }]);
  expect(warn).toHaveBeenCalledTimes(3);
});

test('of a response that is full of faults, the first and what is said of the whole of it', () => {
  logIssues('pages/full', [...issues(50_000), { path: 'data', reason: 'too many entries' }]);
  expect(warn).toHaveBeenCalledTimes(100);
  expect(warn.mock.lastCall?.[0]).toMatchObject({ path: 'data' });
});
