import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { config } from './config.server.ts';

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

  /** `https://host/path?query` as `/media/remote/<signature>/host/path?query`; undefined for anything but https. */
  readonly sign = (url: string): string | undefined => {
    if (!URL.canParse(url)) return undefined;
    const { protocol, host, pathname, search, username } = new URL(url);
    if (protocol !== 'https:' || username) return undefined;
    return `/media/remote/${this.#signature(`${host}${pathname}${search}`)}/${host}${pathname}${search}`;
  };

  /** The third party's address behind a signed one, or undefined when the signature does not hold. */
  verify(signature: string, target: string): URL | undefined {
    const expected = Buffer.from(this.#signature(target));
    const given = Buffer.from(signature);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
    return URL.canParse(`https://${target}`) ? new URL(`https://${target}`) : undefined;
  }

  #signature(target: string): string {
    return createHmac('sha256', this.#key).update(`media:${target}`).digest('base64url').slice(0, 27);
  }
}

const { purgeSecret, contentApiKey } = config();
export const mediaSigner = new MediaSigner(purgeSecret ?? contentApiKey);
