import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** How long an editor's preview link works, in milliseconds. */
export const previewLifetime = 30 * 60_000;

const claimsSchema = v.object({ page: v.string(), until: v.number() });

/** A token that lets its bearer see the newest draft of one page for half an hour (contract: Preview credential). */
export function createPreviewToken(page: string, secret: string, now = Date.now()): string {
  const claims = Buffer.from(JSON.stringify({ page, until: now + previewLifetime })).toString('base64url');
  return `${claims}.${signatureOf(claims, secret)}`;
}

/** Whether a token was made by us, for this page, and has not run out. */
export function isPreviewToken(token: string, page: string, secret: string, now = Date.now()): boolean {
  const [claims, signature, ...rest] = token.split('.');
  if (!claims || !signature || rest.length > 0) return false;
  if (!sameText(signature, signatureOf(claims, secret))) return false;
  const parsed = v.safeParse(claimsSchema, parseJson(Buffer.from(claims, 'base64url').toString('utf8')));
  return parsed.success && parsed.output.page === page && parsed.output.until > now;
}

/** Compares without telling by its time where two texts differ. */
export function sameText(given: string, expected: string): boolean {
  const key = 'equal-length';
  const digest = (text: string) => createHmac('sha256', key).update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** A key of its own, so that a token can never be taken for anything else that SECRET signs. */
function signatureOf(claims: string, secret: string): string {
  const key = createHmac('sha256', secret).update('page preview').digest();
  return createHmac('sha256', key).update(claims).digest('base64url');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
