import { readLanguage, withPrefix } from '@insurer/contract/language.ts';
import { readStored } from '#app/browser-storage.ts';

/** Under this name a submitted request leaves its token (ACCESS-03; decision D12). */
const tokenName = 'token';

/**
 * Shows the ways to the guarded page where it opens, and guards it. The one gate of the site: a guarded page shows only
 * in a browser that holds a token, any token; every other browser goes to /401, and Back does not come here again.
 */
export function guardTokenPages(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-with-token]')) part.hidden = !readStored(tokenName);
  const guarded = document.querySelector<HTMLElement>('[data-needs-token]');
  if (!guarded) return;
  if (readStored(tokenName)) guarded.dataset.needsToken = 'met';
  else location.replace(withPrefix('/401', readLanguage(document.documentElement.lang)));
}
