import { randomUUID } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { asRecord } from '@insurer/contract/clean/json-text.ts';
import { keyPurposes } from '@insurer/contract/key-purposes.ts';
import { Sealer } from '@insurer/contract/keys.ts';
import { config } from '#app/config.server.ts';
import { cookieValue } from '#app/cookie-value.server.ts';

/** A claim that is not sent yet: what was typed, as it was typed. */
export type BegunClaim = {
  typed: Readonly<Record<string, string>>;
  /** Tells this claim from another one of the same visitor, so that a second try makes no second record. */
  formId: string;
  /** When its first answer was kept; milliseconds since 1970. */
  since: number;
};

const { lifeSeconds } = keyPurposes['begun claim'];
const { secrets, siteUrl } = config();
const isSecure = siteUrl.startsWith('https:');
const sealer = new Sealer(secrets, 'begun claim');
/** In two cookies, since browsers take 4096 bytes in each; both stay well below what proxies take as one header. */
const pieceLength = 3_000;
const names = [1, 2].map((piece) => `${isSecure ? '__Host-' : ''}claim-${piece}`);
/** What a text of this length inflates to at the most; nothing larger was ever sealed. */
const longestText = 64 * 1024;

/** A claim with nothing answered; its id tells it from another one of this browser, and keeps it from being filed twice. */
export const newClaim = (): BegunClaim => ({ typed: {}, formId: randomUUID(), since: Date.now() });

/** What a request brings of a claim. It is checked like what is typed each time it is read. */
export function readBegunClaim(request: Request, now = Date.now()): BegunClaim | undefined {
  const pieces = names.map((name) => cookieValue(request, name));
  const content = sealer.open(pieces.join(''));
  const kept = content === undefined ? undefined : asRecord(inflated(content));
  const typed = asRecord(kept?.typed);
  if (!kept || !typed || typeof kept.formId !== 'string' || typeof kept.since !== 'number') return undefined;
  if (typeof kept.until !== 'number' || kept.until < now) return undefined;
  const texts = Object.entries(typed).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { typed: Object.fromEntries(texts), formId: kept.formId, since: kept.since };
}

/**
 * The Set-Cookie headers that keep a claim in this browser, sealed and closed to scripts: so it stands in no address, and a
 * reload or Back loses none of it. Undefined for more than fits.
 */
export function keepClaim(claim: BegunClaim, now = Date.now()): string[] | undefined {
  const text = JSON.stringify({ ...claim, until: now + lifeSeconds * 1000 });
  const content = sealer.seal(deflateRawSync(text).toString('base64'));
  if (content.length > pieceLength * names.length) return undefined;
  return names.map((name, piece) => cookie(name, content.slice(piece * pieceLength, (piece + 1) * pieceLength)));
}

/** The Set-Cookie headers that end it. */
export function forgetClaim(): string[] {
  return names.map((name) => cookie(name, ''));
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
