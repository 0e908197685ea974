import { parseCookies } from 'payload/shared';
import * as v from 'valibot';
import { cookiePrefix } from '../../access/session-cookie.ts';
import { config } from '../../config.ts';

const seconds = 600;
const isHttps = config.adminUrl.startsWith('https:');
const name = `${isHttps ? '__Host-' : ''}${cookiePrefix}-single-sign-on`;
/** It comes back with a navigation from the issuer, so it cannot be of the same site only. */
const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;

const attemptSchema = v.object({ state: v.string(), nonce: v.string(), verifier: v.string() });

/** What ties the issuer's answer to the browser that began to sign in. */
export type Attempt = v.InferOutput<typeof attemptSchema>;

/** The Set-Cookie header that keeps an attempt in the browser until the issuer sends it back. */
export function attemptCookie(attempt: Attempt): string {
  const value = Buffer.from(JSON.stringify(attempt)).toString('base64url');
  return `${name}=${value}; Max-Age=${seconds}; ${attributes}`;
}

/** An attempt serves once, however it ends. */
export const endedAttemptCookie = `${name}=; Max-Age=0; ${attributes}`;

/** The attempt that a request brings; undefined where there is none, or it is not of our making in form. */
export function attemptOf(headers: Headers): Attempt | undefined {
  try {
    const text = Buffer.from(parseCookies(headers).get(name) ?? '', 'base64url').toString();
    return v.parse(attemptSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}
