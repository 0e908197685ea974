import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Role, roles } from '../src/access/roles.ts';
import { config } from '../src/config.ts';
import { contractRoute } from '../src/http/contract-route.ts';
import { getPage, getPagePreview } from '../src/http/pages.ts';
import {
  framedPreviewAddress,
  openPreview,
  previewAddress,
  previewButtonAddress,
} from '../src/preview/preview-address.ts';
import { createPreviewToken, isPreviewToken, previewLifetime } from '../src/preview/preview-token.ts';
import { openTestContent } from './test-content.ts';

const secrets = { SECRET: ['a-secret-for-this-test'] } as const;

describe('a preview token', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const token = createPreviewToken('home', secrets, now);

  it('holds for its page until half an hour is over', () => {
    expect(isPreviewToken(token, 'home', secrets, now + previewLifetime - 1)).toBe(true);
    expect(isPreviewToken(token, 'home', secrets, now + previewLifetime)).toBe(false);
  });

  it.each([
    ['another page', token, 'careers', secrets],
    ['another secret', token, 'home', { SECRET: ['another-secret-of-the-test'] } as const],
    [
      'a changed claim',
      `${Buffer.from('{"page":"home","until":9e15}').toString('base64url')}.${token.split('.')[1]}`,
      'home',
      secrets,
    ],
    ['no signature', token.split('.')[0] ?? '', 'home', secrets],
    ['something added', `${token}.x`, 'home', secrets],
    ['any value', 'anything', 'home', secrets],
    ['nothing', '', 'home', secrets],
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
    expect(isPreviewToken(address.searchParams.get('preview') ?? '', name, config.secrets)).toBe(true);
  });
});

describe('the frame beside the form', () => {
  const step = 5 * 60_000;
  const began = Date.parse('2026-11-20T12:00:00Z');

  it('keeps its address for five minutes, so that saving does not load it anew', () => {
    const address = framedPreviewAddress({ name: 'careers' }, 'ar', began);
    expect(framedPreviewAddress({ name: 'careers' }, 'ar', began + step - 1)).toBe(address);
    expect(framedPreviewAddress({ name: 'careers' }, 'ar', began + step)).not.toBe(address);
  });

  it('has a token with at least 25 minutes to go', () => {
    const last = began + step - 1;
    const address = new URL(framedPreviewAddress({ name: 'careers' }, 'ar', last) ?? '');
    const token = address.searchParams.get('preview') ?? '';
    expect(address.pathname).toBe('/ar/careers');
    expect(isPreviewToken(token, 'careers', config.secrets, last + 25 * 60_000)).toBe(true);
  });
});

describe('the Preview button', () => {
  let payload: Payload;
  let id: number | string;

  beforeAll(async () => {
    payload = await openTestContent();
    id = (await payload.create({ collection: 'pages', data: { name: 'never-published', title: 'x' }, draft: true })).id;
  });
  afterAll(() => payload?.destroy());

  async function open(user: TypedUser | null, page: number | string, query = 'locale=ar'): Promise<Response> {
    const req = await createLocalReq({ user: user ?? undefined }, payload);
    Object.assign(req, { routeParams: { id: page }, searchParams: new URLSearchParams(query) });
    return openPreview.handler(req);
  }

  it('leads to a token that is made when it is pressed', async () => {
    expect(previewButtonAddress(id, 'ar')).toBe(`/cms-api/pages/${id}/preview?locale=ar`);
    const user = { id: 1, role: 'reviewer', collection: 'users', email: 'x@example.com', name: 'x' } as TypedUser;
    const response = await open(user, id);
    expect(response.status).toBe(302);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const address = new URL(response.headers.get('location') ?? '');
    expect(address.origin + address.pathname).toBe(`${config.siteUrl}/ar/never-published`);
    expect(isPreviewToken(address.searchParams.get('preview') ?? '', 'never-published', config.secrets)).toBe(true);
    expect((await open(user, 999_999)).status).toBe(404);
  });

  it('and the frame lead nobody to a draft that he may not read, whatever page a browser names', async () => {
    const addressFor = async (role: Role, data: Record<string, unknown>) => {
      const user = { id: 1, role, collection: 'users', email: 'x@example.com', name: 'x' } as TypedUser;
      const req = await createLocalReq({ user }, payload);
      const { url } = payload.collections.pages.config.admin.livePreview ?? {};
      return typeof url === 'function' ? url({ data, locale: { code: 'ar' }, payload, req } as never) : url;
    };
    const named = { id, name: 'never-published' };
    expect(await addressFor('reviewer', named)).toContain('/ar/never-published?preview=');
    for (const role of ['care', 'people'] as const) expect(await addressFor(role, named), role).toBeNull();
    expect(await addressFor('care', { name: 'never-published' })).toBeNull();
    expect((await open({ id: 1, role: 'care', collection: 'users' } as TypedUser, id)).status).toBe(404);
  });

  it('and the frame lead nobody past what is published, who reads no drafts', async () => {
    const page = { name: 'published-by-now', title: 'x', _status: 'published' } as const;
    const { id: shown } = await payload.create({ collection: 'pages', data: page });
    const { url } = payload.collections.pages.config.admin.livePreview ?? {};
    const statuses: Partial<Record<Role, number>> = {};
    for (const role of roles) {
      const user = { id: 1, role, collection: 'users', email: 'x@example.com', name: 'x' } as TypedUser;
      const req = await createLocalReq({ user }, payload);
      const frame =
        typeof url === 'function' && (await url({ data: { id: shown }, locale: { code: 'en' }, req } as never));
      const response = await open(user, shown);
      expect(Boolean(frame), role).toBe(response.status === 302);
      statuses[role] = response.status;
    }
    expect(statuses).toEqual({ admin: 302, editor: 302, reviewer: 302, people: 404, care: 404 });
  });

  it('gives no token to somebody who is not signed in', async () => {
    const response = await open(null, id).catch((error: { status?: number }) => error);
    expect(response.status).toBe(403);
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

  async function call(route: typeof preview, query: string, key = config.contentApiKeys[0]) {
    const request = new Request(`http://cms.test/api/x?${query}`, { headers: { authorization: `Bearer ${key}` } });
    const response = await route(request, { params: Promise.resolve({ name: 'sample-page' }) });
    return { status: response.status, body: (await response.json()) as { data?: { title: string }; message?: string } };
  }

  it('[API-06] answers with the newest draft in the shape of a page', async () => {
    const response = await call(preview, `token=${createPreviewToken('sample-page', config.secrets)}`);
    expect(response).toMatchObject({ status: 200, body: { data: { title: 'Draft words', sections: [] } } });
  });

  it('[ROUTE-04] leaves the published answer as it is', async () => {
    expect(await call(published, '')).toMatchObject({ status: 200, body: { data: { title: 'Published words' } } });
  });

  it.each(['', 'token=anything', `token=${createPreviewToken('home', config.secrets)}`])(
    'refuses %j',
    async (query) => {
      const { status, body } = await call(preview, query);
      expect(status).toBe(403);
      expect(body).toEqual({ message: expect.any(String) });
    },
  );

  it('refuses a caller without the key of the site, token or not', async () => {
    const token = createPreviewToken('sample-page', config.secrets);
    expect((await call(preview, `token=${token}`, 'wrong-key')).status).toBe(401);
  });
});
