import { wordsOf } from '@insurer/contract/search-words.ts';
import { formsOf, stemOf } from '@insurer/contract/stems.ts';
import { isEmptyWord, sameWords } from './same-words.ts';
import { partsOf, type QueryPart, type SynonymGroups } from './synonyms.ts';

/** Each is one more question to a service, and the first ones are the nearest. */
const maximumQueries = 10;

/**
 * Other ways to say a query, for a list that knows no synonyms: first one word or phrase of it in what means the same, then
 * two of them; what an editor says before the site's own words.
 *
 * @param groups synonyms of the site settings
 * @returns queries in the form for comparing, the given one not among them
 */
export function otherQueries(query: string, groups: SynonymGroups): string[] {
  const words = wordsOf(query).map(({ word }) => word);
  const parts = partsOf(words, groups);
  const said = parts.map((part) => part.words.join(' '));
  const once = substitutions(said, parts, 0);
  const twice = once.flatMap(({ said: changed, at }) => substitutions(changed, parts, at + 1));
  const others = [...once, ...twice].map(({ said: changed }) => changed.join(' '));
  return [...new Set(others)].filter((other) => other !== said.join(' ')).slice(0, maximumQueries);
}

/** What is said with one of its parts, from a place on, in other words. */
function substitutions(said: string[], parts: QueryPart[], from: number): { said: string[]; at: number }[] {
  return parts
    .slice(from)
    .flatMap((part, index) =>
      meaningsOf(part).map((other) => ({ said: said.with(from + index, other), at: from + index })),
    );
}

function meaningsOf({ words, synonyms }: QueryPart): string[] {
  const [word, ...more] = words;
  return [...synonyms.map((phrase) => phrase.join(' ')), ...(word && more.length === 0 ? sameWords(word) : [])];
}

/**
 * The words that mean the same as those of a text, and what other forms of its own begin with: in the form for comparing,
 * without its own. Of a phrase one word alone means something else: with "breakdown" goes "lost car keys".
 */
export function otherWords(text: string, groups: SynonymGroups): string[] {
  const words = wordsOf(text).map(({ word }) => word);
  const others = partsOf(words, groups).flatMap(({ words: own, synonyms }) => [
    ...synonyms.filter(({ length }) => length === 1).flat(),
    ...own.flatMap((word) => [stemOf(word), ...sameOrUnjoined(word)]),
  ]);
  return [...new Set(others)].filter((word) => !words.includes(word) && !isEmptyWord(word));
}

/** A letter at the beginning is a joined one where what is left is a known word, and the whole is none. */
function sameOrUnjoined(word: string): string[] {
  const same = sameWords(word);
  const loose = formsOf(word).at(-1) ?? word;
  const meant = same.length > 0 ? [] : sameWords(loose);
  return meant.length > 0 ? [loose, ...meant] : same;
}
