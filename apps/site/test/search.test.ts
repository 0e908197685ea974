import { afterEach, describe, expect, test, vi } from 'vitest';
import { purgeSecret, type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts';

let site: SiteUnderTest | undefined;
afterEach(async () => {
  await site?.stop();
  site = undefined;
});

async function start(): Promise<SiteUnderTest> {
  site = await startSiteUnderTest();
  // What links lead to; page-list.test.ts has the search over the service's list of pages.
  site.service.answer('GET /pages', { status: 404 });
  return site;
}

const pageCalls = ({ service }: SiteUnderTest) => service.calls.filter(({ path }) => path.startsWith('/pages/'));

async function search(
  of: SiteUnderTest,
  query: string,
  prefix = '',
): Promise<{ status: number; html: string; list: string; headers: Headers }> {
  const response = await of.get(`${prefix}/search?q=${encodeURIComponent(query)}`);
  const html = await response.text();
  return {
    status: response.status,
    html,
    list: /<ol class="search__results">.*<\/ol>/s.exec(html)?.[0] ?? '',
    headers: response.headers,
  };
}

const servePage = (of: SiteUnderTest, name: string, title: string, description = 'About it.') =>
  of.service.answer(`GET /pages/${name}`, {
    json: {
      data: {
        title,
        sections: [{ id: 's', section: { name: 'single_blog' }, content: { header: `${title} text`, description } }],
      },
    },
  });

describe('the search index', () => {
  test('nothing is read before the first search, and searches after it ask nobody', async () => {
    const of = await start();
    await of.get('/');
    await of.get('/search');
    expect(pageCalls(of).map(({ path }) => path)).toEqual(['/pages/home']);
    const { status, list } = await search(of, 'motor');
    expect(status).toBe(200);
    expect(list).toContain('href="/motor-insurance"');
    const made = of.service.calls.length;
    await search(of, 'marine');
    expect(of.service.calls).toHaveLength(made);
    expect(Math.max(...countsOf(pageCalls(of).map(({ path }) => path)))).toBe(1);
  });

  test('what was asked stands in no log, no page cache and no shared cache', async () => {
    const of = await start();
    const lines = (['info', 'warn', 'error', 'debug'] as const).map((level) => vi.spyOn(of.log, level));
    const { headers } = await search(of, 'very-secret-word');
    expect(headers.get('cache-control')).toContain('private');
    expect(JSON.stringify(lines.map((line) => line.mock.calls))).not.toContain('very-secret-word');
    const { pages } = (await (await of.get('/_cache')).json()) as { pages: string[] };
    expect(pages).not.toContain('/search');
  });

  test('after a purge the new words are found and the old ones are gone', async () => {
    const of = await start();
    // A busy machine may read the site more slowly than a visitor is made to wait: the words come with the next search then.
    const found = (word: string) =>
      expect.poll(async () => (await search(of, word)).list, { timeout: 30_000 }).toContain('href="/claims"');
    servePage(of, 'claims', 'Zebra');
    await found('zebra');
    servePage(of, 'claims', 'Giraffe');
    await fetch(`${of.url}/_purge`, {
      method: 'POST',
      headers: { authorization: `Bearer ${purgeSecret}` },
      body: JSON.stringify({ keys: ['pages/claims'] }),
    });
    await found('giraffe');
    expect((await search(of, 'zebra')).list).not.toContain('href="/claims"');
  }, 60_000);

  test('a service that stops answering leaves the old index in use', async () => {
    const of = await start();
    await search(of, 'motor');
    of.service.answer('GET *', { status: 500 });
    for (const path of ['/headers', '/site-settings']) of.service.answer(`GET ${path}`, { status: 500 });
    of.store.purge(['*']);
    const { status, list } = await search(of, 'motor');
    expect(status).toBe(200);
    expect(list).toContain('href="/motor-insurance"');
  });

  test.each([
    ['hangs', { delay: 60_000 }],
    ['fails', { status: 500 }],
    ['cuts the connection', { hangUp: true }],
    ['answers no JSON', { text: '<html>' }],
    ['forbids', { status: 403, json: { message: 'no' } }],
  ])(
    'a service that %s: a sentence and links, in both languages, and no long wait',
    async (_, response) => {
      const of = await start();
      of.service.answer('GET *', response);
      const faults = vi.spyOn(of.log, 'error');
      for (const [prefix, sentence, reference] of [
        ['', 'Search is not available right now', 'Error reference:'],
        ['/ar', 'البحث غير متاح الآن', 'الرقم المرجعي للخطأ:'],
      ] as const) {
        const { status, html, headers } = await search(of, 'motor', prefix);
        expect(status).toBe(503);
        expect(html).toContain(sentence);
        expect(html).toContain(`href="${prefix}/contact-us"`);
        const requestId = headers.get('x-request-id');
        expect(html.replaceAll('<!-- -->', '')).toContain(`${reference} <bdi dir="ltr">${requestId}</bdi>`);
        expect(faults).toHaveBeenCalledWith(expect.objectContaining({ requestId }), 'There was nothing to search in.');
      }
    },
    60_000,
  );

  test('one page that hangs does not keep the others from being found', async () => {
    const of = await start();
    of.service.answer('GET /pages/claims', { delay: 60_000 });
    const { status, list, html } = await search(of, 'marine');
    expect(status).toBe(200);
    expect(list).toContain('href="/marine-insurance"');
    // Nobody takes a part for the whole.
    expect(html).toContain('Not all pages have been searched yet');
    // What stands on the rest is not known: nothing is said of the whole site.
    const some = await search(of, 'marine zebras');
    expect(some.list).toContain('href="/marine-insurance"');
    expect(some.html).toContain('Not all pages have been searched yet');
    expect(some.html).not.toContain('has all of your words');
  });

  test('a service of endless links is read up to a limit, and none of them leads out', async () => {
    const of = await start();
    const entries = Array.from({ length: 2_000 }, (_, n) => ({ title: `Page ${n}`, link: `/page-${n}` }));
    const odd = [
      'https://evil.example/x',
      '//evil.example/y',
      '/../../etc/passwd',
      '/%2e%2e/jobs',
      'javascript:alert(1)',
    ];
    of.service.answer('GET /headers', {
      json: { data: [...odd.map((link) => ({ title: 'Odd', link })), { title: 'All', link: '/', pages: entries }] },
    });
    await search(of, 'page');
    await vi.waitUntil(() => of.service.calls.some(({ path }) => path === '/pages/home'), { timeout: 30_000 });
    expect(pageCalls(of).length).toBeLessThanOrEqual(300);
    expect(of.service.calls.filter(({ path }) => /evil|etc|\.\./.test(path))).toEqual([]);
  });

  test('no query does harm', async () => {
    const of = await start();
    const hostile = [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '\u202Egnp.exe',
      '(((((',
      '[a-z]{99}',
    ];
    for (const query of [...hostile, '😀'.repeat(40), '%', 'a'.repeat(3_000)]) {
      const { status, html } = await search(of, query);
      expect(status, query).toBe(200);
      expect(html).not.toContain('<script>alert');
      expect(html).not.toContain('<img src=x');
      expect(html).not.toContain('\u202e');
      expect(/<input[^>]*name="q"[^>]*value="([^"]*)"/.exec(html)?.[1]?.length ?? 0, query).toBeLessThan(400);
      expect(html, query).toContain('<meta name="robots" content="noindex"/>');
    }
  });
});

function countsOf(values: string[]): number[] {
  return [...new Set(values)].map((value) => values.filter((other) => other === value).length);
}
