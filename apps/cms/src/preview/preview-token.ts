import { keyPurposes } from '@insurer/contract/key-purposes.ts';
import { type SecretOf, Signer } from '@insurer/contract/keys.ts';

/** How long an editor's preview link works, in milliseconds. */
export const previewLifetime = keyPurposes['page preview'].lifeSeconds * 1000;

type Claims = { page: string; until: number; publication?: number };
type Secrets = SecretOf<'page preview'>;

/**
 * A token that lets its bearer see one page for half an hour (docs/contract.md): its newest draft, or what was online with
 * the publication that is named.
 */
export function createPreviewToken(page: string, secrets: Secrets, now = Date.now(), publication?: number): string {
  const signed: Claims = { page, until: now + previewLifetime, publication };
  const claims = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return `${claims}.${new Signer(secrets, 'page preview').sign(claims)}`;
}

/** Whether a token was made by us, for this page, and has not run out. */
export function isPreviewToken(token: string, page: string, secrets: Secrets, now = Date.now()): boolean {
  const [claims, signature, ...rest] = token.split('.');
  if (!claims || !signature || rest.length > 0) return false;
  if (!new Signer(secrets, 'page preview').verify(claims, signature)) return false;
  // Signed by us: only createPreviewToken makes claims that come this far.
  const signed = readClaims(claims);
  return signed.page === page && signed.until > now;
}

/** The publication that a valid token names; undefined where it is for the newest draft. */
export function publicationOf(token: string): number | undefined {
  return readClaims(token.split('.')[0] ?? '').publication;
}

function readClaims(claims: string): Claims {
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Claims;
}
