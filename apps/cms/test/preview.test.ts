import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { config } from '../src/config.ts';
import { contractRoute } from '../src/contract-api/contract-route.ts';
import { getPage, getPagePreview } from '../src/contract-api/pages.ts';
import { previewAddress } from '../src/preview/preview-address.ts';
import { createPreviewToken, isPreviewToken, previewLifetime } from '../src/preview/preview-token.ts';
import { openTestContent } from './test-content.ts';

const secret = 'a-secret-for-this-test';

describe('a preview token', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const token = createPreviewToken('home', secret, now);

  it('holds for its page until half an hour is over', () => {
    expect(isPreviewToken(token, 'home', secret, now + previewLifetime - 1)).toBe(true);
    expect(isPreviewToken(token, 'home', secret, now + previewLifetime)).toBe(false);
  });

  it.each([
    ['another page', token, 'careers', secret],
    ['another secret', token, 'home', 'another-secret-of-the-test'],
    [
      'a changed claim',
      `${Buffer.from('{"page":"home","until":9e15}').toString('base64url')}.${token.split('.')[1]}`,
      'home',
      secret,
    ],
    ['no signature', token.split('.')[0] ?? '', 'home', secret],
    ['something added', `${token}.x`, 'home', secret],
    ['any value', 'anything', 'home', secret],
    ['nothing', '', 'home', secret],
  ])('does not hold with %s', (_, given, page, key) => {
    expect(isPreviewToken(given, page, key, now)).toBe(false);
  });
});

describe('the preview link of an editor', () => {
  it.each([
    ['home', 'en', '/'],
    ['home', 'ar', '/ar'],
    ['careers', 'en', '/careers'],
    ['careers', 'ar', '/ar/careers'],
  ])('%s in %s leads to %s', (name, locale, path) => {
    const address = new URL(previewAddress({ name }, locale) ?? '');
    expect(address.origin + address.pathname).toBe(`${config.siteUrl}${path}`);
    expect(isPreviewToken(address.searchParams.get('preview') ?? '', name, config.secret)).toBe(true);
  });
});

describe('GET /page-previews/{name}', () => {
  let payload: Payload;
  const preview = contractRoute('page-previews', getPagePreview);
  const published = contractRoute('pages', getPage);

  beforeAll(async () => {
    payload = await openTestContent();
    const data = { name: 'sample-page', title: 'Published words', _status: 'published' } as const;
    const { id } = await payload.create({ collection: 'pages', data });
    await payload.update({ collection: 'pages', id, data: { title: 'Draft words' }, draft: true });
  });
  afterAll(() => payload?.destroy());

  async function call(route: typeof preview, query: string, key = config.contentApiKey) {
    const request = new Request(`http://cms.test/api/x?${query}`, { headers: { authorization: `Bearer ${key}` } });
    const response = await route(request, { params: Promise.resolve({ name: 'sample-page' }) });
    return { status: response.status, body: (await response.json()) as { data?: { title: string }; message?: string } };
  }

  it('[API-06] answers with the newest draft in the shape of a page', async () => {
    const answer = await call(preview, `token=${createPreviewToken('sample-page', config.secret)}`);
    expect(answer).toMatchObject({ status: 200, body: { data: { title: 'Draft words', sections: [] } } });
  });

  it('[ROUTE-04] leaves the published answer as it is', async () => {
    expect(await call(published, '')).toMatchObject({ status: 200, body: { data: { title: 'Published words' } } });
  });

  it.each(['', 'token=anything', `token=${createPreviewToken('home', config.secret)}`])('refuses %j', async (query) => {
    const { status, body } = await call(preview, query);
    expect(status).toBe(403);
    expect(body).toEqual({ message: expect.any(String) });
  });

  it('refuses a caller without the key of the site, token or not', async () => {
    const token = createPreviewToken('sample-page', config.secret);
    expect((await call(preview, `token=${token}`, 'wrong-key')).status).toBe(401);
  });
});
