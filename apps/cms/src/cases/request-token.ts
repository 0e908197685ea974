import { Signer } from '@insurer/contract/keys.ts';
import { config } from '../config.ts';
import { sha256 } from '../digests.ts';

const signer = new Signer(config.secrets, 'request token');

/**
 * The token of a request. It follows from the reference, so that a repeated submission can be answered with the
 * same one although only its SHA-256 is stored.
 */
export function requestToken(reference: string): string {
  return signer.sign(reference);
}

/** The same for a request that is stored: also when its token was made before a change of the secret. */
export function storedRequestToken(reference: string, tokenHash: unknown): string {
  return signer.signatures(reference).find((token) => sha256(token) === tokenHash) ?? requestToken(reference);
}
