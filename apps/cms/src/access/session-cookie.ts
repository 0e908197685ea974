import type { IncomingHttpHeaders } from 'node:http';
import { config } from '../config.ts';

/** Of all cookies of the admin; those of language and theme are set by scripts and have no more than it. */
export const cookiePrefix = 'content';
const name = `${cookiePrefix}-token`;
/** Under https no other host can set the session's cookie: browsers hold that of this name to this very host. */
const hostName = `__Host-${name}`;
const isHostOnly = config.adminUrl.startsWith('https:');

/** Gives a response's session cookie the name that browsers guard. */
export function withHostCookie(response: Response): Response {
  const cookies = response.headers.getSetCookie();
  if (!isHostOnly || cookies.length === 0) return response;
  response.headers.delete('set-cookie');
  for (const cookie of cookies) response.headers.append('set-cookie', cookie.replace(`${name}=`, `${hostName}=`));
  return response;
}

/** The sessions that a request shows, in its cookie or as Payload takes them from tools; whether they are any, others say. */
export function sessionsIn({ cookie = '', authorization = '' }: IncomingHttpHeaders): string[] {
  const inCookies = cookie
    .split(/; */)
    .flatMap((one) => (one.startsWith(`${name}=`) ? [one.slice(name.length + 1)] : []));
  const shown = /^(?:JWT|Bearer) (.+)$/.exec(authorization)?.[1];
  return shown === undefined ? inCookies : [...inCookies, shown];
}

/** Gives a request's session cookie the name that Payload knows; one that came under that name is nobody's. */
export function readHostCookie(headers: IncomingHttpHeaders): void {
  if (!isHostOnly || headers.cookie === undefined) return;
  const cookies = headers.cookie.split(/; */).filter((cookie) => !cookie.startsWith(`${name}=`));
  headers.cookie = cookies.map((cookie) => cookie.replace(`${hostName}=`, `${name}=`)).join('; ');
}
