import { admin, secrets } from '../e2e/whole-content.ts';

type Sent = { headers?: Record<string, string>; body?: string | ArrayBuffer };

/** What the content service answers to whoever has the site's key: to a POST where there is a body. */
export async function callService<Answer>(url: URL, path: string, { headers, body }: Sent = {}): Promise<Answer> {
  const response = await fetch(new URL(path, url), {
    method: body === undefined ? 'GET' : 'POST',
    headers: { origin: url.origin, 'x-content-api-key': secrets.CONTENT_API_KEY, ...headers },
    body,
  });
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${(await response.text()).slice(0, 300)}`);
  return (await response.json()) as Answer;
}

/** The session of the demo's administrator, as a `Cookie` header. */
export async function signIn(url: URL): Promise<string> {
  const { email, password } = admin;
  const response = await fetch(new URL('/cms-api/users/login', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url.origin },
    body: JSON.stringify({ email, password }),
  });
  const [cookie] = response.headers.getSetCookie();
  if (!response.ok || !cookie) throw new Error(`The administrator cannot sign in: ${response.status}.`);
  return cookie.split(';')[0] ?? '';
}
