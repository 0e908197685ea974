import { type PolicyOptions, type PolicySource, policyOf } from './content-security-policy.ts';

/** Headers of every response of the site (docs/security.md). */
export function baseHeaders(siteUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    // Form posts with the origin `null`, which `no-referrer` would make of them, are refused.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Headers of a page beside its own: its policy and, for browsers of old, the same word about frames. */
export function pageHeaders(page: PolicySource, options: PolicyOptions = {}): Record<string, string> {
  return {
    'content-security-policy': policyOf(page, options),
    ...(!options.frameAncestor && { 'x-frame-options': 'DENY' }),
  };
}
