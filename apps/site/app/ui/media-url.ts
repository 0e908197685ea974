/** What the rendering must know of the content service to keep every picture and file on the site's own origin. */
export type MediaRules = {
  /** Origin of the content service, for example `http://127.0.0.1:3001`: its absolute addresses become ours. */
  serviceOrigin?: string;
  /** A third party's file as `/media/remote/<signature>/<host>/<path>`. */
  signRemote?: (url: string) => string | undefined;
};

let rules: MediaRules = {};
let serviceOrigins: readonly string[] = [];

/** Set once by the server when it starts. Without it, pictures of third parties are not rendered. */
export function setMediaRules(next: MediaRules): void {
  rules = next;
  serviceOrigins = next.serviceOrigin ? originsOf(next.serviceOrigin) : [];
}

const ownMachine = ['localhost', '127.0.0.1', '[::1]'];

/** A service on this machine may call itself by another of the machine's own names. */
function originsOf(origin: string): string[] {
  const { protocol, hostname, port } = new URL(origin);
  const names = ownMachine.includes(hostname) ? ownMachine : [hostname];
  return names.map((name) => new URL(`${protocol}//${name}:${port}`).origin);
}

/**
 * Hints of decision 0004 that our own content service writes into a picture's address; they are for the rendering.
 * Below other paths the same names belong to the service, which may need them to find the file.
 */
const hintNames = new Set(['w', 'h', 'v', 'focus', 'alt']);

/**
 * The address a browser loads a file of the content service from: always `/media/…` on the site's origin.
 * A document on a third party's host stays as it is, since it is only ever a link.
 */
export function mediaUrl(url: string): string {
  const path = servicePath(url);
  return path === undefined ? url : mediaPath(path);
}

/** The address of a picture, or undefined where nothing on the site's origin stands for it. */
export function pictureUrl(url: string): string | undefined {
  const path = servicePath(url);
  if (path !== undefined) return mediaPath(path);
  return isFullAddress(url) ? rules.signRemote?.(url) : undefined;
}

/**
 * The address that answers a file as a download of that name (CARD-07). Links to third parties' files keep their
 * address: the name then stands in the link's `download` attribute alone.
 */
export function downloadUrl(url: string, fileName: string): string {
  return namedDownload(mediaUrl(url), fileName);
}

/**
 * The address that saves a document under that name (DOC-02). Browsers take a name from the site's own origin
 * alone, so a third party's document comes through it as well, unless it lies where the site may not fetch.
 */
export function savedFileUrl(url: string, fileName: string): string {
  const address = mediaUrl(url);
  const isThirdParty = isFullAddress(address) && !isInnerHost(new URL(address).hostname);
  return namedDownload((isThirdParty && rules.signRemote?.(address)) || address, fileName);
}

/** Addresses and names of machines that are not on the public internet: the media proxy fetches none of them. */
function isInnerHost(hostname: string): boolean {
  return /^[\d.]+$|^\[|^[^.]+$|\.(local|internal|localhost)$/.test(hostname);
}

function isFullAddress(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url);
}

function namedDownload(address: string, fileName: string): string {
  if (!address.startsWith('/media/')) return address;
  return `${address}${address.includes('?') ? '&' : '?'}download=${encodeURIComponent(fileName)}`;
}

/** The name of a downloaded document: `{title}.pdf`, characters that no file may carry replaced (decision D17). */
export function pdfFileName(title: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among the illegal ones
  const legal = title.replace(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, '-').replace(/^[\s.-]+|(?<![\s.-])[\s.-]+$/g, '');
  return `${legal.slice(0, 120) || 'document'}.pdf`;
}

/** The path and query of an address on the content service, or undefined for another host's. */
function servicePath(url: string): string | undefined {
  if (url.startsWith('/')) return url;
  const origin = serviceOrigins.find((known) => url.startsWith(`${known}/`));
  return origin && url.slice(origin.length);
}

function mediaPath(path: string): string {
  const [pathname = '', query] = (path.split('#')[0] ?? '').split('?');
  // The site's own drawings are served by the site itself.
  if (pathname.startsWith('/brand/')) return pathname;
  if (!pathname.startsWith('/media/')) return query ? `/media${pathname}?${query}` : `/media${pathname}`;
  const kept = new URLSearchParams(query);
  for (const name of hintNames) kept.delete(name);
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}
