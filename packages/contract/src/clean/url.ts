import { cleanText } from './empty.ts';

const allowedProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);
// Browsers drop these before they look for a scheme, so `java\nscript:` is `javascript:` to them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the point
const ignoredByBrowsers = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
/**
 * The host of an address as it is looked up, with its port. Parsers take other signs in it, which stand for something else where a
 * host is named: in a Content-Security-Policy `;` begins the next directive, and `*` is any host. No name is longer, and that
 * header stands before every page.
 */
const plainHost = /^(?:[\w.-]{1,253}|\[[\da-f:.]+\])(?::\d+)?$/;
/** No server takes a longer one, and a picture's stands in a page once for each of its widths. */
const longest = 8_000;
const startsWithScheme = /^[a-z][a-z0-9+.-]*:/i;

/**
 * A safe address, or undefined. Only `http:`, `https:`, `mailto:`, `tel:` and site-relative addresses
 * survive (docs/contract.md). A relative address always comes back with a leading slash,
 * so that `motor-insurance` means the same on every path (FRAME-11). Protocol-relative addresses
 * (`//host`, `/\host`) leave the site without saying so and are refused.
 */
export function cleanUrl(value: unknown): string | undefined {
  const text = cleanText(value)?.replace(ignoredByBrowsers, '').trim();
  if (!text || text.length > longest) return undefined;
  if (startsWithScheme.test(text)) return absoluteUrl(text);
  if (/^[/\\]{2}/.test(text) || text.startsWith('\\')) return undefined;
  if (text.startsWith('#')) return text;
  const path = text.startsWith('/') ? text : `/${text.replace(/^(\.{1,2}\/)+/, '')}`;
  // `.//host` without its step is `//host`.
  return /^\/[/\\]/.test(path) ? undefined : path;
}

function absoluteUrl(text: string): string | undefined {
  try {
    const url = new URL(text);
    if (!allowedProtocols.has(url.protocol)) return undefined;
    // `https:evil` parses as a host in browsers; only the full form is taken.
    if (!url.protocol.startsWith('http')) return text;
    return /^https?:\/\/[^/\\]/i.test(text) && plainHost.test(url.host) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an address from {@link cleanUrl} leaves the site: true for http(s), mailto and tel. */
export function isExternal(url: string): boolean {
  return startsWithScheme.test(url);
}

/**
 * The address of an embedded page: taken out of a snippet (`<iframe src="…">`) or given bare.
 * Only https survives; the host is checked against the allow-list where the frame is rendered.
 */
export function cleanFrameUrl(value: unknown): string | undefined {
  const text = cleanText(value);
  if (!text) return undefined;
  const source = text.includes('<') ? sourceOfSnippet(text) : text;
  const url = cleanUrl(source);
  return url && /^https:\/\//i.test(url) ? url : undefined;
}

function sourceOfSnippet(snippet: string): string | undefined {
  const match = /<iframe\b[^<>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(snippet);
  return (match?.[1] ?? match?.[2] ?? match?.[3])?.replaceAll('&amp;', '&');
}
