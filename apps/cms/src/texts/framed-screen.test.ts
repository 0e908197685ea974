import { expect, test, vi } from 'vitest';

// Its styles are for a bundler; here the address alone is asked for.
vi.mock('@payloadcms/ui', () => ({}));

test('the frame beside the texts leads to a screen in its own language, with the token of its draft', async () => {
  const { framedAt } = await import('./framed-screen.ts');
  const token = '?preview=texts.1.abc';
  expect(framedAt(`https://www.example.com/${token}`, '/claim')).toBe(`https://www.example.com/claim${token}`);
  expect(framedAt(`https://www.example.com/ar${token}`, '/claim')).toBe(`https://www.example.com/ar/claim${token}`);
  expect(framedAt(`https://www.example.com/ar/claim${token}`, '/')).toBe(`https://www.example.com/ar${token}`);
});
