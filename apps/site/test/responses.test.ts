import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { halfDuplex } from '#server/env.ts';
import { previousPurgeSecret, purgeSecret, type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site?.stop());
beforeEach(() => site.reset());

const calls = (path: string) => site.service.calls.filter((call) => call.path === path);
const textOf = async (path: string, headers?: Record<string, string>) => (await site.get(path, headers)).text();

describe('the page cache', () => {
  test('a second visitor gets the same bytes without a call, a known tag gets 304', async () => {
    const first = await site.get('/careers');
    const tag = first.headers.get('etag') ?? '';
    const made = site.service.calls.length;
    const second = await site.get('/careers?utm_source=mail');
    expect(await second.text()).toBe(await first.text());
    expect(site.service.calls).toHaveLength(made);
    expect((await site.get('/careers', { 'if-none-match': tag })).status).toBe(304);
  });

  test('[API-04] three pages within 60 s make one GET /headers, kept under getHeaders', async () => {
    for (const path of ['/', '/claims', '/ar/careers']) await site.get(path);
    expect(calls('/headers')).toHaveLength(1);
    expect(calls('/headers')[0]?.query).toEqual({});
    expect(await (await site.get('/_cache')).json()).toMatchObject({ content: expect.arrayContaining(['getHeaders']) });
  });

  test('files that are not there make one page of each language, kept under none of their addresses', async () => {
    const asked = ['a.pdf', 'b.png?download=1', 'c/d.svg', 'e.pdf.data'];
    for (const name of asked)
      site.service.answer(`GET /media/${name.replace(/\?.*/, '')}`, { status: 404, json: { message: 'Not found' } });
    const misses = async () => /result="misses"\} (\d+)/.exec(await textOf('/metrics'))?.[1];
    for (const language of ['en', 'ar']) {
      const get = (name: string, encoding = 'identity') =>
        site.get(`/media/${name}`, { accept: 'text/html', 'accept-language': language, 'accept-encoding': encoding });
      const [first = '', ...others] = await Promise.all(asked.map(async (name) => (await get(name)).text()));
      expect(first).toContain(`<html lang="${language}"`);
      expect(new Set(others)).toEqual(new Set([first]));
      const before = await misses();
      for (const encoding of ['br', 'gzip', 'identity']) {
        const response = await get('a.pdf', encoding);
        expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
        expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
        expect(await response.text()).toBe(first);
      }
      expect(await misses()).toBe(before);
    }
    expect((await (await site.get('/_cache')).json()).pages.toSorted()).toEqual(['/ar/not/found', '/not/found']);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const get = await site.get('/careers', { 'accept-encoding': 'identity' });
    const head = await fetch(`${site.url}/careers`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    expect(await head.text()).toBe('');
  });

  test.each(['br', 'gzip', 'identity'])('%s gives the same page', async (encoding) => {
    const response = await site.get('/careers', { 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(await response.text()).toContain('</html>');
  });

  test('a purge by the content service shows the new content at once', async () => {
    await site.get('/sample-page');
    site.service.answer('GET /pages/sample-page', { json: { data: { title: 'Brand new', sections: [] } } });
    expect(await textOf('/sample-page')).not.toContain('Brand new');
    const purge = (authorization: string, body: unknown = { keys: ['pages/sample-page'] }) =>
      fetch(`${site.url}/_purge`, { method: 'POST', headers: { authorization }, body: JSON.stringify(body) });
    expect((await purge('Bearer wrong')).status).toBe(401);
    expect((await purge(`Bearer ${purgeSecret}`, { keys: 'all' })).status).toBe(400);
    expect((await purge(`Bearer ${purgeSecret}`)).status).toBe(200);
    expect(await textOf('/sample-page')).toContain('Brand new');
    // A service that was not yet started anew shows the secret before (decision 0021).
    expect((await purge(`Bearer ${previousPurgeSecret}`)).status).toBe(200);
  });
});

test('what is rendered for one visitor is compressed too, and a response to a post is kept by nobody', async () => {
  const list = await site.get('/career-openings?title=a', { 'accept-encoding': 'gzip' });
  expect([list.headers.get('content-encoding'), list.headers.get('cache-control')]).toEqual([
    'gzip',
    'private, no-cache',
  ]);
  expect(await list.text()).toContain('</html>');
  const posted = await fetch(`${site.url}/careers`, { method: 'POST', headers: { origin: site.url } });
  expect(posted.headers.get('cache-control')).toBe('no-store');
});

describe('language', () => {
  test('[I18N-05] the stored choice sends a visitor of a plain address to the Arabic one, query and all', async () => {
    await site.get('/careers');
    const response = await site.get('/careers?a=1', { cookie: 'x=1; language=ar' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/ar/careers?a=1']);
    expect([response.headers.get('cache-control'), response.headers.get('vary')]).toEqual(['no-store', 'Cookie']);
  });

  test('[I18N-02] [I18N-03] no choice, English and unknown values stay on the plain address', async () => {
    for (const cookie of ['', 'language=en', 'language=fr']) {
      expect(await textOf('/careers', { cookie })).toContain('<html lang="en" dir="ltr"');
    }
    expect((await site.get('/ar/careers', { cookie: 'language=en' })).status).toBe(200);
  });

  test('what a shown application asks for is in its own language, though another was chosen meanwhile', async () => {
    const response = await site.get('/savings-calculator.data?_routes=savings-calculator', { cookie: 'language=ar' });
    expect(response.status).toBe(200);
  });

  test('security.txt says where to report a weakness, and is not out of date', async () => {
    const text = await textOf('/.well-known/security.txt');
    expect(text).toMatch(/^Contact: http\S+\/contact-us\nContact: http\S+\/ar\/contact-us\n/);
    expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
  });

  test('robots.txt and files are for both languages', async () => {
    expect((await site.get('/robots.txt', { cookie: 'language=ar' })).status).toBe(200);
  });
});

describe('previews', () => {
  test('[ROUTE-03] [API-06] a preview asks for the draft and is kept by nobody', async () => {
    site.service.answer('GET /page-previews/motor-insurance', {
      json: { data: { title: 'Only in the draft', sections: [] } },
    });
    const response = await site.get('/motor-insurance?preview=valid');
    expect(await response.text()).toContain('Only in the draft');
    expect(calls('/page-previews/motor-insurance')[0]?.query).toEqual({ token: 'valid' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(await textOf('/motor-insurance')).not.toContain('Only in the draft');
  });

  test('the page says that it is a preview and that nobody shall index it', async () => {
    const html = await textOf('/motor-insurance?preview=valid');
    expect(html).toContain('class="preview-bar"');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('rel="canonical"');
  });

  test('a refused preview is a 403 screen, never the published page', async () => {
    const response = await site.get('/motor-insurance?preview=anything');
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('Preview not allowed');
  });

  test.each([
    ['', 'This page was not online on 3 March 2026', '<a href="/motor-insurance">'],
    ['/ar', 'لم تكن هذه الصفحة منشورة يوم 3 مارس 2026', '<a href="/ar/motor-insurance">'],
  ])(
    'of a page that was not online at a moment the bar says so, and leads to it as it is now: %s',
    async (prefix, said, out) => {
      site.service.answer('GET /page-previews/motor-insurance', {
        status: 404,
        json: { message: 'None then.', as_of: '2026-03-03T11:05:00.000Z' },
      });
      const response = await site.get(`${prefix}/motor-insurance?preview=valid`);
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(html).toContain('data-as-of="2026-03-03T11:05:00.000Z"');
      expect(html).toContain(said);
      expect(html).toContain(out);
    },
  );

  test('[ROUTE-04] an empty preview is the published page', async () => {
    await site.get('/motor-insurance?preview=');
    expect(calls('/pages/motor-insurance')).toHaveLength(1);
    expect(calls('/page-previews/motor-insurance')).toHaveLength(0);
  });
});

describe('failures of the content service', () => {
  const page = 'GET /pages/sample-page';

  test('[API-33] 403 is a 403 screen and a line in the log', async () => {
    const error = vi.spyOn(site.log, 'error');
    site.service.answer(page, { status: 403, json: { message: 'no' } });
    expect((await site.get('/sample-page')).status).toBe(403);
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ key: 'pages/sample-page' }), 'Forbidden error.');
  });

  test.each([
    ['no JSON', { text: '<html>' }],
    ['no data', { json: { pages: [] } }],
    ['no object', { json: { data: 'text' } }],
  ])('a response with %s is a 502 screen', async (_name, response) => {
    site.service.answer(page, response);
    const shown = await site.get('/sample-page');
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([502, 'no-store']);
    expect(await shown.text()).toContain('site-footer');
  });

  test('[API-30] [API-36] 500 without a copy: a 503 screen, and four calls with the pauses between them', async () => {
    site.service.answer(page, { status: 500 });
    const response = await site.get('/sample-page');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await response.text()).not.toContain(site.service.url);
    // A view does not wait for the last retry where the machine is slow.
    await vi.waitUntil(() => calls('/pages/sample-page').length === 4, { timeout: 50_000 });
    const at = calls('/pages/sample-page').map((call) => call.at);
    // The clock of a call and that of a timer may differ by a millisecond.
    const pauses = [1_000, 2_000, 4_000].map((pause) => pause - 5);
    for (const [index, pause] of pauses.entries()) {
      expect((at[index + 1] ?? 0) - (at[index] ?? 0)).toBeGreaterThanOrEqual(pause);
    }
  });

  test('[API-36] a service that is asked too often is a 503 screen, and is not asked again at once', async () => {
    site.service.answer(page, { status: 429, headers: { 'retry-after': '7' } });
    const response = await site.get('/sample-page');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await response.text()).toContain('This page cannot be shown right now');
    expect(calls('/pages/sample-page')).toHaveLength(1);
  });

  test.each([
    ['no answer that can be read', { json: { data: null } }, 502],
    ['a refusal', { status: 400 }, 502],
    ['too many calls', { status: 429 }, 503],
    ['what is forbidden', { status: 403 }, 403],
  ])('%s is told with the same status on every screen that has its own words for it', async (_, answer, status) => {
    for (const call of ['GET /jobs', 'GET /jobs/7', 'GET /pages/customer-rights']) site.service.answer(call, answer);
    const paths = ['/career-openings', '/career-details/7', '/customer-rights'];
    const shown = await Promise.all(paths.map(async (path) => (await site.get(path)).status));
    expect(shown).toEqual(paths.map(() => status));
  });

  test('a page stands without its navigation and without site settings, and is not kept for long', async () => {
    site.service.answer('GET /headers', { status: 404 });
    site.service.answer('GET /site-settings', { status: 404 });
    const response = await site.get('/sample-page');
    expect([response.status, (await response.text()).includes('site-header')]).toEqual([200, true]);
  });

  test.each(['/customer-rights', '/data-sharing'])('[ERR-15] [ERR-16] %s has its own sentence', async (path) => {
    site.service.answer(`GET /pages${path}`, { json: {} });
    const response = await site.get(path);
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('Error loading customer rights data.');
  });

  test.each(['/customer-rights', '/data-sharing'])('[ERR-17] [ERR-18] %s without documents', async (path) => {
    site.service.answer(`GET /pages${path}`, { json: { data: { sections: [] } } });
    expect(await textOf(path)).toContain('No Data Available.');
  });
});

test('what cannot be rendered is left out and logged, an unknown section name once wherever it stands', async () => {
  const warn = vi.spyOn(site.log, 'warn');
  const mystery = { id: 1, order: 1, section: { name: 'mystery' }, content: {} };
  const text = { id: 2, order: 2, section: { name: 'single_blog' }, content: { header: 'Still here' } };
  for (const name of ['one', 'two']) {
    site.service.answer(`GET /pages/${name}`, { json: { data: { title: name, sections: [mystery, text] } } });
    for (const prefix of ['', '/ar']) expect(await textOf(`${prefix}/${name}`)).toContain('Still here');
  }
  const reasons = warn.mock.calls.map(([facts]) => (facts as { reason?: string }).reason);
  expect(reasons.filter((reason) => reason?.includes('mystery'))).toHaveLength(1);
});

test('a text of 2 MB that stands in many places of a page makes no page of 50 MB', async () => {
  const title = '<'.repeat(2_000_000);
  site.service.answer('GET /jobs/7', { json: { data: { id: 7, title, location: title } } });
  const html = await textOf('/career-details/7');
  expect(html).toContain('&lt;&lt;');
  expect(html.length).toBeLessThan(5_000_000);
});

describe('careers', () => {
  test('[API-18] [API-19] the filters go to the service, the countries come from the whole list', async () => {
    const html = await textOf('/career-openings?title=officer&location=Saudi+Arabia');
    expect(calls('/jobs').map(({ query }) => query)).toContainEqual({
      title: 'officer',
      location: 'Saudi Arabia',
      limit: '51',
    });
    expect(calls('/jobs').map(({ query }) => query)).toContainEqual({ limit: '51' });
    expect(html).toContain('value="officer"');
    expect(html).toContain('<option value="Bahrain">');
  });

  test('[ERR-19] no jobs', async () => {
    site.service.answer('GET /jobs', { json: { data: { jobs: [], countries: [] } } });
    expect(await textOf('/career-openings')).toContain('No jobs found');
  });

  test('[ERR-26] [ERR-27] a failed list says so and keeps what was chosen', async () => {
    site.service.answer('GET /jobs', { json: { wrong: true } });
    const response = await site.get('/career-openings?title=officer&location=Oman');
    const html = await response.text();
    expect(response.status).toBe(502);
    expect(html).toContain('The job openings could not be loaded.');
    expect(html).toContain('value="officer"');
    expect(html).toMatch(/<option value="Oman" selected/);
  });

  test('[API-20] [JOB-06] [CAREER-06] a job, its date the same in both languages, left to right', async () => {
    const job = { id: '7', title: 'Driver', updated_at: '2025-03-05', description: ['A.', 'B.'], tags: ['A', 'B'] };
    site.service.answer('GET /jobs/7', { json: { data: job } });
    const html = await textOf('/ar/career-details/7');
    expect(calls('/jobs/7')).toHaveLength(1);
    expect(html).toContain('05/03/2025');
    expect(html).toContain('<main id="content" tabindex="-1"><div dir="ltr"');
    expect(html).toContain('href="/ar/apply-form/7"');
  });

  test('[ERR-14] a job without a date', async () => {
    site.service.answer('GET /jobs/7', { json: { data: { id: 7, title: 'Driver' } } });
    expect(await textOf('/career-details/7')).toContain('Date not available.');
  });

  test('[ERR-13] [API-35] an unknown job', async () => {
    const response = await site.get('/career-details/999');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('Job not found.');
    expect(html).not.toContain('/apply-form/');
  });

  test('[ERR-28] a job that cannot be fetched', async () => {
    site.service.answer('GET /jobs/7', { json: [] });
    expect(await textOf('/career-details/7')).toContain('could not be loaded');
  });
});

describe('frames', () => {
  test('[CENTER-02] [COMPLAINT-03] [COMPLAINT-07] external pages stand where the settings say, and the policy lets them in', async () => {
    const frames = {
      claim_tracking: 'https://track.example.com/claim',
      complaint_tracking: 'https://track.example.com/complaint',
      complaint_form: 'https://forms.example.com/new',
    };
    site.service.answer('GET /site-settings', { json: { data: { frames } } });
    for (const [path, address] of [
      ['/claims', 'https://track.example.com/claim?lang=en'],
      ['/complaints', 'https://track.example.com/complaint?lang=en'],
      ['/submit-complaints', 'https://forms.example.com/new?lang=en'],
    ] as const) {
      const response = await site.get(path);
      expect(await response.text()).toMatch(
        new RegExp(`<iframe[^>]* src="${address.replace('?', '\\?')}"[^>]* loading="lazy"`),
      );
      expect(response.headers.get('content-security-policy')).toContain(
        'frame-src https://forms.example.com https://track.example.com;',
      );
    }
  });
});

describe('head of a page', () => {
  test('[PAGE-01] [PAGE-03] [PAGE-04] title and meta tags come from meta_data, once each', async () => {
    const html = await textOf('/sample-page');
    expect(html).toContain('<title>Sample page | Example Insurance</title>');
    expect(html).toContain('<meta name="description" content="About Sample page"/>');
    expect(html.match(/property="og:title"/g)).toHaveLength(1);
    expect(html).toContain('<meta property="og:title" content="Sample page"/>');
  });

  test('[PAGE-03] a picture that shared links show is named whole, and none that nobody could load takes the place of the site’s', async () => {
    const headWith = async (name: string, ...attributes: object[]) => {
      const data = { sections: [], meta_data: [{ attributes }] };
      site.service.answer(`GET /pages/${name}`, { json: { data } });
      return textOf(`/${name}`);
    };
    const own = await headWith('plain', { property: 'og:image', content: 'javascript:alert(1)' });
    expect(own).toMatch(/<meta property="og:image" content="https?:\/\/[^"]+\/social\//);
    const html = await headWith(
      'motor-insurance',
      { property: 'og:image', content: '/files/a.png' },
      { name: 'twitter:image', content: 'https://cdn.example/b.png' },
      { property: 'og:url', content: '/offers' },
    );
    const [, siteUrl] = /<link rel="canonical" href="(.*?)\/motor-insurance"/.exec(html) ?? [];
    expect(html).toContain(`<meta property="og:image" content="${siteUrl}/media/files/a.png"/>`);
    expect(html).toContain('<meta name="twitter:image" content="https://cdn.example/b.png"/>');
    expect(html).toContain(`<meta property="og:url" content="${siteUrl}/offers"/>`);
  });

  test('[PAGE-02] without a title in meta_data the company name stands, whatever the heading says', async () => {
    for (const name of ['plain', 'motor-insurance', 'home']) {
      site.service.answer(`GET /pages/${name}`, { json: { data: { title: 'Named', sections: [] } } });
      const html = await textOf(name === 'home' ? '/' : `/${name}`);
      expect(html).toContain('<title>Example Insurance</title>');
      expect(html).toMatch(/<h1[^>]*>Named</);
    }
  });

  test('[PAGE-13] the hero below a banner holds the one heading, with what stands below it, too', async () => {
    const section = (id: string, name: string, title: string) => ({
      id,
      section: { name },
      content: { title, image: '/media/a.png' },
    });
    const blog = { id: 'c', section: { name: 'single_blog' }, content: { header: 'More', description: 'Words.' } };
    const sections = [section('a', 'full_banner', ''), section('b', 'cover', 'Named by its hero'), blog];
    for (const name of ['home', 'claims', 'plain']) {
      site.service.answer(`GET /pages/${name}`, { json: { data: { title: 'Title', sections } } });
      for (const prefix of ['', '/ar']) {
        const html = await textOf(name === 'home' ? prefix || '/' : `${prefix}/${name}`);
        const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, words]) =>
          words?.replace(/<[^>]*>/g, ''),
        );
        expect(headings, `${prefix}/${name}`).toEqual(['Named by its hero']);
        expect(html.indexOf('data-section="full_banner"')).toBeLessThan(html.indexOf('<h1'));
        expect(html.match(/data-section="single_blog"/g)).toHaveLength(1);
      }
    }
  });

  test('no text of the service can end a script', async () => {
    site.service.answer('GET /jobs/7', { json: { data: { id: 7, title: '&lt;/script&gt;&lt;script&gt;alert(1)' } } });
    const html = await textOf('/career-details/7');
    expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script>alert');
  });

  test('the policy names exactly the inline scripts and styles of the page', async () => {
    const response = await site.get('/');
    const html = await response.text();
    const policy = response.headers.get('content-security-policy') ?? '';
    const inline = [...html.matchAll(/<(?:script|style)\b(?![^>]*\ssrc=)[^>]*>([\s\S]+?)<\/(?:script|style)>/g)];
    const hashes = inline.map(([, content = '']) => createHash('sha256').update(content).digest('base64'));
    expect(hashes.length).toBeGreaterThan(2);
    const named = [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash);
    expect(new Set(named)).toEqual(new Set(hashes));
    expect(policy).not.toContain('unsafe');
    for (const name of ['x-content-type-options', 'referrer-policy', 'permissions-policy', 'x-request-id']) {
      expect(response.headers.has(name)).toBe(true);
    }
  });
});

