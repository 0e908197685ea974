import { createHmac, randomBytes } from 'node:crypto';
import { config } from './config.server.ts';
import { timingSafeEqualText } from './timing-safe-text.server.ts';

/**
 * Signs addresses of third parties' pictures, so that the media proxy fetches only what a page really shows.
 * Several processes behind one address need the same PURGE_SECRET or CONTENT_API_KEY; without either the key is
 * this process's own.
 */
export class MediaSigner {
  readonly #key: Buffer | string;

  constructor(key: Buffer | string = randomBytes(32)) {
    this.#key = key;
  }

  /**
   * `https://host/path?query` as `/media/remote/<signature>/host/path?query`, and `http://host/path` with `http:`
   * before the host; undefined for anything else.
   */
  readonly sign = (url: string): string | undefined => {
    if (!URL.canParse(url)) return undefined;
    const { protocol, host, pathname, search, username } = new URL(url);
    if (!/^https?:$/.test(protocol) || username) return undefined;
    const target = `${protocol === 'http:' ? protocol : ''}${host}${pathname}${search}`;
    return `/media/remote/${this.#signature(target)}/${target}`;
  };

  /** The third party's address behind a signed one, or undefined when the signature does not hold. */
  verify(signature: string, target: string): URL | undefined {
    if (!timingSafeEqualText(signature, this.#signature(target))) return undefined;
    const address = target.startsWith('http:') ? target.replace('http:', 'http://') : `https://${target}`;
    return URL.canParse(address) ? new URL(address) : undefined;
  }

  /** The site's mark on words of its own, such as what it may be asked to render (social-picture.ts). */
  readonly signText = (text: string): string => this.#signature(text, 'social');

  /** Whether the site itself has signed these words. */
  verifyText(signature: string, text: string): boolean {
    return timingSafeEqualText(signature, this.signText(text));
  }

  #signature(target: string, use = 'media'): string {
    return createHmac('sha256', this.#key).update(`${use}:${target}`).digest('base64url').slice(0, 27);
  }
}

const { purgeSecret, contentApiKey } = config();
export const mediaSigner = new MediaSigner(purgeSecret ?? contentApiKey);
