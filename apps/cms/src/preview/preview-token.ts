import { isEqualInConstantTime, keyedDigest } from '../digests.ts';

/** How long an editor's preview link works, in milliseconds. */
export const previewLifetime = 30 * 60_000;

type Claims = { page: string; until: number };

/** A token that lets its bearer see the newest draft of one page for half an hour (docs/contract.md). */
export function createPreviewToken(page: string, secret: string, now = Date.now()): string {
  const signed: Claims = { page, until: now + previewLifetime };
  const claims = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return `${claims}.${keyedDigest(secret, 'page preview', claims)}`;
}

/** Whether a token was made by us, for this page, and has not run out. */
export function isPreviewToken(token: string, page: string, secret: string, now = Date.now()): boolean {
  const [claims, signature, ...rest] = token.split('.');
  if (!claims || !signature || rest.length > 0) return false;
  if (!isEqualInConstantTime(signature, keyedDigest(secret, 'page preview', claims))) return false;
  // Signed by us: only createPreviewToken makes claims that come this far.
  const signed = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Claims;
  return signed.page === page && signed.until > now;
}
