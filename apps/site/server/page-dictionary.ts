import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';

const zstd = promisify(zstdCompress);

/** What the browser holds already and a page is compressed against (RFC 9842, decision 0048). */
export type PageDictionary = { content: Buffer; hash: Buffer };

/** Headers as Node's writeHead takes them, and the bytes they tell of. */
type Variant = { body: Buffer; headers: string[] };

/** What the frame of a `dcz` body begins with: a skippable Zstandard frame of 32 bytes, which are the dictionary's hash. */
const magic = Buffer.from('5e2a4d1820000000', 'hex');
/** Once while a page is kept, beside the process's own loop: 25 ms for a page, and a tenth smaller than at 9. */
const level = 16;

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
async function packWith({ content, hash }: PageDictionary, body: Buffer): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: level };
  return Buffer.concat([magic, hash, await zstd(body, { dictionary: content, params })]);
}

/** Whether the visitor's browser holds this dictionary and takes what was compressed against it. */
function holds(headers: IncomingHttpHeaders, { hash }: PageDictionary): boolean {
  if (headers['available-dictionary'] !== `:${hash.toString('base64')}:`) return false;
  const accepted = String(headers['accept-encoding'] ?? '').split(',');
  return accepted.some((encoding) => encoding.trim() === 'dcz');
}

type Made = { by: PageDictionary; ready: Promise<void>; variant?: Variant };

/** One page compressed against the dictionary of its language: when the first browser asks that has it, and once. */
export class DictionaryVariant {
  readonly #dictionary: () => PageDictionary | undefined;
  #made?: Made;

  constructor(dictionary: () => PageDictionary | undefined) {
    this.#dictionary = dictionary;
  }

  /** Whether the browser holds the dictionary, and the page is not yet compressed against it. */
  isDue(headers: IncomingHttpHeaders): boolean {
    if (headers['available-dictionary'] === undefined) return false;
    const dictionary = this.#dictionary();
    if (!dictionary || !holds(headers, dictionary)) return false;
    return this.#made?.by !== dictionary || this.#made.variant === undefined;
  }

  /** Compresses the page; whoever asks meanwhile waits for the same. */
  async make(plain: Variant): Promise<void> {
    const dictionary = this.#dictionary();
    if (dictionary && this.#made?.by !== dictionary) this.#made = start(dictionary, plain);
    await this.#made?.ready;
  }

  /** @returns undefined where the browser lacks the dictionary, nothing is gained by it or nothing is made yet */
  for(headers: IncomingHttpHeaders, otherwise: Variant): Variant | undefined {
    const { by, variant } = this.#made ?? {};
    if (!by || !variant || !holds(headers, by)) return undefined;
    return variant.body.length < otherwise.body.length ? variant : undefined;
  }
}

function start(by: PageDictionary, plain: Variant): Made {
  const ready = packed(by, plain).then((variant) => {
    made.variant = variant;
  });
  const made: Made = { by, ready };
  return made;
}

async function packed(dictionary: PageDictionary, { body, headers }: Variant): Promise<Variant> {
  const content = await packWith(dictionary, body);
  const at = headers.indexOf('content-length');
  const rest = headers.toSpliced(at, 2);
  return { body: content, headers: [...rest, 'content-encoding', 'dcz', 'content-length', String(content.length)] };
}
