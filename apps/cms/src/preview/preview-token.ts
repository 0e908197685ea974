import { keyPurposes } from '@insurer/contract/key-purposes.ts';
import { type SecretOf, Signer } from '@insurer/contract/keys.ts';
import type { DraftedGlobal } from '../drafted-globals.ts';

/** How long an editor's preview link works, in milliseconds. */
export const previewLifetime = keyPurposes['page preview'].lifeSeconds * 1000;

type Claims = { page?: string; until: number; draftOf?: DraftedGlobal; asOf?: number };
type Secrets = SecretOf<'page preview'>;

/** A token that lets its bearer see the newest draft of one page for half an hour (docs/contract.md). */
export function createPreviewToken(page: string, secrets: Secrets, now = Date.now()): string {
  return signed({ page, until: now + previewLifetime }, secrets);
}

/** A token that shows every published page with the draft of a global, for half an hour. */
export function createFrameToken(draftOf: DraftedGlobal, secrets: Secrets, now = Date.now()): string {
  return signed({ draftOf, until: now + previewLifetime }, secrets);
}

/**
 * A token that shows the whole site as visitors saw it at a moment, for half an hour.
 * @param asOf ms since 1970
 */
export function createAsOfToken(asOf: number, secrets: Secrets, now = Date.now()): string {
  return signed({ asOf, until: now + previewLifetime }, secrets);
}

function signed(claimed: Claims, secrets: Secrets): string {
  const claims = Buffer.from(JSON.stringify(claimed)).toString('base64url');
  return `${claims}.${new Signer(secrets, 'page preview').sign(claims)}`;
}

/** Whether a token was made by us, for this page, and has not run out. */
export function isPreviewToken(token: string, page: string, secrets: Secrets, now = Date.now()): boolean {
  return validClaims(token, secrets, now)?.page === page;
}

/** Whose draft a token shows around published pages; undefined where it is for a page, not ours, or has run out. */
export function frameDraftOf(token: string, secrets: Secrets, now = Date.now()): DraftedGlobal | undefined {
  return validClaims(token, secrets, now)?.draftOf;
}

/** The moment at which a token shows the site, in ms since 1970; undefined where it is for drafts, not ours, or has run out. */
export function asOfShown(token: string, secrets: Secrets, now = Date.now()): number | undefined {
  return validClaims(token, secrets, now)?.asOf;
}

function validClaims(token: string, secrets: Secrets, now: number): Claims | undefined {
  const [claims, signature, ...rest] = token.split('.');
  if (!claims || !signature || rest.length > 0) return undefined;
  if (!new Signer(secrets, 'page preview').verify(claims, signature)) return undefined;
  // Signed by us: only the functions above make claims that come this far.
  const known = readClaims(claims);
  return known.until > now ? known : undefined;
}

function readClaims(claims: string): Claims {
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Claims;
}
