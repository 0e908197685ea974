import { expect, test } from 'vitest';
import { fetchPublic } from './public-fetch.ts';

test.each([
  'ftp://example.com/a.png',
  'https://127.0.0.1/a.png',
  'https://[::1]/a.png',
  'https://localhost/a.png',
  'https://2130706433/a.png',
])('%s is not fetched', async (url) => {
  await expect(fetchPublic(new URL(url), {})).rejects.toThrow(/no public/);
});
