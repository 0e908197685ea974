import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { type KeyPurpose, keyPurposes } from './key-purposes.ts';

/** The values of a secret that hold now: the first makes what is new, all are accepted (decision 0021). */
export type SecretValues = readonly [string | Buffer, ...string[]];
/** The secret that a purpose's key comes from, by the name of its setting. */
export type SecretOf<Purpose extends KeyPurpose> = Record<(typeof keyPurposes)[Purpose]['secret'], SecretValues>;

/** How long a secret must be for its keys to be as strong as what they are used with. */
export const shortestSecret = 32;

// Not a secret: it keeps these keys apart from what other products derive from the same value.
const salt = 'website of an insurer, keys, 1';

/**
 * The keys of a purpose, 32 bytes each, one for each value of its secret: what is made for one purpose can never be
 * taken for another.
 */
export function deriveKeys<Purpose extends KeyPurpose>(
  secrets: SecretOf<Purpose>,
  purpose: Purpose,
): [Buffer, ...Buffer[]] {
  const [present, ...previous] = secrets[keyPurposes[purpose].secret as keyof SecretOf<Purpose>];
  const derive = (value: string | Buffer) => Buffer.from(hkdfSync('sha256', value, salt, purpose, 32));
  return [derive(present), ...previous.map(derive)];
}

/** Signs texts for one purpose with HMAC-SHA256, as base64url. */
export class Signer<Purpose extends KeyPurpose> {
  readonly #keys: [Buffer, ...Buffer[]];
  readonly #length: number | undefined;

  /** @param length of a signature in characters of six bits, where an address should be shorter */
  constructor(secrets: SecretOf<Purpose>, purpose: Purpose, length?: number) {
    this.#keys = deriveKeys(secrets, purpose);
    this.#length = length;
  }

  sign(text: string): string {
    return this.#hmac(this.#keys[0], text);
  }

  /** By every key that holds, the present one first: to find again what was stored before a change of the secret. */
  signatures(text: string): string[] {
    return this.#keys.map((key) => this.#hmac(key, text));
  }

  /** Whether one of the keys that hold has signed the text. */
  verify(text: string, signature: string): boolean {
    return this.signatures(text).some((expected) => timingSafeEqualText(signature, expected));
  }

  #hmac(key: Buffer, text: string): string {
    return createHmac('sha256', key).update(text).digest('base64url').slice(0, this.#length);
  }
}

/**
 * Keeps texts unreadable where they are stored (AES-256-GCM). Whoever stores them calls `reseal` with each one at every
 * start and stores what it gives back: once the previous secret is dropped, what it sealed is lost.
 */
export class Sealer<Purpose extends KeyPurpose> {
  readonly #keys: [Buffer, ...Buffer[]];

  constructor(secrets: SecretOf<Purpose>, purpose: Purpose) {
    this.#keys = deriveKeys(secrets, purpose);
  }

  /** Nonce (12 bytes), tag (16) and content as base64url. */
  seal(text: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#keys[0], nonce);
    const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
  }

  /** The text; undefined where none of the keys that hold has sealed it, or it was changed since. */
  open(sealed: string): string | undefined {
    for (const key of this.#keys) {
      const text = opened(key, sealed);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** What to store instead; undefined where the present key has sealed it, or nothing can be done. */
  reseal(sealed: string): string | undefined {
    if (opened(this.#keys[0], sealed) !== undefined) return undefined;
    const text = this.open(sealed);
    return text === undefined ? undefined : this.seal(text);
  }
}

function opened(key: Buffer, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
    decipher.setAuthTag(bytes.subarray(12, 28));
    return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

const comparisonKey = randomBytes(32);

/** Compares a signature or a secret with the right one, without telling by its time where the two differ. */
export function timingSafeEqualText(given: string, expected: string): boolean {
  const digest = (text: string) => createHmac('sha256', comparisonKey).update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
