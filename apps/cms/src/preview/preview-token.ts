import * as v from 'valibot';
import { isEqualInConstantTime, keyedDigest } from '../digests.ts';

/** How long an editor's preview link works, in milliseconds. */
export const previewLifetime = 30 * 60_000;

const claimsSchema = v.object({ page: v.string(), until: v.number() });

/** A token that lets its bearer see the newest draft of one page for half an hour (docs/contract.md). */
export function createPreviewToken(page: string, secret: string, now = Date.now()): string {
  const claims = Buffer.from(JSON.stringify({ page, until: now + previewLifetime })).toString('base64url');
  return `${claims}.${keyedDigest(secret, 'page preview', claims)}`;
}

/** Whether a token was made by us, for this page, and has not run out. */
export function isPreviewToken(token: string, page: string, secret: string, now = Date.now()): boolean {
  const [claims, signature, ...rest] = token.split('.');
  if (!claims || !signature || rest.length > 0) return false;
  if (!isEqualInConstantTime(signature, keyedDigest(secret, 'page preview', claims))) return false;
  const parsed = v.safeParse(claimsSchema, parseJson(Buffer.from(claims, 'base64url').toString('utf8')));
  return parsed.success && parsed.output.page === page && parsed.output.until > now;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
