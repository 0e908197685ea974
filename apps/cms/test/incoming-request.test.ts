import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { jwtSign } from 'payload';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callerAddressOf } from '../src/access/caller-address.ts';

async function admitted(
  url: string,
  headers: Record<string, string> = {},
  environment: Record<string, string> = {},
  method = 'GET',
) {
  vi.resetModules();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { admit } = await import('../src/access/incoming-request.ts');
  const { withHostCookie } = await import('../src/access/session-cookie.ts');
  vi.unstubAllEnvs();
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: '192.0.2.9' });
  const request = Object.assign(new IncomingMessage(socket), { url, method, headers });
  const response = new ServerResponse(request);
  const goesOn = admit(request, response, { dev: false });
  return { goesOn, request, response, withHostCookie };
}
const https = { ADMIN_URL: 'https://cms.example.com', SITE_URL: 'https://www.example.com' };

describe('every response of the content service', () => {
  it.each(['/admin', '/cms-api/users', '/api/pages/home', '/health'])('%s has its security headers', async (path) => {
    const { response } = await admitted(path, {}, https);
    expect(response.getHeaders()).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  });

  it('of the admin’s calls is kept by nobody, unless it says so itself', async () => {
    expect((await admitted('/cms-api/users/me')).response.getHeader('cache-control')).toBe('no-store');
    expect((await admitted('/brand/mark.svg')).response.hasHeader('cache-control')).toBe(false);
  });

  it('leaves the policy to files and to examples of mails, which have one of their own, and to nothing beside them', async () => {
    const hasPolicy = async (path: string) => (await admitted(path)).response.hasHeader('content-security-policy');
    const previews = ['mail-preview?mail=received', 'group-preview?group=case-statuses'];
    for (const path of ['/media/a.svg', ...previews.map((name) => `/cms-api/globals/texts/${name}`)])
      expect(await hasPolicy(path), path).toBe(false);
    for (const path of ['/cms-api/globals/texts', '/cms-api/globals/texts/mail-previews'])
      expect(await hasPolicy(path), path).toBe(true);
  });

  it('asks for https only where the admin is on https', async () => {
    expect((await admitted('/admin')).response.hasHeader('strict-transport-security')).toBe(false);
  });

  it('lets the admin run its own scripts and frame the site, and tells Next the nonce', async () => {
    const { request, response } = await admitted('/admin/login', { 'content-security-policy': 'made up' }, https);
    const policy = String(response.getHeader('content-security-policy'));
    expect(policy).toMatch(
      /script-src 'self' 'nonce-[\w+/=]{24}' 'sha256-[\w+/=]{44}';.*frame-src 'self' https:\/\/www\.example\.com;/,
    );
    expect(request.headers['content-security-policy']).toBe(policy);
  });
});

describe('the session’s cookie under https', () => {
  it('leaves under a name that no other host can set', async () => {
    const { withHostCookie } = await admitted('/admin', {}, https);
    const sent = new Response(null, { headers: { 'set-cookie': 'content-token=abc; Path=/; Secure=true' } });
    expect(withHostCookie(sent).headers.getSetCookie()).toEqual(['__Host-content-token=abc; Path=/; Secure=true']);
  });

  it('is taken under that name alone', async () => {
    const cookie = 'content-token=planted; content-lng=ar; __Host-content-token=abc';
    expect((await admitted('/admin', { cookie }, https)).request.headers.cookie).toBe(
      'content-lng=ar; content-token=abc',
    );
  });
});

it('an address of IPv4 is told in its own form, however the socket writes it', () => {
  const addressOf = (address: string) => callerAddressOf(new Headers({ 'x-caller-address': address }));
  expect([addressOf('::ffff:203.0.113.7'), addressOf('2001:db8::7')]).toEqual(['203.0.113.7', '2001:db8::7']);
});

it('a caller’s address is what the socket says, or a trusted proxy', async () => {
  const told = { 'x-forwarded-for': '203.0.113.7', 'x-caller-address': '1.2.3.4' };
  const address = async (environment = {}) =>
    (await admitted('/', { ...told }, environment)).request.headers['x-caller-address'];
  expect(await address()).toBe('192.0.2.9');
  expect(await address({ TRUSTED_PROXIES: '192.0.2.0/24' })).toBe('203.0.113.7');
});

it('a link in a mail comes again from the admin itself, with the session', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  const { goesOn, response } = await admitted('/admin/collections/messages/7', headers);
  expect([goesOn, response.getHeader('refresh')]).toEqual([false, '0;url=/admin/collections/messages/7']);
  expect((await admitted('/admin', { ...headers, 'sec-fetch-site': 'same-origin' })).goesOn).toBe(true);
});

