import { expect, test } from 'vitest';
import type { SiteApp } from '#app/entry.server.tsx';
import { viewOf } from '#app/view-fixture.ts';
import { renderForVisitor } from './render-page.ts';

function respondWith(response: Response) {
  const app = { respond: async () => ({ response, view: viewOf('en') }) } as unknown as SiteApp;
  const request = new Request('http://site.test/', { headers: { 'accept-encoding': 'br' } });
  const options = { base: { 'x-base': '1' }, siteUrl: 'http://site.test' };
  return renderForVisitor(app, request, {} as Parameters<typeof renderForVisitor>[2], { requestId: 'a' }, options);
}

test('a file to be saved goes through as its reader takes it', async () => {
  let pulled = 0;
  const body = new ReadableStream({
    pull(controller) {
      pulled += 1;
      if (pulled > 100) controller.close();
      else controller.enqueue(new Uint8Array(65_536));
    },
  });
  const headers = { 'content-disposition': 'attachment', 'content-type': 'image/svg+xml', 'cache-control': 'no-store' };
  const response = await respondWith(new Response(body, { headers }));
  expect(pulled).toBeLessThanOrEqual(2);
  expect(Object.fromEntries(response.headers)).toEqual({ ...headers, 'x-base': '1' });
  expect((await response.arrayBuffer()).byteLength).toBe(100 * 65_536);
});

test('a page is packed for whoever takes it so', async () => {
  const response = await respondWith(new Response('x'.repeat(5000), { headers: { 'content-type': 'text/css' } }));
  expect(response.headers.get('content-encoding')).toBe('br');
});
