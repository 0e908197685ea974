import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site?.stop());
beforeEach(() => site.reset());

const accepted = 'gzip, br, dcz';

/** The bytes as they travel: `fetch` knows `dcz` only where it has kept the dictionary. */
async function raw(path: string, headers: Record<string, string>) {
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    request(`${site.url}${path}`, { headers }, resolve).on('error', reject).end();
  });
  return { headers: response.headers, body: await buffer(response) };
}

async function dictionaryOf(language: string) {
  const response = await site.get(`/_dictionary/${language}`);
  const content = Buffer.from(await response.arrayBuffer());
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', content));
  return { response, content, hash, available: `:${hash.toString('base64')}:` };
}

test.each([
  ['en', '', '/*'],
  ['ar', '/ar', '/ar{/*}?'],
])(
  'a page in %s is compressed against the dictionary of its language for who holds it',
  async (language, prefix, pattern) => {
    const page = await site.get(`${prefix}/careers`);
    expect(page.headers.get('link')).toBe(`</_dictionary/${language}>; rel="compression-dictionary"`);
    expect(page.headers.get('vary')).toBe('accept-encoding, available-dictionary');
    const html = await page.text();
    const { response, content, hash, available } = await dictionaryOf(language);
    expect(response.headers.get('use-as-dictionary')).toBe(`match="${pattern}", match-dest=("document" "")`);

    const { headers, body } = await raw(`${prefix}/careers`, {
      'accept-encoding': accepted,
      'available-dictionary': available,
    });
    expect(headers['content-encoding']).toBe('dcz');
    expect(headers['content-length']).toBe(String(body.length));
    expect(body.subarray(0, 40)).toEqual(Buffer.concat([Buffer.from('5e2a4d1820000000', 'hex'), hash]));
    expect(zstdDecompressSync(body.subarray(40), { dictionary: content }).toString()).toBe(html);
    expect(body.length).toBeLessThan(7_000);
  },
);

test('whoever holds another dictionary, or does not take what it gives, gets what everybody gets', async () => {
  const [english, arabic] = await Promise.all([dictionaryOf('en'), dictionaryOf('ar')]);
  const encodingFor = async (headers: Record<string, string>) =>
    (await raw('/careers', headers)).headers['content-encoding'];
  await site.get('/careers');
  for (const available of [arabic.available, `:${'A'.repeat(43)}=:`, 'nonsense'])
    expect(await encodingFor({ 'accept-encoding': accepted, 'available-dictionary': available })).toBe('br');
  expect(await encodingFor({ 'accept-encoding': 'gzip, br', 'available-dictionary': english.available })).toBe('br');
  expect(await encodingFor({ 'accept-encoding': accepted })).toBe('br');
});

test('a page that changes is compressed anew', async () => {
  const { content, available } = await dictionaryOf('en');
  const headers = { 'accept-encoding': accepted, 'available-dictionary': available };
  const shown = async () => {
    const { body } = await raw('/sample-page', headers);
    return zstdDecompressSync(body.subarray(40), { dictionary: content }).toString();
  };
  expect(await shown()).not.toContain('Brand new');
  site.service.answer('GET /pages/sample-page', { json: { data: { title: 'Brand new', sections: [] } } });
  site.forget(['pages/sample-page']);
  expect(await shown()).toContain('Brand new');
});

test('there is no dictionary of what is no language, and one visitor’s pages name none', async () => {
  expect((await site.get('/_dictionary/fr')).status).toBe(404);
  expect((await site.get('/search?q=claims')).headers.get('link') ?? '').not.toContain('dictionary');
  expect((await site.get('/no-such-page')).headers.get('link')).toBeNull();
});

test('a site that has no home page to show answers its pages, and makes the dictionary later', async () => {
  const other = await startSiteUnderTest();
  try {
    other.service.answer('GET /pages/home', { status: 500 });
    const none = await fetch(`${other.url}/_dictionary/en`);
    // Pages name it: a fault would stand in the console of whoever reads one of them.
    expect([none.status, none.headers.get('cache-control')]).toEqual([204, 'no-store']);
    const headers = { 'available-dictionary': `:${'A'.repeat(43)}=:` };
    expect((await other.get('/careers', headers)).status).toBe(200);
    other.reset();
    // One that was begun for that page may still be under way, and ends without it.
    await vi.waitFor(async () => expect((await fetch(`${other.url}/_dictionary/en`)).status).toBe(200));
  } finally {
    await other.stop();
  }
});
