import { expect, test } from 'vitest';
import { encodingOf, storeResponse, storeUntilAsked } from './stored-response.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('a visitor who takes %j gets %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding);
});

const html = { 'content-type': 'text/html; charset=utf-8' };

test('a file is there in both encodings from the start, a picture is left as it is', async () => {
  const file = await storeResponse(200, html, Buffer.from('waad '.repeat(500)));
  expect(file.variants.br?.body.length).toBeLessThan(100);
  expect(file.variants.gzip?.headers).toContain('content-encoding');
  expect(file.bytes).toBe(2_500 + (file.variants.br?.body.length ?? 0) + (file.variants.gzip?.body.length ?? 0));
  const picture = await storeResponse(200, { 'content-type': 'image/png' }, Buffer.alloc(2_000));
  expect(picture.variants.br).toBe(picture.variants.identity);
  expect(picture.bytes).toBe(2_000);
});

test('a page is compressed as the first visitor asks for it, once for all who ask, and its room is counted before', async () => {
  const page = storeUntilAsked(200, html, Buffer.from('waad '.repeat(500)), 5);
  expect(Object.keys(page.variants)).toEqual(['identity']);
  expect(page.bytes).toBeGreaterThan(2_500);
  const first = page.add('br');
  expect(page.add('br')).toBe(first);
  await first;
  const { br } = page.variants;
  expect(br?.headers).toContain('br');
  await page.add('br');
  expect(page.variants.br).toBe(br);
  expect(page.variants.gzip).toBeUndefined();
});

test('the tag changes with the content and with the headers', () => {
  const tagOf = (body: string, policy: string) =>
    storeUntilAsked(200, { 'content-type': 'text/html', 'content-security-policy': policy }, Buffer.from(body), 5).etag;
  const tags = [tagOf('a', 'x'), tagOf('b', 'x'), tagOf('a', 'y'), tagOf('a', 'x')];
  expect(new Set(tags).size).toBe(3);
});
