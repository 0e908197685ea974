import { headersExample, siteSettingsExample } from '@insurer/contract/examples/response-examples.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site?.stop());
beforeEach(() => site.reset());

const drafted = { en: 'Only in the draft', ar: 'في المسودة فقط' };

/** A service that has a draft of the header for the token `valid`. */
function draftHeader() {
  const [first, ...others] = headersExample.data;
  const draft = { ...headersExample, data: [{ ...first, title: drafted.en, title_ar: drafted.ar }, ...others] };
  site.service.answer('GET /headers', ({ query }) => ({ json: query.preview === 'valid' ? draft : headersExample }));
}

// docs/contract.md, Credentials.
test('a preview draws every page with the draft of the header, in both languages, and keeps nothing of it', async () => {
  draftHeader();
  for (const [prefix, title] of [
    ['', drafted.en],
    ['/ar', drafted.ar],
  ] as const) {
    const path = `${prefix}/sample-page`;
    for (const [query, isDraft] of [
      ['', false],
      ['?preview=valid', true],
      ['', false],
    ] as const) {
      const response = await site.get(`${path}${query}`);
      expect([response.status, (await response.text()).includes(title)]).toEqual([200, isDraft]);
      if (isDraft) expect(response.headers.get('cache-control')).toBe('no-store');
    }
  }
});

test('a preview draws a form with the draft of its texts, in both languages, and keeps nothing of it', async () => {
  const texts = { 'forms.submit-claim.fields.phone.label': { en: 'Drafted label', ar: 'نص المسودة' } };
  const draft = { data: { ...siteSettingsExample.data, texts } };
  site.service.answer('GET /site-settings', ({ query }) => ({
    json: query.preview === 'valid' ? draft : siteSettingsExample,
  }));
  for (const [path, label] of [
    ['/submit-claim', 'Drafted label'],
    ['/ar/submit-claim', 'نص المسودة'],
  ] as const)
    for (const [query, isDraft] of [
      ['?preview=valid', true],
      ['', false],
    ] as const)
      expect((await (await site.get(`${path}${query}`)).text()).includes(`>${label}<`)).toBe(isDraft);
});

test('a preview stands with what is published where the service cannot answer for its token', async () => {
  site.service.answer('GET /site-settings', ({ query }) =>
    query.preview === undefined ? { json: siteSettingsExample } : { status: 500, json: { message: 'away' } },
  );
  const published = await (await site.get('/sample-page')).text();
  const response = await site.get('/sample-page?preview=valid');
  expect(response.status).toBe(200);
  const footer = (html: string) => html.slice(html.indexOf('<footer')).match(/<a [^>]*>[^<]+/g)?.length;
  expect(footer(await response.text())).toBe(footer(published));
});

test.each(['/sample-page', '/search', '/get-a-quote', '/quote/motor', '/no-such-page'])(
  'an invented token costs one call at first, and none when it comes again: %s',
  async (path) => {
    await site.get(path);
    const tokens = () => site.service.calls.flatMap(({ query }) => query.token ?? query.preview ?? []);
    const address = `${path}?preview=invented-for-${path.slice(1)}`;
    const { status } = await site.get(address);
    expect(tokens()).toHaveLength(1);
    expect((await site.get(address)).status).toBe(status);
    expect(tokens()).toHaveLength(1);
  },
);

test('no service is asked with a token of endless length', async () => {
  await site.get('/sample-page');
  site.service.calls.length = 0;
  const response = await site.get(`/sample-page?preview=${'a'.repeat(5_000)}`);
  expect([response.status, site.service.calls]).toEqual([403, []]);
});