it.each([
  '/%61dmin/login',
  '/cms%2Dapi/users/login',
  '//admin/login',
  '/admin//login',
  '/./admin',
  '/api/../cms-api/users/login',
  '/api/%2e%2E/cms-api/users/login',
  '/api/..',
  '/api\\admin',
  '/admin#login',
  'http://cms.example.com/admin',
  '/media/%E0%A4%A',
  '/api/pages/%00',
  '/api/jobs?title=a%00',
  '/admin/collections/pages?search=%00',
  '*',
])('another spelling of an address is no address: %s', async (path) => {
  const { goesOn, response } = await admitted(path);
  expect([goesOn, response.statusCode]).toEqual([false, 404]);
});

it.each([
  '/',
  '/admin/collections/pages/7?locale=ar#x',
  '/api/claims/%2F..%5C%D9%A1?id=1//2',
  '/_next/static/chunks/a%20b.js',
  '/.well-known/change-password',
  '/media/a-1f8a0c3d.webp',
])('an address as browsers and the site spell it goes on: %s', async (path) => {
  expect((await admitted(path)).goesOn).toBe(true);
});

it.each(['TRACE', 'PROPFIND', 'QUERY'])('a method that nobody serves is refused: %s', async (method) => {
  const { goesOn, response } = await admitted('/cms-api/users', {}, {}, method);
  expect([goesOn, response.statusCode, response.getHeader('allow')]).toEqual([false, 405, expect.any(String)]);
});

it.each(['https://www.example.com', 'https://cms.example.com:8443', 'null'])(
  'nothing is changed, and nobody signed in, from %s',
  async (origin) => {
    const { goesOn, response } = await admitted('/cms-api/users/login', { origin }, https, 'POST');
    expect([goesOn, response.statusCode]).toEqual([false, 403]);
    expect((await admitted('/cms-api/users/me', { origin }, https)).goesOn).toBe(true);
  },
);

it('the admin’s own pages, and tools that are no page, change what they may', async () => {
  const callers: Record<string, string>[] = [{ origin: 'https://cms.example.com' }, {}];
  for (const headers of callers)
    expect((await admitted('/cms-api/users/login', headers, https, 'POST')).goesOn).toBe(true);
});

