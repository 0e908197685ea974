import { handleEndpoints, type Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isSendersFault, openElsewhere } from '../src/access/senders-faults.ts';
import { signedOut } from '../src/access/signed-out.ts';
import { type AdminCalls, admin, openAdminCalls } from './admin-calls.ts';

let payload: Payload;
let cookie = '';
let id: AdminCalls['user']['id'];
let call: AdminCalls['call'];

beforeAll(async () => {
  const opened = await openAdminCalls();
  ({ payload, cookie, call } = opened);
  id = opened.user.id;
});
afterAll(() => payload?.destroy());

describe('what is no row’s number', () => {
  it.each([
    ['GET', '/users/refresh-token'],
    ['GET', '/users/unlock'],
    ['GET', '/users/NaN'],
    ['GET', '/users/1e9'],
    ['GET', '/users/99999999999'],
    ['GET', '/users/2147483648'],
    ['GET', '/pages/versions/newest'],
    ['PATCH', '/users/me'],
    ['DELETE', '/media/x'],
    ['POST', '/pages/x/duplicate'],
    ['POST', '/users/access/x'],
    ['GET', '/pages/x/preview'],
    // Payload offers the versions of what has none.
    ['GET', '/messages/versions'],
    ['GET', '/payload-locked-documents/versions'],
    ['GET', '/globals/header/versions/x'],
    ['POST', '/globals/header/versions/x'],
    // Another door to files, behind which there are none.
    ['GET', '/media/file/x'],
    ['GET', '/documents/file/report.pdf'],
    ['DELETE', '/payload-preferences/none'],
    // Payload's own list of migrations has no calls at all, which is no fault of the service either.
    ['GET', '/payload-migrations'],
    ['POST', '/payload-migrations'],
  ])('is nothing that exists, and no fault: %s %s', async (method, path) => {
    const faults = vi.spyOn(payload.logger, 'error');
    const response = await call(method, path, method === 'GET' ? undefined : {});
    expect([response.status, faults.mock.calls.length]).toEqual([404, 0]);
    expect(JSON.stringify(await response.json())).not.toMatch(/stack|node_modules/);
    faults.mockRestore();
  });

  it('leads to no upload: each says where it is served', async () => {
    const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } })
      .png()
      .toBuffer();
    const file = { data, mimetype: 'image/png', name: 'a.png', size: data.length };
    const { url, filename } = await payload.create({ collection: 'media', data: { alt: 'A' }, file });
    expect(url).toBe(`/media/${filename}`);
  });

  it('stands in the way of no row, and of no call beside them', async () => {
    for (const path of [`/users/${id}`, '/users/me', '/users/count', '/pages/versions', '/globals/header'])
      expect((await call('GET', path)).status, path).toBe(200);
    for (const path of ['/pages/access', '/users/refresh-token'])
      expect((await call('POST', path, {})).status, path).toBe(200);
    await call('POST', '/payload-preferences/kept', { value: { open: true } });
    expect((await call('DELETE', '/payload-preferences/kept')).status).toBe(200);
  });
});

describe('what somebody may do', () => {
  const rightsOf = async (cookie: string) => {
    const request = new Request('http://localhost/cms-api/access', {
      headers: { 'sec-fetch-site': 'same-origin', cookie },
    });
    const response = await handleEndpoints({ config: Promise.resolve(payload.config), request });
    return { status: response.status, rights: await response.json() };
  };

  it('is told to who is signed in, and names nothing to everybody else', async () => {
    const { rights } = await rightsOf(cookie);
    expect(Object.keys(rights.collections)).toContain('service-requests');
    expect(await rightsOf('')).toEqual({ status: 200, rights: { collections: {}, globals: {} } });
  });
});

describe('whoever asks for the link to a new password', () => {
  it.each([
    ['that somebody has', admin.email],
    ['that nobody has', 'nobody@example.com'],
  ])('with an address %s waits as long, and reads the same', async (_, email) => {
    const began = performance.now();
    const response = await call('POST', '/users/forgot-password', { email });
    expect(performance.now() - began).toBeGreaterThanOrEqual(495);
    expect([response.status, await response.json()]).toEqual([200, { message: 'Success' }]);
  });
});

describe('a save of what a colleague is changing', () => {
  it('is refused in the words of its language', async () => {
    const mona = { email: 'mona@example.com', password: admin.password, name: 'Mona', role: 'editor' } as const;
    const { id: value } = await payload.create({ collection: 'users', data: mona });
    const job = await payload.create({ collection: 'jobs', data: { key: 'actuary', title: 'Actuary' } });
    const document = { relationTo: 'jobs', value: job.id } as const;
    const user = { relationTo: 'users', value } as const;
    await payload.create({ collection: 'payload-locked-documents', data: { document, user } });
    for (const language of ['en', 'ar'] as const) {
      const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
      const headers = { ...own, 'accept-language': language, cookie };
      const init = { method: 'PATCH', headers, body: '{}' };
      const request = new Request(`http://localhost/cms-api/jobs/${job.id}`, init);
      const response = await handleEndpoints({ config: Promise.resolve(payload.config), request });
      expect([response.status, (await response.json()).errors]).toEqual([423, [{ message: openElsewhere[language] }]]);
    }
  });
});

