import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { constants, zstdCompressSync } from 'node:zlib';

/** What the browser holds already and a page is compressed against (RFC 9842, decision 0048). */
export type PageDictionary = { content: Buffer; hash: Buffer };

/** Headers as Node's writeHead takes them, and the bytes they tell of. */
type Variant = { body: Buffer; headers: string[] };

/** What the frame of a `dcz` body begins with: a skippable Zstandard frame of 32 bytes, which are the dictionary's hash. */
const magic = Buffer.from('5e2a4d1820000000', 'hex');
/** Done once while a page is kept, but in the process's own loop: a higher level would hold up the others. */
const level = 9;

/**
 * The dictionary of one language: every sheet of the site, then its home page, whose frame all other pages share.
 *
 * @param home the HTML of the home page; sheets that it holds are not told twice
 */
export function pageDictionary(home: Buffer, sheets: readonly string[]): PageDictionary {
  const html = home.toString();
  const content = Buffer.from([...sheets.filter((sheet) => !html.includes(sheet)), html].join('\n'));
  return { content, hash: createHash('sha256').update(content).digest() };
}

/** A body as `dcz` has it: which dictionary, then Zstandard. */
function packWith({ content, hash }: PageDictionary, body: Buffer): Buffer {
  const params = { [constants.ZSTD_c_compressionLevel]: level };
  return Buffer.concat([magic, hash, zstdCompressSync(body, { dictionary: content, params })]);
}

/** Whether the visitor's browser holds this dictionary and takes what was compressed against it. */
function holds(headers: IncomingHttpHeaders, { hash }: PageDictionary): boolean {
  if (headers['available-dictionary'] !== `:${hash.toString('base64')}:`) return false;
  const accepted = String(headers['accept-encoding'] ?? '').split(',');
  return accepted.some((encoding) => encoding.trim() === 'dcz');
}

/** One page compressed against the dictionary of its language: when the first browser asks that has it, and once. */
export class DictionaryVariant {
  readonly #dictionary: () => PageDictionary | undefined;
  #made?: { by: PageDictionary; variant: Variant };

  constructor(dictionary: () => PageDictionary | undefined) {
    this.#dictionary = dictionary;
  }

  /** @returns undefined where the browser lacks the dictionary, or nothing is gained by it */
  for(headers: IncomingHttpHeaders, plain: Variant, otherwise: Variant): Variant | undefined {
    const dictionary = this.#dictionary();
    if (!dictionary || !holds(headers, dictionary)) return undefined;
    if (this.#made?.by !== dictionary) this.#made = { by: dictionary, variant: packed(dictionary, plain) };
    const { variant } = this.#made;
    return variant.body.length < otherwise.body.length ? variant : undefined;
  }
}

function packed(dictionary: PageDictionary, { body, headers }: Variant): Variant {
  const content = packWith(dictionary, body);
  const at = headers.indexOf('content-length');
  const rest = headers.toSpliced(at, 2);
  return { body: content, headers: [...rest, 'content-encoding', 'dcz', 'content-length', String(content.length)] };
}
