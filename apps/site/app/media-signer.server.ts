import { type SecretOf, Signer } from '@insurer/contract/keys.ts';
import { config } from './config.server.ts';

/** 160 bits: many of them stand in one page. */
const signatureLength = 27;

/**
 * Signs addresses of third parties' pictures, so that the media proxy fetches only what a page really shows,
 * and the words of social pictures.
 */
export class MediaSigner {
  readonly #addresses: Signer<'media address'>;
  readonly #words: Signer<'social picture'>;

  constructor(secrets: SecretOf<'media address' | 'social picture'>) {
    this.#addresses = new Signer(secrets, 'media address', signatureLength);
    this.#words = new Signer(secrets, 'social picture', signatureLength);
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
    return `/media/remote/${this.#addresses.sign(target)}/${target}`;
  };

  /** The third party's address behind a signed one, or undefined when the signature does not hold. */
  verify(signature: string, target: string): URL | undefined {
    if (!this.#addresses.verify(target, signature)) return undefined;
    const address = target.startsWith('http:') ? target.replace('http:', 'http://') : `https://${target}`;
    return URL.canParse(address) ? new URL(address) : undefined;
  }

  /** The site's mark on words of its own, such as what it may be asked to render (social-picture.ts). */
  readonly signText = (text: string): string => this.#words.sign(text);

  /** Whether the site itself has signed these words. */
  verifyText(signature: string, text: string): boolean {
    return this.#words.verify(text, signature);
  }
}

export const mediaSigner = new MediaSigner(config().secrets);
