import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressSvg } from './svg-response.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h10v10z"/>'.repeat(100)}</svg>`;

function answerOf(headers: Record<string, string> = {}, status = 200): Response {
  return new Response(drawing, {
    status,
    headers: {
      'content-type': 'image/svg+xml',
      'content-length': String(drawing.length),
      etag: '"one"',
      'content-security-policy': 'sandbox',
      ...headers,
    },
  });
}

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a drawing goes out in %s, with its rules and a weak mark', async (encoding, open) => {
  const response = compressSvg(answerOf(), encoding);
  const body = Buffer.from(await response.arrayBuffer());
  expect(open(body).toString()).toBe(drawing);
  expect(body.length).toBeLessThan(drawing.length / 3);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-encoding': encoding,
    'content-security-policy': 'sandbox',
    etag: 'W/"one"',
    vary: 'accept-encoding',
  });
});

test.each([
  ['a visitor who takes no encoding', answerOf(), undefined],
  ['a picture', answerOf({ 'content-type': 'image/webp' }), 'br'],
  ['a part of a file', answerOf({}, 206), 'br'],
  ['a drawing of a few bytes', answerOf({ 'content-length': '300' }), 'br'],
])('%s: nothing is changed', async (_what, given, accepted) => {
  const response = compressSvg(given, accepted);
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('etag')).toBe('"one"');
  expect(await response.text()).toBe(drawing);
});
