import { readStored } from '#app/browser-storage.ts';
import { maxKeptTokens } from '#app/submission.ts';

/** The newest token stands under `token`, where the guard looks (decision D12); earlier ones are kept beside it. */
const earlier = 'earlier-tokens';

/** Keeps the token of a request that was just sent, without losing those of earlier requests. */
export function keepToken(token: string): void {
  const others = storedTokens().filter((other) => other !== token);
  try {
    localStorage.setItem('token', token);
    localStorage.setItem(earlier, others.slice(0, maxKeptTokens - 1).join(' '));
  } catch {
    // Storage may be closed to the site: then the reference alone has to do.
  }
}

/** Every token of this browser, the newest first. */
export function storedTokens(): string[] {
  const tokens = [readStored('token'), ...(readStored(earlier) ?? '').split(' ')];
  return tokens.flatMap((token) => token || []);
}

/** Removes the tokens of all requests from this browser (decision D12). */
export function forgetTokens(): void {
  try {
    localStorage.removeItem('token');
    localStorage.removeItem(earlier);
  } catch {
    // Nothing was kept where storage is closed.
  }
}
