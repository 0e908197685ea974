import { handleEndpoints, type Payload, type TypedUser } from 'payload';
import { openTestContent } from './test-content.ts';

export const admin = { email: 'admin@example.com', password: 'quiet-lantern-orbit-71' };
type Call = (method: string, path: string, body?: object) => Promise<Response>;

export type AdminCalls = { payload: Payload; user: TypedUser; cookie: string; call: Call };

/** An empty content with an administrator, and calls of the admin's REST in his session. */
export async function openAdminCalls(): Promise<AdminCalls> {
  const payload = await openTestContent();
  const created = await payload.create({ collection: 'users', data: { ...admin, name: 'Admin', role: 'admin' } });
  const callWith =
    (cookie: string): Call =>
    (method, path, body) => {
      const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie };
      const init = { method, headers, body: body && JSON.stringify(body) };
      const request = new Request(`http://localhost/cms-api${path}`, init);
      return handleEndpoints({ config: Promise.resolve(payload.config), request });
    };
  const { headers } = await callWith('')('POST', '/users/login', admin);
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  return { payload, user: { ...created, collection: 'users' } as TypedUser, cookie, call: callWith(cookie) };
}

export type CallFromBrowser = {
  method?: string;
  body?: unknown;
  cookie?: string | undefined;
  headers?: Record<string, string>;
};

/** One call of the admin's REST as a browser at an address of its own makes it, with the cookie that it gives. */
export async function callFromBrowser(
  { config }: Payload,
  path: string,
  { method = 'POST', body = {}, cookie, headers }: CallFromBrowser = {},
): Promise<{ status: number; cookie: string; text: string }> {
  const request = new Request(`http://localhost/cms-api${path}`, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'x-caller-address': '203.0.113.1',
      ...(cookie && { cookie }),
      ...headers,
    },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });
  const response = await handleEndpoints({ config: Promise.resolve(config), request });
  const given = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { status: response.status, cookie: given, text: await response.text() };
}
