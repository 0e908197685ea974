import type { Language } from '@insurer/contract/language.ts';
import { withPrefix } from '@insurer/contract/language.ts';
import { DictionaryVariant, type PageDictionary, pageDictionary } from './page-dictionary.ts';
import { type StoredResponse, storeResponse } from './stored-response.ts';

/** Names the dictionary of a language, without its hash: any instance of the site answers there with its own. */
export function dictionaryPath(language: Language): string {
  return `/_dictionary/${language}`;
}

const day = 86_400;

type Made = { dictionary: PageDictionary; response: StoredResponse };

/**
 * The dictionaries that pages are compressed against, one a language, each made once in the life of a process (decision
 * 0048). A browser that holds another one, of an instance before or beside this, gets what everybody gets.
 */
export class PageDictionaries {
  readonly #made = new Map<Language, Made>();
  readonly #making = new Map<Language, Promise<Made | undefined>>();

  /** What pages of a language say of their dictionary. */
  headers(language: Language): Record<string, string> {
    return { link: `<${dictionaryPath(language)}>; rel="compression-dictionary"`, vary: 'available-dictionary' };
  }

  /** For {@link StoredResponse.packed}. */
  variant(language: Language): DictionaryVariant {
    return new DictionaryVariant(() => this.#made.get(language)?.dictionary);
  }

  /**
   * The dictionary as a file for the browser to keep for a day; whoever asks while it is being made waits for the same one.
   *
   * @param home gives the home page's response in that language
   * @param sheets every sheet of the site
   * @returns undefined while the site has no home page to show
   */
  async file(
    language: Language,
    home: () => Promise<StoredResponse>,
    sheets: readonly string[],
    base: Record<string, string>,
  ): Promise<StoredResponse | undefined> {
    const known = this.#made.get(language);
    if (known) return known.response;
    const making = this.#making.get(language) ?? this.#start(language, () => make(language, home, sheets, base));
    return (await making)?.response;
  }

  #start(language: Language, begin: () => Promise<Made | undefined>): Promise<Made | undefined> {
    const making = begin()
      .then((made) => {
        if (made) this.#made.set(language, made);
        return made;
      })
      .finally(() => this.#making.delete(language));
    this.#making.set(language, making);
    return making;
  }
}

async function make(
  language: Language,
  home: () => Promise<StoredResponse>,
  sheets: readonly string[],
  base: Record<string, string>,
): Promise<Made | undefined> {
  const { status, variants } = await home();
  if (status !== 200) return undefined;
  const dictionary = pageDictionary(variants.identity.body, sheets);
  const headers = {
    ...base,
    // Nobody looks at it: HTML that is no page of its own.
    'content-type': 'text/plain; charset=utf-8',
    'x-robots-tag': 'noindex',
    'cache-control': `public, max-age=${day}`,
    'use-as-dictionary': `match="${pattern(language)}", match-dest=("document" "")`,
  };
  return { dictionary, response: await storeResponse(200, headers, dictionary.content) };
}

/** Every page of a language; the default one's are also those of no other, whose longer pattern goes first. */
function pattern(language: Language): string {
  const home = withPrefix('/', language);
  return home === '/' ? '/*' : `${home}{/*}?`;
}
