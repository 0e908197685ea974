import { withoutTrailingSlashes } from './without-trailing-slashes.ts';

/** Whether a setting names an address that can be asked over HTTP. */
export function isHttpAddress(address: string): boolean {
  return /^https?:$/.test(URL.parse(address)?.protocol ?? '');
}

/** Fetch calls no address with a name or a password. */
export function hasNoPassword(address: string): boolean {
  const { username, password } = URL.parse(address) ?? {};
  return !username && !password;
}

/** What a setting must be that {@link originOf} reads. */
export const originRule = 'be an origin without a path, for example https://www.example.com';

/**
 * The origin that a setting of either app names, in its one spelling; undefined where it names none, or more than that: one app would
 * leave out what another needs.
 */
export function originOf(address: string): string | undefined {
  const { href, origin } = (isHttpAddress(address) && URL.parse(withoutTrailingSlashes(address))) || {};
  return href === `${origin}/` ? origin : undefined;
}
