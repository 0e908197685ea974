import { createHash } from 'node:crypto';

/** Headers of every answer of the site (docs/security.md). */
export function baseHeaders(siteUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    // React Router refuses form posts with the origin `null`, which `no-referrer` would make of them.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

export type PolicyOptions = {
  /** The origin that may frame the page; nobody unless it is a preview. */
  frameAncestor?: string;
  /** Origins that the site settings name: in-site navigation brings their frames into a page with this policy. */
  frameOrigins?: Iterable<string>;
  /** Vite's client sets styles and talks to its server. */
  development?: boolean;
};

/**
 * The Content-Security-Policy of one page, made of the page itself: hashes of its inline scripts and styles and the
 * origins of its frames. So there is no nonce, and a kept page keeps a policy that fits.
 */
export function policyOf(html: string, { frameAncestor, frameOrigins = [], development }: PolicyOptions = {}): string {
  const styles = development ? ["'unsafe-inline'"] : inlineHashes(html, 'style');
  const frames = [...new Set([...originsOfFrames(html), ...frameOrigins])].sort();
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineHashes(html, 'script')].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "media-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "form-action 'self'",
    `frame-ancestors ${frameAncestor ?? "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** Headers of a page beside its own: its policy and, for browsers of old, the same word about frames. */
export function pageHeaders(html: string, options: PolicyOptions = {}): Record<string, string> {
  return {
    'content-security-policy': policyOf(html, options),
    ...(!options.frameAncestor && { 'x-frame-options': 'DENY' }),
  };
}

function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'gi'));
  const hashes = [...elements].flatMap(([, attributes = '', content = '']) => {
    if (content === '' || /\ssrc=/i.test(attributes)) return [];
    return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  });
  return [...new Set(hashes)];
}

/** Also of frames that a script fills in later (`data-src`), such as the maps of branches (spec 2.5). */
function originsOfFrames(html: string): string[] {
  const origins = [...html.matchAll(/<iframe\b[^>]*?\s(?:data-)?src="(https?:\/\/[^"]+)"/gi)].flatMap(
    ([, source = '']) => {
      const address = source.replaceAll('&amp;', '&');
      return URL.canParse(address) ? [new URL(address).origin] : [];
    },
  );
  return [...new Set(origins)];
}
