import { wordsOf } from '@insurer/contract/search-words.ts';

/** A word as it is compared; and what is left of it without a letter that is joined to it, or belongs to it. */
type Forms = { sure: [string, ...string[]]; guess: string | undefined };
/** What a text says: of a word that was guessed the beginning may be anything. */
export type Said = { words: string[]; guesses: Set<string | undefined> };

/** Shorter words (am, is, my) say nothing of what is asked. */
const shortest = 3;
/** What an ending adds at most: of "flooded" and of "laptops" the beginning is looked for. */
const longestEnding = 2;
/**
 * The Arabic article with what is written together with it, as the search knows it (stems.ts, whose words would be in this
 * script). Where less than three letters are left, as of the hand and of my father, it is a part of the word, or as good as one.
 */
const article = /^\u0648?(?:[\u0628\u0641\u0643]?\u0627\u0644|\u0644\u0644)(?=.{3})/;
/** A joined letter without an article. */
const joined = /^[\u0628\u0641\u0643\u0644\u0648](?=.{3})/;
/** "And", which is the first letter of parents, too. */
const and = '\u0648';

/** The words of what was typed that say what is asked. */
function wordsTyped(typed: string): Forms[] {
  return formsIn(typed).filter(({ sure: [{ length }] }) => length >= shortest);
}

/** @param others what means the same as words of the text, itself words in turn */
export function saidBy(text: string, others: string): Said {
  const own = formsIn(text);
  return {
    words: [...own, ...formsIn(others)].flatMap(({ sure }) => sure),
    guesses: new Set(own.map(({ guess }) => guess)),
  };
}

/** Whether every word that was typed begins one of those that are said, with or without what Arabic joins to it, or goes on with an ending. */
export function isSaid({ words, guesses }: Said, typed: readonly Forms[]): boolean {
  const stands = (one: string) => guesses.has(one) || words.some((word) => word.startsWith(one) || isEnded(one, word));
  return typed.every(({ sure, guess }) => sure.some(stands) || (guess !== undefined && stands(guess)));
}

function isEnded(longer: string, word: string): boolean {
  // A short word with a long ending is another word.
  const ending = word.length > shortest ? longestEnding : 1;
  return word.length >= shortest && longer.length - word.length <= ending && longer.startsWith(word);
}

function formsIn(text: string): Forms[] {
  return wordsOf(text).map(({ word }) => formsOf(word));
}

function formsOf(word: string): Forms {
  const bare = word.replace(article, '');
  if (bare === word) return { sure: [word], guess: joined.test(word) ? word.slice(1) : undefined };
  return { sure: word.startsWith(and) ? [word, bare] : [bare], guess: undefined };
}

/** What was typed, and the same with each word or phrase of it in what means the same; every one as {@link wordsTyped} says. */
export function waysToSay(typed: string, groups: readonly (readonly string[])[]): Forms[][] {
  const said = formsIn(typed).map(({ sure: [word] }) => word);
  const others = groups.flatMap((group) =>
    group.flatMap((phrase) => {
      const words = phrase.split(' ');
      const at = said.findIndex((_, from) => words.every((word, place) => isForm(said[from + place], word)));
      return at < 0 ? [] : group.map((other) => said.toSpliced(at, words.length, other).join(' '));
    }),
  );
  return [typed, ...new Set(others)].map(wordsTyped);
}

function isForm(said: string | undefined, word: string): boolean {
  return said !== undefined && (said === word || isEnded(said, word));
}
