/** What the drawing must know of the content service to keep every picture and file on the site's own origin. */
export type MediaRules = {
  /** Origin of the content service, for example `http://127.0.0.1:3001`: its absolute addresses become ours. */
  serviceOrigin?: string;
  /** A third party's https picture as `/media/remote/<signature>/<host>/<path>`. */
  signRemote?: (url: string) => string | undefined;
};

let rules: MediaRules = {};

/** Set once by the server when it starts. Without it, pictures of third parties are not drawn. */
export function setMediaRules(next: MediaRules): void {
  rules = next;
}

/**
 * Hints of decision 0004 that our own content service writes into a picture's address; they are for the drawing.
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
  return /^https:\/\//i.test(url) ? rules.signRemote?.(url) : undefined;
}

/**
 * The address that answers a file as a download of that name (spec 2.5). Third parties' files keep their
 * address: the name then stands in the link's `download` attribute alone.
 */
export function downloadUrl(url: string, fileName: string): string {
  const address = mediaUrl(url);
  if (!address.startsWith('/media/')) return address;
  return `${address}${address.includes('?') ? '&' : '?'}download=${encodeURIComponent(fileName)}`;
}

/** The name of a downloaded document: `{title}.pdf`, characters that no file may carry replaced (decision D17). */
export function pdfFileName(title: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among the illegal ones
  const legal = title.replace(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, '-').replace(/^[\s.-]+|[\s.-]+$/g, '');
  return `${legal.slice(0, 120) || 'document'}.pdf`;
}

/** The path and query of an address on the content service, or undefined for another host's. */
function servicePath(url: string): string | undefined {
  if (url.startsWith('/')) return url;
  const origin = rules.serviceOrigin;
  return origin && url.startsWith(`${origin}/`) ? url.slice(origin.length) : undefined;
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
