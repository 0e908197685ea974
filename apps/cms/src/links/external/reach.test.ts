import { fetchPublic } from '@insurer/contract/public-fetch.ts';
import { expect, test, vi } from 'vitest';
import { reach } from './reach.ts';

vi.mock('@insurer/contract/public-fetch.ts', async (load) => ({
  fetchPublic: vi.fn((await load<typeof import('@insurer/contract/public-fetch.ts')>()).fetchPublic),
}));

test.each([
  [200, 'fine'],
  [301, 'fine'],
  [403, 'fine'],
  [429, 'fine'],
  [404, 'missing'],
  [410, 'missing'],
  [500, 'unreached'],
  [503, 'unreached'],
] as const)('a host that says %i: %s', async (status, state) => {
  vi.mocked(fetchPublic).mockResolvedValueOnce(new Response('page', { status }));
  expect(await reach('https://www.example.com/motor')).toBe(state);
});

test('a host that nobody answers at is not reached', async () => {
  vi.mocked(fetchPublic).mockRejectedValueOnce(new Error('ENOTFOUND'));
  expect(await reach('https://www.example.com/motor')).toBe('unreached');
});

test('an address of an own network is not tried', async () => {
  expect(await reach('http://169.254.169.254/latest/meta-data')).toBe('unreached');
  expect(await reach('http://127.0.0.1:1/')).toBe('unreached');
});
