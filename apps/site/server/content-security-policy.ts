import { createHash } from 'node:crypto';

/** What the page holds inline and frames, as its rendering reported it. */
export type PolicySource = Readonly<{ styles: string[]; scripts: string[]; frameOrigins: Iterable<string> }>;

export type PolicyOptions = {
  /** The origin that may frame the page; nobody unless it is a preview. */
  frameAncestor?: string;
  /** Vite's client sets styles and talks to its server. */
  development?: boolean;
};

/** Every page of https, where the service has no list of hosts. */
const anyHttps = 'https:';

/**
 * The Content-Security-Policy of one page, made of the page itself: hashes of its inline scripts and styles and the
 * origins of its frames. So there is no nonce, and a kept page keeps a policy that fits.
 */
export function policyOf(page: PolicySource, { frameAncestor, development }: PolicyOptions = {}): string {
  const styles = development ? ["'unsafe-inline'"] : page.styles.map(hashSource);
  const origins = [...new Set(page.frameOrigins)].sort();
  const frames = origins.includes(anyHttps) ? [anyHttps] : origins;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...page.scripts.map(hashSource)].join(' '),
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

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
