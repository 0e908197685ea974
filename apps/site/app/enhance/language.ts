import { defaultLanguage, isLanguage, readLanguage, splitPrefix, withPrefix } from '@insurer/contract/language.ts';
import { readStored, storeChoice } from '#app/browser-storage.ts';
import { carryFields } from './carry-fields.ts';
import { goTo } from './start-navigation.ts';

/** Key of the stored choice, and name of the cookie that mirrors it for the server (decision D16). */
const storedName = 'language';

/**
 * A visitor who chose another language and lost the cookie comes to a plain address: the cookie is made again and the
 * page of that language takes the place of this one. True when the page is being left.
 */
export function returnToStoredLanguage(): boolean {
  const { pathname, search, hash } = location;
  const stored = readStored(storedName);
  if (!isLanguage(stored) || stored === defaultLanguage || splitPrefix(pathname).language !== defaultLanguage)
    return false;
  // An editor looks at the language that was asked for.
  if (new URLSearchParams(search).get('preview')) return false;
  storeChoice(storedName, stored);
  location.replace(`${withPrefix(pathname, stored)}${search}${hash}`);
  return true;
}

/** The language switch: keeps the choice and changes the page in place, with everything that was typed (I18N-05 to I18N-08). */
export function startLanguageSwitch(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-language]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const language = readLanguage(link.dataset.language);
    storeChoice(storedName, language);
    // The quiet offer (decision 0037) is answered; its "no" is a choice of the language at hand.
    delete document.documentElement.dataset.offer;
    link.closest('details')?.removeAttribute('open');
    if (language === document.documentElement.lang) return;
    const onSwap = (previous: Document) => carryFields(previous, document);
    // The other language is no other page: Back leads to the page before.
    void goTo(link.href + location.hash, { history: 'replace', scroll: scrollY, onSwap, forgets: true });
  });
}
