import { config } from '../config.ts';
import { keyedDigest } from '../digests.ts';

/**
 * The token of a request. It follows from the reference, so that a repeated submission can be answered with the
 * same one although only its SHA-256 is stored.
 */
export function requestToken(reference: string): string {
  return keyedDigest(config.secret, 'request token', reference);
}
