import { keyPurposes } from '@insurer/contract/key-purposes.ts';
import { Sealer } from '@insurer/contract/keys.ts';
import { config } from '#app/config.server.ts';
import { cookieValue, longestCookie } from '#app/cookie-value.server.ts';
import type { OpenCase } from '#app/submission.ts';

/** `until`: milliseconds since 1970. */
type Kept = OpenCase & { until: number };

const { lifeSeconds } = keyPurposes['open case'];
const { secrets, siteUrl } = config();
const isSecure = siteUrl.startsWith('https:');
/** Under https browsers take a cookie of this name from this very host alone. */
const name = isSecure ? '__Host-requests' : 'requests';
const sealer = new Sealer(secrets, 'open case');

/** What opens a request in this browser; undefined where it was not opened here, or too long ago. */
export function readOpenCase(request: Request, reference: string, now = Date.now()): OpenCase | undefined {
  const all = readAll(request, now);
  const spelled = plain(reference);
  return (
    all.find((one) => one.reference === reference) ?? all.find((one) => spelled && plain(one.reference) === spelled)
  );
}

/** The references of what is open in this browser, the newest first. */
export function openReferences(request: Request, now = Date.now()): string[] {
  return readAll(request, now).map(({ reference }) => reference);
}

/**
 * The Set-Cookie header that keeps what opens a request: sealed, twelve hours, closed to scripts. The newest stay where there
 * are more than a cookie holds.
 */
export function openCaseCookie(request: Request, opened: OpenCase, now = Date.now()): string {
  const others = readAll(request, now).filter(({ reference }) => reference !== opened.reference);
  let kept: Kept[] = [{ ...opened, until: now + lifeSeconds * 1000 }, ...others];
  let content = sealer.seal(JSON.stringify(kept));
  while (content.length > longestCookie && kept.length > 0) {
    kept = kept.slice(0, -1);
    content = sealer.seal(JSON.stringify(kept));
  }
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${content}; Path=/; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

function readAll(request: Request, now: number): Kept[] {
  const content = cookieValue(request, name);
  const text = content && sealer.open(content);
  return text ? (JSON.parse(text) as Kept[]).filter(({ until }) => until > now) : [];
}

/** References as people type them into addresses. Those of another service may differ in the rest alone, such as `1/12` and `11/2`. */
function plain(reference: string): string {
  return reference.replace(/[^a-z0-9]/gi, '').toUpperCase();
}
