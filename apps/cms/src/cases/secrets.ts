import { createHash, createHmac } from 'node:crypto';
import { config } from '../config.ts';

type Purpose = 'request token' | 'visitor address';

/** A keyed digest with a key of its own for each purpose, so that one can never be taken for another. */
export function keyedDigest(purpose: Purpose, text: string): string {
  const key = createHmac('sha256', config.secret).update(purpose).digest();
  return createHmac('sha256', key).update(text).digest('base64url');
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * The token of a request. It follows from the reference, so that a repeated submission can be answered with the
 * same one although only its SHA-256 is stored.
 */
export function tokenOf(reference: string): string {
  return keyedDigest('request token', reference);
}
