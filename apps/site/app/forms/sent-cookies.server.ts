import type { OpenCase } from '#app/submission.ts';
import { type Flash, flashCookie } from './flash.server.ts';
import { openCaseCookie } from './open-cases.server.ts';

/** Whether what was sent opens in this browser, where its conversation is; undefined where nobody can say, which opens nothing. */
export type Opens = (opened: OpenCase) => Promise<boolean | undefined>;

/**
 * The headers with the cookies of something that was sent: its flash and, where it opens in this browser, what opens it. A
 * plain link leads to it then, without scripts too.
 */
export async function sentCookies(request: Request, flash: Flash, opens: Opens | undefined): Promise<Headers> {
  const { reference, token } = flash;
  const opened = reference && token ? { reference, token } : undefined;
  const isOpen = opened !== undefined && (await opens?.(opened)) === true;
  const headers = new Headers({ 'cache-control': 'no-store' });
  headers.append('set-cookie', flashCookie({ ...flash, ...(isOpen && { isOpen }) }));
  if (isOpen) headers.append('set-cookie', openCaseCookie(request, opened));
  return headers;
}
