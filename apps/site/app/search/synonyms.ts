import { wordsOf } from '@insurer/contract/search-words.ts';
import { formsOf, stemOf, withoutArticle } from '@insurer/contract/stems.ts';
import { KnownWords } from './known-words.ts';
import { isEmptyWord } from './same-words.ts';
import { swapsOf } from './slips.ts';

/** Groups of words and phrases that mean the same, in any language: `[['سطحة', 'ونش', 'tow truck']]`. */
export type SynonymGroups = readonly (readonly string[])[];
/** A part of a query: its words in the form for comparing, and what means the same, each a phrase in turn. */
export type QueryPart = { words: string[]; synonyms: string[][] };

type Phrase = { words: string[]; stems: string[]; group: Group };
type Group = { phrases: Phrase[] };
/** The phrases by the stem of their first word, and every word of theirs. */
type Phrases = { byFirst: ReadonlyMap<string, Phrase[]>; words: KnownWords };

/** Reading the groups is dear, and they stay the same for many searches. */
const known = new WeakMap<SynonymGroups, Phrases>();
/** A slip in a shorter word makes another of it. */
const leastLetters = { swapped: 5, wrong: 6 };
const latin = /^[a-z]/;
/** With one word that says nothing a phrase is as good as without it: "with VAT". */
const leastVague = 2;
/** In so many other phrases a part of a query is asked: a word may stand in hundreds of groups. */
const maxPhrases = 40;

/**
 * The words of a query, taken together where they are a phrase of a group, with what means the same. Words that say
 * nothing are left out unless they are in a phrase, such as "where is my refund", or there are no others.
 *
 * @param isKnown whether a word stands in what is searched
 */
export function partsOf(
  words: readonly string[],
  groups: SynonymGroups,
  isKnown: (word: string) => boolean = () => false,
): QueryPart[] {
  const phrases = phrasesOf(groups);
  const parts: QueryPart[] = [];
  for (let at = 0; at < words.length; ) {
    const rest = words.slice(at);
    const found = phrasesAt(rest, phrases).filter(({ phrase }) => isMeant(phrase, words[at] as string, isKnown));
    const length = Math.max(1, ...found.map(({ length }) => length));
    const own = rest.slice(0, length);
    const same = found.filter((one) => one.length === length).map(({ phrase }) => phrase);
    if (same.length > 0 || !isEmptyWord(own[0] as string)) parts.push(partOf(own, same));
    at += length;
  }
  return parts.length > 0 ? parts : words.map((word) => partOf([word], []));
}

/**
 * The word of the groups of which a word may be a slip: two neighbouring letters swapped, or one of a longer word wrong or
 * missing. Right words that the site does not know lie as near: Mazda and mada, renal and rental.
 */
export function wordOfSynonyms(word: string, groups: SynonymGroups): string | undefined {
  const { words } = phrasesOf(groups);
  if (word.length < leastLetters.swapped || /\d/.test(word) || words.has(word) || words.has(stemOf(word)))
    return undefined;
  const swapped = swapsOf(word).find((swap) => words.has(swap) || words.has(stemOf(swap)));
  if (swapped !== undefined || word.length < leastLetters.wrong) return swapped;
  const near = words.slipsOf(word, 1).map(({ number }) => words.wordAt(number));
  return near.find((other) => other[0] === word[0] && other.length >= word.length);
}

/** The word of the groups to which a letter is joined that is none of it (بتمارا: with تمارا). */
export function unjoinedWord(word: string, groups: SynonymGroups): string | undefined {
  const { words } = phrasesOf(groups);
  const [whole, stem, loose] = [word, stemOf(word), formsOf(word).at(-1)];
  return loose !== undefined && !words.has(whole) && !words.has(stem) && words.has(loose) ? loose : undefined;
}

/** What stands for the same is asked without words that say nothing: a page need not have them. */
function partOf(words: string[], phrases: Phrase[]): QueryPart {
  const others = phrases.flatMap(othersOf).flatMap((other) => (isVague(other) ? [] : [tellingOf(other.words)]));
  const different = new Map(others.map((other) => [other.map(stemOf).join(' '), other]));
  return { words: tellingOf(words), synonyms: [...different.values()].slice(0, maxPhrases) };
}

/**
 * Whether a phrase of a question says less than the others once its words that say nothing are gone: of "where are you" nothing is left, and of
 * "how much is insurance" what "insurance cost" says as well. It is understood, and not asked in place of another.
 */
function isVague({ words, group }: Phrase): boolean {
  const left = withoutEmptyWords(words);
  if (left.length === 0) return true;
  if (words.length - left.length < leastVague) return false;
  const isPartOf = (other: Phrase) =>
    other.words.length > left.length && left.every((word) => other.words.includes(word));
  return group.phrases.some((other) => other.words !== words && isPartOf(other));
}

function tellingOf(words: string[]): string[] {
  const meaningful = withoutEmptyWords(words);
  return meaningful.length > 0 ? meaningful : words;
}

function withoutEmptyWords(words: string[]): string[] {
  return words.filter((word) => !isEmptyWord(word));
}

/** The phrases with which words begin, and how many words each takes: "lost my policy" is "lost policy", too. */
function phrasesAt(words: readonly string[], phrases: Phrases): { phrase: Phrase; length: number }[] {
  const stems = words.map(stemOf);
  return (phrases.byFirst.get(stems[0] ?? '') ?? []).flatMap((phrase) => {
    let at = 0;
    for (const stem of phrase.stems) {
      while (at > 0 && stems[at] !== stem && isEmptyWord(words[at] ?? '')) at += 1;
      if (stems[at] !== stem) return [];
      at += 1;
    }
    return { phrase, length: at };
  });
}

/**
 * Whether a phrase with which words begin is what they say. Arabic stems are too short to tell for one word alone: دعم,
 * help, is the stem of دعمت, I hit.
 */
function isMeant({ words }: Phrase, first: string, isKnown: (word: string) => boolean): boolean {
  const [word = '', ...more] = words;
  if (more.length > 0 || latin.test(word)) return true;
  const bare = withoutArticle(first);
  return withoutArticle(word) === bare || !(isKnown(first) || isKnown(bare));
}

function othersOf(phrase: Phrase): Phrase[] {
  return phrase.group.phrases.filter((other) => other !== phrase);
}

function phrasesOf(groups: SynonymGroups): Phrases {
  const before = known.get(groups);
  if (before) return before;
  const byFirst = new Map<string, Phrase[]>();
  const every = new KnownWords();
  for (const texts of groups) {
    const group: Group = { phrases: [] };
    for (const text of texts) {
      const words = wordsOf(text).map(({ word }) => word);
      const stems = words.map(stemOf);
      const [first] = stems;
      if (first === undefined) continue;
      const phrase = { words, stems, group };
      group.phrases.push(phrase);
      byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
      for (const word of words) every.add(word);
    }
  }
  const phrases = { byFirst, words: every };
  known.set(groups, phrases);
  return phrases;
}
