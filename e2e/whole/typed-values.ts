import type { Page, Request, Response } from '@playwright/test';
import { loggedText } from '../logged-text.ts';
import { secrets, type Whole } from '../whole-content.ts';

/** Every address that a browser asks for, comes from, is sent to and remembers, from here on: without the servers' own names. */
export class Addresses {
  readonly #page: Page;
  readonly #seen = new Set<string>();
  readonly #pending: Promise<unknown>[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#pending.push(this.#noteRequest(request)));
    page.on('response', (response) => this.#note(locationOf(response)));
    page.on('framenavigated', (frame) => this.#note(frame.url()));
  }

  /** All of them, as they are and decoded; with those that Back would lead to. */
  async all(): Promise<string[]> {
    await Promise.all(this.#pending);
    const session = await this.#page.context().newCDPSession(this.#page);
    const { entries } = await session.send('Page.getNavigationHistory');
    await session.detach();
    for (const { url, userTypedURL } of entries) for (const address of [url, userTypedURL]) this.#note(address);
    return [...this.#seen].flatMap((address) => [address, ...decodings(address)]);
  }

  async #noteRequest(request: Request): Promise<void> {
    this.#note(request.url());
    // A request that a new page cut off has no headers to tell any more.
    const headers = await request.allHeaders().catch(() => request.headers());
    this.#note(headers.referer);
  }

  #note(address: string | undefined): void {
    if (address) this.#seen.add(address.replace(/^https?:\/\/[^/]*/, ''));
  }
}

const locationOf = (response: Response): string | undefined => response.headers().location;

/** What an address says to whoever decodes it: percent signs, and what looks like base64. */
function decodings(address: string): string[] {
  const words = decodeURIComponent(address.replaceAll('+', ' ').replaceAll(/%(?![\da-f]{2})/gi, '%25'));
  const encoded = address.match(/[\w-]{12,}/g) ?? [];
  return [words, ...encoded.map((part) => Buffer.from(part, 'base64url').toString())];
}

/** What both apps tell operators: their logs, their metrics, and what the site holds by its keys. */
export async function toldToOperators({ cms, site }: Whole): Promise<string[]> {
  const text = async (address: string, headers = {}) => (await fetch(address, { headers })).text();
  const authorization = `Bearer ${secrets.CONTENT_API_KEY}`;
  return [
    ...[loggedText(site), loggedText(cms)],
    ...[await text(`${site.url}/metrics`), await text(`${site.url}/_cache`)],
    await text(`${cms.url}/metrics`, { authorization }),
  ];
}

/** Which of the values stand in which of the texts. */
export function found(values: readonly string[], texts: readonly string[]): string[] {
  const plain = texts.map((text) => text.toLowerCase());
  return values.flatMap((value) =>
    plain
      .filter((text) => text.includes(value.toLowerCase()))
      .map((text) => `${value} in ${text.slice(Math.max(0, text.indexOf(value.toLowerCase()) - 100)).slice(0, 250)}`),
  );
}
