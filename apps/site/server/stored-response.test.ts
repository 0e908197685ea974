import { expect, test } from 'vitest';
import { encodingOf, storeResponse } from './stored-response.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('a visitor who takes %j gets %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding);
});

test('text is compressed once in both ways, pictures are left as they are', async () => {
  const page = await storeResponse(
    200,
    { 'content-type': 'text/html; charset=utf-8' },
    Buffer.from('waad '.repeat(500)),
    5,
  );
  expect(page.variants.br.body.length).toBeLessThan(100);
  expect(page.variants.br.headers).toContain('content-encoding');
  const picture = await storeResponse(200, { 'content-type': 'image/png' }, Buffer.alloc(2_000), 5);
  expect(picture.variants.br).toBe(picture.variants.identity);
});

test('the tag changes with the content and with the headers', async () => {
  const tagOf = async (body: string, policy: string) =>
    (await storeResponse(200, { 'content-type': 'text/html', 'content-security-policy': policy }, Buffer.from(body), 5))
      .etag;
  const tags = await Promise.all([tagOf('a', 'x'), tagOf('b', 'x'), tagOf('a', 'y'), tagOf('a', 'x')]);
  expect(new Set(tags).size).toBe(3);
});
