import { randomUUID } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { asRecord } from '@insurer/contract/clean/json-text.ts';
import { keyPurposes } from '@insurer/contract/key-purposes.ts';
import { Sealer } from '@insurer/contract/keys.ts';
import { config } from '#app/config.server.ts';
import { cookieValue } from '#app/cookie-value.server.ts';
import { claimName } from './claim-data.ts';

/** A claim that is not sent yet: what was typed, as it was typed. */
export type BegunClaim = {
  typed: Readonly<Record<string, string>>;
  /** Tells this claim from another one of the same visitor, so that a second try makes no second record. */
  formId: string;
  /** When its first page was asked for, by which its addresses name it; milliseconds since 1970. */
  since: number;
};

/** `until`: milliseconds since 1970. */
type Kept = BegunClaim & { until: number };

const { lifeSeconds } = keyPurposes['begun claim'];
const { secrets, siteUrl } = config();
const isSecure = siteUrl.startsWith('https:');
const sealer = new Sealer(secrets, 'begun claim');
/** In two cookies, since browsers take 4096 bytes in each; both stay well below what proxies take as one header. */
const pieceLength = 3_000;
const names = [1, 2].map((piece) => `${isSecure ? '__Host-' : ''}claim-${piece}`);
/** What a text of this length inflates to at the most; nothing larger was ever sealed. */
const longestText = 64 * 1024;
/** By how much the clocks of two instances may differ. */
const clockSlackMs = 60_000;

/** A claim with nothing answered; its id tells it from another one of this browser, and keeps it from being filed twice. */
export const newClaim = (since = Date.now()): BegunClaim => ({ typed: {}, formId: randomUUID(), since });

/** The claims that a request brings, what was kept last first. They are checked like what is typed each time they are read. */
export function readBegunClaims(request: Request, now = Date.now()): Kept[] {
  const pieces = names.map((name) => cookieValue(request, name));
  const content = sealer.open(pieces.join(''));
  const kept = content === undefined ? undefined : asRecord(inflated(content));
  // A browser that has come from an earlier release keeps one claim.
  const claims = Array.isArray(kept?.claims) ? kept.claims : [kept];
  return claims.flatMap((claim) => keptClaim(asRecord(claim), now));
}

/**
 * Which claim an address names, since each window may hold one of its own, and the others of this browser. Whoever comes by an address
 * that names none begins another one; a step that names none, as of an earlier release, is of the claim that was kept last.
 */
export function claimAt(request: Request, now = Date.now()): { claim: BegunClaim; isKept: boolean; others: Kept[] } {
  const query = new URL(request.url).searchParams;
  const kept = readBegunClaims(request, now);
  const since = Number(query.get(claimName));
  const isFresh = request.method === 'GET' && !query.has('step');
  const named = since ? kept.find((one) => one.since === since) : isFresh ? undefined : kept[0];
  const others = kept.filter((one) => one !== named);
  // Of an address that was made up nothing is believed that could not be.
  const isPossible = Number.isSafeInteger(since) && since > now - lifeSeconds * 1000 && since <= now + clockSlackMs;
  return { claim: named ?? newClaim(isPossible ? since : now), isKept: named !== undefined, others };
}

/**
 * The Set-Cookie headers that keep a claim in this browser, sealed and closed to scripts: so it stands in no address, and a
 * reload or Back loses none of it. Of the others those stay that still fit beside it, what was kept last first. Undefined for more than fits.
 */
export function keepClaim(
  { typed, formId, since }: BegunClaim,
  others: readonly Kept[] = [],
  now = Date.now(),
): string[] | undefined {
  const claims = [{ typed, formId, since, until: now + lifeSeconds * 1000 }, ...others];
  for (let count = claims.length; count > 0; count -= 1) {
    const cookies = cookiesOf(claims.slice(0, count));
    if (cookies) return cookies;
  }
  return undefined;
}

/** When a claim was kept last; milliseconds since 1970. */
export const keptAt = ({ until }: Pick<Kept, 'until'>): number => until - lifeSeconds * 1000;

/** The Set-Cookie headers that end a claim, and keep the others. */
export function forgetClaim(others: readonly Kept[] = []): string[] {
  return (others.length > 0 ? cookiesOf(others) : undefined) ?? names.map((name) => cookie(name, ''));
}

function cookiesOf(claims: readonly Kept[]): string[] | undefined {
  const content = sealer.seal(deflateRawSync(JSON.stringify({ claims })).toString('base64'));
  if (content.length > pieceLength * names.length) return undefined;
  return names.map((name, piece) => cookie(name, content.slice(piece * pieceLength, (piece + 1) * pieceLength)));
}

function keptClaim(kept: Record<string, unknown> | undefined, now: number): Kept[] {
  const typed = asRecord(kept?.typed);
  if (!kept || !typed || typeof kept.formId !== 'string' || typeof kept.since !== 'number') return [];
  if (typeof kept.until !== 'number' || kept.until < now) return [];
  const texts = Object.entries(typed).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return [{ typed: Object.fromEntries(texts), formId: kept.formId, since: kept.since, until: kept.until }];
}

function cookie(name: string, content: string): string {
  const age = content ? lifeSeconds : 0;
  return `${name}=${content}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

function inflated(content: string): unknown {
  try {
    return JSON.parse(inflateRawSync(Buffer.from(content, 'base64'), { maxOutputLength: longestText }).toString());
  } catch {
    return undefined;
  }
}