describe('a save after the session ended', () => {
  const save = async (path: string, method: string, language: string, session = '') => {
    const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    const headers = { ...own, 'accept-language': language, cookie: session };
    const request = new Request(`http://localhost/cms-api${path}`, { method, headers, body: '{}' });
    const response = await handleEndpoints({ config: Promise.resolve(payload.config), request });
    const { errors, message } = await response.json();
    return [response.status, errors?.[0]?.message ?? message];
  };

  it.each([
    ['of a document', '/pages/1?autosave=true&draft=true', 'PATCH', 403],
    ['of settings', '/globals/publishing-rules', 'POST', 403],
    ['of an answer to a customer', '/service-requests/1/answers', 'POST', 401],
  ])('%s tells how to go on, in the language of the admin', async (_, path, method, status) => {
    expect(await save(path, method, 'en')).toEqual([status, signedOut.en]);
    expect(await save(path, method, 'ar')).toEqual([status, signedOut.ar]);
  });

  it('is told apart from what a colleague may not do', async () => {
    const writer = { email: 'people@example.com', password: 'marble-kite-harvest-52' };
    await payload.create({ collection: 'users', data: { ...writer, name: 'Noaf', role: 'people' } });
    const { headers } = await call('POST', '/users/login', writer);
    const [theirs = ''] = headers.get('set-cookie')?.split(';') ?? [];
    for (const [path, method] of [
      ['/globals/publishing-rules', 'POST'],
      ['/service-requests/1/answers', 'POST'],
    ] as const) {
      const [status, message] = await save(path, method, 'ar', theirs);
      expect(status, path).toBe(403);
      expect(message, path).toMatch(/لا يُ?سمح لك/);
    }
  });
});

describe('a form that cannot be read', () => {
  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['that breaks off', 'multipart/form-data; boundary=x', '--x\r\n'],
    [
      'with a name of no text',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="f"; filename="a\u0000.png"\r\n\r\n1\r\n--x--\r\n',
    ],
  ])('%s is the sender’s fault', async (_, type, body) => {
    const headers = { 'content-type': type, 'content-length': String(body.length) };
    const request = new Request('http://localhost/cms-api/users/login', { method: 'POST', headers, body });
    const response = await handleEndpoints({ config: Promise.resolve(payload.config), request });
    expect([response.status, await response.text()]).toEqual([400, expect.not.stringContaining('stack')]);
  });
});

describe('what PostgreSQL stores nowhere', () => {
  const posted = (path: string, fields: string) => {
    const form = new FormData();
    form.set('_payload', fields);
    const headers = { 'sec-fetch-site': 'same-origin', cookie };
    const request = new Request(`http://localhost/cms-api${path}`, { method: 'POST', headers, body: form });
    return handleEndpoints({ config: Promise.resolve(payload.config), request });
  };

  it('is left out of what the admin saves: NUL, and half of a surrogate pair', async () => {
    const fields = { name: 'strange', title: 'a\0b\ud83dc', sections: [{ blockType: 'faq', header: '\0Q\ud83d' }] };
    const response = await posted('/pages?draft=true&locale=en', JSON.stringify(fields));
    const { doc } = await response.json();
    expect([response.status, doc?.title, doc?.sections?.[0]?.header]).toEqual([201, 'ab\ufffdc', 'Q\ufffd']);
  });

  it.each(['/pages', '/users/login', '/users/forgot-password'])(
    'and what is nested without end is the sender’s fault: %s',
    async (path) => {
      const faults = vi.spyOn(payload.logger, 'error');
      const response = await posted(path, `{"email":${'['.repeat(7000)}${']'.repeat(7000)}}`);
      expect([response.status, faults.mock.calls.length]).toEqual([400, 0]);
      faults.mockRestore();
    },
  );
});

describe('a request that brings no fields', () => {
  const form = (part: string, text: string) =>
    `--x\r\ncontent-disposition: form-data; name="${part}"\r\n\r\n${text}\r\n--x--\r\n`;
  const bodies: [string, string | undefined, string | undefined][] = [
    ['without a body', undefined, undefined],
    ['of JSON that is empty', 'application/json', undefined],
    ['that is no JSON and no form', 'text/plain', 'hello'],
    ['as a form without them', 'multipart/form-data; boundary=x', form('title', 'x')],
    ['as a form whose fields are no JSON', 'multipart/form-data; boundary=x', form('_payload', '{')],
    ['as a form whose fields are null', 'multipart/form-data; boundary=x', form('_payload', 'null')],
    ['as a form whose fields are a number', 'multipart/form-data; boundary=x', form('_payload', '7')],
  ];

  it.each(bodies)('%s is the sender’s fault, signed in or not', async (_, type, body) => {
    const faults = vi.spyOn(payload.logger, 'error');
    const sent = async (method: string, path: string, session: string) => {
      const headers = {
        'sec-fetch-site': 'same-origin',
        cookie: session,
        ...(type && { 'content-type': type }),
        ...(body && { 'content-length': String(body.length) }),
      };
      const request = new Request(`http://localhost/cms-api${path}`, { method, headers, body });
      return handleEndpoints({ config: Promise.resolve(payload.config), request });
    };
    const all = [
      await sent('POST', '/pages', cookie),
      await sent('POST', '/users', cookie),
      await sent('PATCH', `/users/${id}`, cookie),
      await sent('POST', '/globals/sign-in-rules', cookie),
      await sent('POST', '/users/login', ''),
      await sent('POST', '/users/forgot-password', ''),
    ];
    for (const response of all)
      expect([response.status, await response.text()], response.url).toEqual([
        400,
        expect.not.stringContaining('stack'),
      ]);
    const told = faults.mock.calls.filter(([said]) => !isSendersFault((said as { err?: unknown }).err));
    expect(told).toEqual([]);
    faults.mockRestore();
  });
});