describe('posts', () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${site.url}/careers`, { method: 'POST', headers, body: new URLSearchParams({ a: '1' }) });

  test('a post from the address that the visitor really used passes the guard, a foreign one does not', async () => {
    const own = site.url;
    expect((await post({ origin: own })).status).toBe(405);
    expect((await post({ origin: own.replace('http:', 'https:'), 'x-forwarded-proto': 'https' })).status).toBe(405);
    expect((await post({ origin: 'https://evil.example' })).status).toBe(400);
    // SITE_URL, behind a proxy that writes a host of its own; and a browser that keeps its origin to itself.
    expect((await post({ origin: 'https://www.example.com' })).status).toBe(405);
    expect((await post({ origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(405);
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(400);
  });

  test('nor does one to an address without a screen, such as the one that opens a request', async () => {
    for (const path of ['/my-requests/FX-1/open', '/ar/my-requests/FX-1/open', '/claim/send', '/claim.data']) {
      const body = () => new URLSearchParams({ token: 'token-of-FX-1' });
      const send = (headers: Record<string, string>) =>
        fetch(`${site.url}${path}`, { method: 'POST', headers, body: body(), redirect: 'manual' });
      for (const origin of ['https://evil.example', 'null', 'nonsense', `${site.url}1`]) {
        const { status, headers } = await send({ origin });
        expect([status, headers.get('set-cookie')], `${path} ${origin}`).toEqual([400, null]);
      }
      for (const headers of [{}, { origin: site.url }] as Record<string, string>[])
        expect((await send(headers)).status, path).not.toBe(400);
    }
  });

  test('other methods are refused, and so are bodies over 12 MB that do not say so', async () => {
    expect((await fetch(`${site.url}/careers`, { method: 'DELETE' })).status).toBe(405);
    const body = new Blob([Buffer.alloc(12 * 1024 * 1024 + 1)]).stream();
    expect((await fetch(`${site.url}/contact-us`, { method: 'POST', body, ...halfDuplex })).status).toBe(413);
  });

  test('a body without a stated length arrives whole', async () => {
    const body = new Blob(['a=1']).stream();
    const response = await fetch(`${site.url}/careers`, { method: 'POST', body, ...halfDuplex });
    expect(response.status).toBe(405);
  });
});

describe('operators', () => {
  test('health and metrics answer inside, and are a plain 404 for whoever comes through a proxy', async () => {
    expect(await (await site.get('/health')).json()).toEqual({ status: 'ok' });
    expect(await (await site.get('/ready')).json()).toEqual({ status: 'ok', content: 'fresh' });
    expect(await textOf('/metrics')).toMatch(/process_resident_memory_bytes \d+/);
    for (const path of ['/health', '/ready', '/metrics', '/_cache']) {
      expect((await site.get(path, { 'x-forwarded-for': '8.8.8.8' })).status).toBe(404);
      const authorization = `Bearer ${purgeSecret}`;
      expect((await site.get(path, { 'x-forwarded-for': '8.8.8.8', authorization })).status).toBe(200);
    }
  });

  test('ready is 503 with the reason while the service fails and nothing is at hand; the site is alive', async () => {
    site.service.answer('GET /headers', { json: [] });
    const response = await site.get('/ready');
    expect([response.status, await response.json()]).toEqual([
      503,
      { status: 'down', content: 'the response has no data' },
    ]);
    expect((await site.get('/health')).status).toBe(200);
  });

  test('a site with copies stays ready while the service is away', async () => {
    await site.get('/careers');
    site.service.answer('GET *', { status: 503 });
    site.store.expire();
    expect(await (await site.get('/ready')).json()).toEqual({ status: 'ok', content: 'older copies' });
  });
});
