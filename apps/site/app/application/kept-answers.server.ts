import { asRecord } from '@insurer/contract/clean/json-text.ts';
import { config } from '#app/config.server.ts';
import { cookieValue, longestCookie } from '#app/cookie-value.server.ts';

export const weekSeconds = 7 * 86_400;

const isSecure = config().siteUrl.startsWith('https:');
const cookieOf = (name: string) => `${isSecure ? '__Host-' : ''}${name}`;

/**
 * The Set-Cookie header that keeps a visitor's answers in this browser, closed to scripts: so they stand in no address,
 * and a reload or Back loses none. Nothing in it is trusted: it is checked like what is typed each time it is read.
 */
export function keepAnswers(name: string, answers: Readonly<Record<string, unknown>>): string {
  const content = encoded(answers);
  const age = Object.keys(answers).length === 0 || !isKeepable(answers) ? 0 : weekSeconds;
  const secure = isSecure ? '; Secure' : '';
  return `${cookieOf(name)}=${age ? content : ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}

/** Whether a cookie holds so much. */
export const isKeepable = (answers: object): boolean => encoded(answers).length <= longestCookie;

/** What a request brings of it. */
export function keptAnswers(name: string, request: Request): Record<string, unknown> {
  return asRecord(decoded(cookieValue(request, cookieOf(name)))) ?? {};
}

const encoded = (answers: object) => Buffer.from(JSON.stringify(answers)).toString('base64url');

function decoded(content = ''): unknown {
  try {
    return JSON.parse(Buffer.from(content, 'base64url').toString());
  } catch {
    return undefined;
  }
}
