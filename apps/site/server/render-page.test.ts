import { expect, test } from 'vitest';
import type { SiteApp } from '#app/entry.server.tsx';
import { viewOf } from '#app/view-fixture.ts';
import { renderForVisitor } from './render-page.ts';

function respondWith(response: Response, cookie = '') {
  const app = { respond: async () => ({ response, view: viewOf('en') }) } as unknown as SiteApp;
  const request = new Request('http://site.test/', { headers: { 'accept-encoding': 'br', cookie } });
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

/** What a browser sends next, after a response. */
function cookiesAfter(sent: string, response: Response): Map<string, string> {
  const jar = new Map(sent.split('; ').map((pair) => pair.split('=') as [string, string]));
  for (const set of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    if (set.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, value);
  }
  return jar;
}
const bytesOf = (jar: Map<string, string>) => [...jar].map((pair) => pair.join('=')).join('; ').length;
const prefixes = ['', '__Host-'];

test.each(prefixes)(
  'cookies together stay below what proxies take of one header, and the least needed goes first (%s)',
  async (prefix) => {
    const sent = [
      ['language', 'ar'],
      ['of-another', 'x'.repeat(300)],
      [`${prefix}quote-motor`, 'q'.repeat(700)],
      [`${prefix}savings`, 's'.repeat(700)],
      [`${prefix}receipt`, 'r'.repeat(900)],
      [`${prefix}requests`, 'o'.repeat(3000)],
      [`${prefix}claim-1`, '1'.repeat(3000)],
    ]
      .map((pair) => pair.join('='))
      .join('; ');
    const more = (...cookies: string[]) => {
      const headers = new Headers();
      for (const cookie of cookies) headers.append('set-cookie', `${prefix}${cookie}; Path=/; Max-Age=60`);
      return new Response('', { headers });
    };
    const claim = cookiesAfter(
      sent,
      await respondWith(more(`claim-1=${'1'.repeat(3000)}`, `claim-2=${'2'.repeat(900)}`), sent),
    );
    const left = ['requests', 'claim-1', 'claim-2'].map((name) => prefix + name);
    expect([...claim.keys()]).toEqual(['language', 'of-another', ...left]);
    expect(bytesOf(claim)).toBeLessThan(8_000);
    const quote = cookiesAfter(sent, await respondWith(more(`quote-travel=${'t'.repeat(1200)}`), sent));
    // What was just given stays, and of one kind all the rest goes.
    expect([...quote.keys()]).toContain(`${prefix}quote-travel`);
    expect([...quote.keys()]).toContain(`${prefix}claim-1`);
    expect(bytesOf(quote)).toBeLessThan(8_000);
    const few = await respondWith(more('receipt=1'), 'language=ar; savings=1');
    expect(few.headers.getSetCookie()).toHaveLength(1);
    // Nothing that the site gives up makes room beside these.
    const foreign = await respondWith(more('receipt=1'), `ours=${'x'.repeat(8_000)}; ${prefix}claim-1=1`);
    expect(foreign.headers.getSetCookie()).toHaveLength(1);
  },
);
