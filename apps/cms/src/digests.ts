import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

type Purpose = 'mail recipient' | 'page preview' | 'request token' | 'sign-in' | 'visitor address';

/**
 * HMAC-SHA256 as base64url, with a key for each purpose derived from the secret: what is made for one purpose can
 * never be taken for another.
 */
export function keyedDigest(secret: string, purpose: Purpose, text: string): string {
  const key = createHmac('sha256', secret).update(purpose).digest();
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** SHA-256 in hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

const comparisonKey = randomBytes(32);

/** Compares in constant time, whatever the lengths: the time taken does not tell where two texts differ. */
export function isEqualInConstantTime(given: string, expected: string): boolean {
  const digest = (text: string) => createHmac('sha256', comparisonKey).update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
