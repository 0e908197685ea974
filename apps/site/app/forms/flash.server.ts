import { keyPurposes } from '@insurer/contract/key-purposes.ts';
import { Signer } from '@insurer/contract/keys.ts';
import { config } from '#app/config.server.ts';
import { cookieValue, longestCookie } from '#app/cookie-value.server.ts';

/** What a confirmation shows of something that was sent. Nothing of what the visitor typed is in it; the product is one of a list. */
export type Flash = {
  /** A kind of request, `application/{job}` or `contact`. */
  kind: string;
  reference?: string;
  /** Which product it is about, as the list of the site settings calls it. */
  product?: string;
  /** When it was sent; milliseconds since 1970. */
  sentAt?: number;
  /** Until when somebody answers, as an instant; where the service says so. */
  dueAt?: string;
  /** With it the visitor follows the request (decision D12). */
  token?: string;
  /** What became of files that were sent along in a message of their own (decision 0032). */
  files?: 'taken' | 'refused';
  /** The day by which it has to be settled is close: the visitor had better call as well. */
  isUrgent?: true;
  /** It came by the form of complaints and is none. */
  isEnquiry?: true;
  /** Nothing was sent that its sender could be found by: no look-up that asks for a detail leads to it. */
  isUnnamed?: true;
  /** Neither a phone number nor an email was sent: nobody tells its sender the result. */
  isUnreachable?: true;
  /** The request is open in this browser already, so that a plain link leads to it. */
  isOpen?: true;
};

/** `until`: milliseconds since 1970. */
type Signed = Omit<Flash, 'sentAt'> & { until: number };

const { lifeSeconds } = keyPurposes.receipt;
const { secrets, siteUrl } = config();
const isSecure = siteUrl.startsWith('https:');
/** Under https browsers take a cookie of this name from this very host alone. */
const name = isSecure ? '__Host-receipt' : 'receipt';
const signer = new Signer(secrets, 'receipt');

/**
 * The Set-Cookie header that takes a flash to the confirmation: signed, ten minutes, closed to scripts. Where a
 * service's product or token is too long for a cookie, the reference goes without it; and where that is, the confirmation does.
 */
export function flashCookie(flash: Flash, now = Date.now()): string {
  const until = now + lifeSeconds * 1000;
  const { sentAt: _, ...kept } = flash;
  const { product, ...unnamed } = kept;
  const { token, ...rest } = unnamed;
  const { reference, dueAt, ...least } = rest;
  const fuller = [kept, unnamed, rest].map((each) => encoded({ ...each, until }));
  const content = fuller.find(({ length }) => length <= longestCookie) ?? encoded({ ...least, until });
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${content}.${signer.sign(content)}; Path=/; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The flash that a request brings for this kind; undefined when there is none, it is too old or not ours. */
export function readFlash(request: Request, kind: string, now = Date.now()): Flash | undefined {
  const [content = '', signature = ''] = cookieValue(request, name)?.split('.') ?? [];
  if (!content || !signer.verify(content, signature)) return undefined;
  const { until, ...flash } = JSON.parse(Buffer.from(content, 'base64url').toString()) as Signed;
  return until > now && flash.kind === kind ? { ...flash, sentAt: until - lifeSeconds * 1000 } : undefined;
}

function encoded(content: Signed): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}
