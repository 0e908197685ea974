import { createHmac, randomBytes } from 'node:crypto';
import { config } from '#app/config.server.ts';
import { timingSafeEqualText } from '#app/timing-safe-text.server.ts';

/** What a confirmation shows of something that was sent. Nothing of what the visitor typed is in it. */
export type Flash = {
  /** A kind of request, `application/{job}` or `contact`. */
  kind: string;
  reference?: string;
  /** Until when somebody answers, as an instant; where the service says so. */
  dueAt?: string;
  /** With it the visitor follows the request (decision D12). */
  token?: string;
};

/** `until`: milliseconds since 1970. */
type Signed = Flash & { until: number };

const name = 'receipt';
const lifetimeSeconds = 600;

const { purgeSecret, contentApiKey, siteUrl } = config();
// Several processes behind one address need the same secret, as for signed pictures.
const key = purgeSecret ?? contentApiKey ?? randomBytes(32);

/** Browsers throw away cookies of more than 4096 bytes, their names and attributes included. */
const longestContent = 3800;

/**
 * The Set-Cookie header that takes a flash to the confirmation: signed, ten minutes, closed to scripts. Where a
 * service's token is too long for a cookie, the reference goes without it.
 */
export function flashCookie(flash: Flash, now = Date.now()): string {
  const until = now + lifetimeSeconds * 1000;
  const { token, ...rest } = flash;
  const whole = encoded({ ...flash, until });
  const content = whole.length > longestContent ? encoded({ ...rest, until }) : whole;
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${content}.${signatureOf(content)}; Path=/; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The flash that a request brings for this kind; undefined when there is none, it is too old or not ours. */
export function readFlash(request: Request, kind: string, now = Date.now()): Flash | undefined {
  const cookies = request.headers.get('cookie') ?? '';
  const value = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  const [content = '', signature = ''] = value?.slice(name.length + 1).split('.') ?? [];
  if (!content || !timingSafeEqualText(signature, signatureOf(content))) return undefined;
  const { until, ...flash } = JSON.parse(Buffer.from(content, 'base64url').toString()) as Signed;
  return until > now && flash.kind === kind ? flash : undefined;
}

function encoded(content: Signed): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

function signatureOf(content: string): string {
  return createHmac('sha256', key).update(`receipt:${content}`).digest('base64url');
}