describe('a body is refused before anything reads of it', () => {
  const megabyte = 1_048_576;
  let admit: typeof import('../src/access/incoming-request.ts').admit;
  let session: string;
  beforeEach(async () => {
    vi.resetModules();
    ({ admit } = await import('../src/access/incoming-request.ts'));
    session = await sessionFor(60);
  });
  /** As Payload signs one. */
  const sessionFor = async (tokenExpiration: number, key?: string) => {
    const { sessionKeyOf, sessionSecret } = await import('../src/access/signed-session.ts');
    const secret = key ?? sessionKeyOf(sessionSecret);
    return (await jwtSign({ fieldsToSign: { id: 1 }, secret, tokenExpiration })).token;
  };
  const send = (url: string, headers: Record<string, string>, remoteAddress = '192.0.2.9', method = 'POST') => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
    const cookie = `content-lng=ar; content-token=${session}`;
    const request = Object.assign(new IncomingMessage(socket), { url, method, headers: { cookie, ...headers } });
    const response = new ServerResponse(request);
    const goesOn = admit(request, response, { dev: false });
    return { status: goesOn ? undefined : response.statusCode, response };
  };
  const login = '/cms-api/users/login';
  const page = '/cms-api/pages/1';
  const json = (bytes: number) => ({ 'content-type': 'application/json', 'content-length': String(bytes) });
  const query = { 'x-http-method-override': 'GET', 'content-type': 'application/x-www-form-urlencoded' };
  const upload = (bytes: number) => ({
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': `${bytes}`,
  });

  it.each([
    ['of 200 MB', page, json(200 * megabyte), 413],
    ['of 4 MB and a byte', page, json(4 * megabyte + 1), 413],
    ['of 4 MB', page, json(4 * megabyte), undefined],
    ['of 64 KB', login, json(65_536), undefined],
    ['of 64 KB and a byte to who has a form open', '/cms-api/together', json(65_537), 413],
    ['of 64 KB and a byte to cases that are assigned', '/cms-api/desk/assign', json(65_537), 413],
    ['of 64 KB and a byte to what somebody prefers', '/cms-api/payload-preferences/x', json(65_537), 413],
    ['of 64 KB and a byte as a form to an account', '/cms-api/users/1?depth=0', upload(65_537), 413],
    ['of no length', login, { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }, 411],
    [
      'of no length at a path that only begins like the contract',
      '/api/pages.more',
      { 'transfer-encoding': 'chunked' },
      411,
    ],
    ['with a file of 15 MB', '/cms-api/images', upload(15 * megabyte), undefined],
    ['with files of 53 MB', '/cms-api/images', upload(53 * megabyte), 413],
    [
      'with a list of 30 MB',
      '/cms-api/providers/import',
      { ...json(30 * megabyte), 'content-type': 'text/csv' },
      undefined,
    ],
    [
      'of the contract, which counts itself',
      '/api/service-requests/claim',
      { 'transfer-encoding': 'chunked' },
      undefined,
    ],
    ['that is none', '/cms-api/users/logout', {}, undefined],
    [
      'with fields of a form, which nobody reads',
      '/cms-api/globals/case-handling?depth=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
    ],
    ['with a query of 64 KB', '/cms-api/pages', { ...query, 'content-length': '65536' }, undefined],
    ['with a longer query', '/cms-api/pages', { ...query, 'content-length': '65537' }, 413],
    [
      'with a longer query under Payload’s own name',
      '/cms-api/pages',
      { 'x-payload-http-method-override': 'GET', 'content-type': 'application/json', 'content-length': '65537' },
      413,
    ],
  ])('%s', (_title, url, headers, status) => {
    expect(send(url, headers as Record<string, string>).status).toBe(status);
  });

  it.each([
    ['/cms-api/pages', {}],
    ['/cms-api/media', upload(0)],
    ['/cms-api/providers/import', { 'content-type': 'text/csv' }],
    ['/admin/login', { 'next-action': 'a name' }],
    ['/nothing', {}],
  ])('of a stranger, past what a sign-in needs: %s', (path, headers) => {
    const of = (bytes: number) => send(path, { ...json(bytes), ...headers, 'content-length': `${bytes}`, cookie: '' });
    expect([of(16_384).status, of(16_385).status, of(4 * megabyte).status]).toEqual([undefined, 401, 401]);
  });

  it.each([login, '/cms-api/users/reset-password'])('of a stranger to %s, past what it needs', (path) => {
    const of = (bytes: number) => send(path, { ...json(bytes), cookie: '' }).status;
    expect([of(16_384), of(16_385), of(4 * megabyte)]).toEqual([undefined, 401, 413]);
  });

  it('with a session that nobody here signed, or that is over', async () => {
    const [head, claims, signature = ''] = session.split('.');
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    const strange = [
      ...['', 'x', '..', `${head}.${claims}`, `${head}.${claims}.`, `${session}.`, `${unsigned}.${claims}.`],
      ...[`${head}.${claims}.${signature.slice(0, -1)}`, `${head}.${claims}.${signature}=`, `x${session}`],
      ...[await sessionFor(60, 'a key that somebody made up'), await sessionFor(-1)],
    ];
    const statusWith = (headers: Record<string, string>) => send(login, { ...json(20_000), ...headers }).status;
    for (const token of strange) {
      expect(statusWith({ cookie: `content-token=${token}` }), token).toBe(401);
      expect(statusWith({ cookie: '', authorization: `JWT ${token}` }), token).toBe(401);
    }
    for (const kind of ['JWT', 'Bearer'])
      expect(statusWith({ cookie: '', authorization: `${kind} ${session}` })).toBeUndefined();
    expect(statusWith({ cookie: `content-token=x; content-token=${session}` })).toBeUndefined();
  });

  it('to a page of the admin by anything but its scripts', () => {
    expect(send('/admin/login', upload(100)).status).toBe(405);
    expect(send('/admin/login', { ...upload(100), 'next-action': 'a name' }).status).toBeUndefined();
  });

  it('of a GET too', () => expect(send('/admin', json(5 * megabyte), '192.0.2.9', 'GET').status).toBe(413));

  it('when many are under way, of one sender or of all; small ones come in; room is free when a response closes', () => {
    const from = (address: string) => send(page, json(4 * megabyte), address);
    const own = Array.from({ length: 17 }, () => from('2001:db8::1'));
    expect(own.map(({ status }) => status)).toEqual([...Array(16).fill(undefined), 503]);
    expect(own.at(-1)?.response.getHeader('retry-after')).toBe(30);
    // Of no other type do the admin's forms read why they were refused.
    expect(own.at(-1)?.response.getHeader('content-type')).toBe('application/json');
    const others = Array.from({ length: 30 }, (_, at) => from(`198.51.${at}.7`));
    expect(others.filter(({ status }) => status === undefined)).toHaveLength(23);
    expect(send(login, json(100), '203.0.113.7').status).toBeUndefined();
    own[0]?.response.emit('close');
    expect(from('203.0.113.7').status).toBeUndefined();
  });
});
