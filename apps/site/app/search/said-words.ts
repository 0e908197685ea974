import { comparable, wordsOf } from '@insurer/contract/search-words.ts';
import { englishStem } from '@insurer/contract/stems.ts';
import { emptyPairs } from './empty-pairs.ts';

/** A word as it is compared; and what is left of it without a letter that is joined to it, or belongs to it. */
type Forms = { sure: [string, ...string[]]; guess: string | undefined };
/** A text's own words; those which may be no more than guessed; and its own as a synonym is compared, to which what was typed is compared, too. */
export type Said = { words: string[]; guesses: Set<string>; own: Set<string>; others: Set<string> };
/** What was typed, and what means the same as a part of it. */
export type Way = { typed: Forms[]; others: string[] };

/** More passages would hide the questions. */
const maximumPassages = 4;
/** Shorter words (am, is, my) say nothing of what is asked, but for Arabic ones of two letters. */
const shortest = 3;
/** An Arabic word of two letters, with or without the article and what is written together with it. */
const pair = /^(?:\u0648?(?:[\u0628\u0641\u0643]?\u0627\u0644|\u0644\u0644))?([\u0621-\u064a]{2})$/;
// As “or” it stands in many answers; a mother is asked for by «أمي» there, and by either word in the site's search.
const empty = new Set([...emptyPairs, 'أم'].map(comparable));
/** Of "flooded" and of "laptops" the beginning is looked for; with another ending it is another word (a diet, a taxi, Careem). */
const englishEnding = /^(?:e?[sd]|ing)$/;
const shortEnglishEnding = /^e?s$/;
/** Those of number, gender and possession; of a short word one letter. */
const arabicEndings =
  '(?:\\u0627[\\u062a\\u0646]|[\\u064a\\u0648]\\u0646|\\u062a|\\u062a?(?:\\u0647\\u0627|\\u0646\\u0627|\\u0647\\u0645|[\\u064a\\u0643\\u0647]))$';
const arabicEnding = new RegExp(`^${arabicEndings}`);
const shortArabicEnding = /^[\u062a\u064a\u0643\u0647]$/;
/** Behind four letters: three may be another word, as the sea of Bahrain's. */
const cutEnding = new RegExp(`(?<=.{4})${arabicEndings}`);
const latin = /^[a-z]/;
/**
 * The Arabic article with what is written together with it, as the search knows it (stems.ts, whose words would be in this
 * script); where less than three letters are left, as of the hand and of my father, it is a part of the word, or as good as one.
 */
const article = /^\u0648?(?:[\u0628\u0641\u0643]?\u0627\u0644|\u0644\u0644)(?=.{3})/;
/** A joined letter without an article. */
const joined = /^[\u0628\u0641\u0643\u0644\u0648](?=.{3})/;
/** What ends a feminine word, and is written as another letter with a possessive behind it, as in my car; its form for comparing. */
const feminine = /(?<=.{3})\u0647$/;
/** "And", which is the first letter of parents, too. */
const and = '\u0648';

/** @param others what means the same as words of the text */
export function saidBy(text: string, others: string): Said {
  const forms = formsIn(text);
  const words = forms.flatMap(({ sure }) => sure);
  const guesses = forms.flatMap(({ guess }) => guess ?? []);
  return {
    words,
    guesses: new Set(guesses),
    // What is left of a short word without a letter of its own is another word: of fractures a wall.
    own: new Set([
      ...words.flatMap((word) => [...wholeForms(word), pairIn(word) ?? word]),
      ...guesses.filter(({ length }) => length > shortest),
    ]),
    others: new Set(formsIn(others).flatMap(({ sure }) => sure.flatMap(wholeForms))),
  };
}

/**
 * Whether everything is said: what was typed, of which the end may be missing, with or without what Arabic joins to it, or with an
 * ending; and as a whole what means the same, since its beginning means something else ("care" is none of Careem's), and two
 * letters, since those of the pilgrimage begin a booking, too.
 */
export function isSaid(said: Said, { typed, others }: Way): boolean {
  return typed.every((forms) => isTypedWord(said, forms)) && others.every((other) => isWhole(said.own, other));
}

function isTypedWord({ words, guesses, own, others }: Said, { sure, guess }: Forms): boolean {
  if (!isLong(sure[0])) return own.has(sure[0]) || others.has(sure[0]);
  const stands = (one: string) => {
    const possessed = one.replace(feminine, '\u062a');
    return (
      guesses.has(one) ||
      words.some((word) => [one, possessed].some((form) => word.startsWith(form)) || isEnded(one, word))
    );
  };
  return sure.some((one) => stands(one) || isWhole(others, one)) || (guess !== undefined && stands(guess));
}

/** The passages that say it in one of the ways, those in the words that were typed before those in others. */
export function mostDirect<Passage>(
  passages: readonly Passage[],
  ways: readonly Way[],
  saidIn: (passage: Passage) => Said,
): Passage[] {
  const [typed = [], others = []] = [ways.slice(0, 1), ways.slice(1)].map((some) =>
    passages.filter((passage) => some.some((way) => isSaid(saidIn(passage), way))),
  );
  return [...new Set([...typed, ...others])].slice(0, maximumPassages);
}

function isWhole(words: Set<string>, word: string): boolean {
  return wholeForms(word).some((form) => words.has(form));
}

function wholeForms(word: string): string[] {
  return [word, latin.test(word) ? englishStem(word) : word.replace(cutEnding, '')];
}

function isEnded(longer: string, word: string): boolean {
  if (word.length < shortest || !longer.startsWith(word)) return false;
  const ending = longer.slice(word.length);
  const isShort = word.length <= shortest;
  const [long, short] = latin.test(word) ? [englishEnding, shortEnglishEnding] : [arabicEnding, shortArabicEnding];
  // A short word with a long ending is another word.
  return ending === '' || (isShort ? short : long).test(ending);
}

function formsIn(text: string): Forms[] {
  return wordsOf(text).map(({ word }) => formsOf(word));
}

function formsOf(word: string): Forms {
  const bare = word.replace(article, '');
  if (bare === word) return { sure: [word], guess: joined.test(word) ? word.slice(1) : undefined };
  return { sure: word.startsWith(and) ? [word, bare] : [bare], guess: undefined };
}

type Groups = readonly (readonly string[])[];
type Tells = (word: string) => boolean;

/** The ways to say what was typed: two letters that are found nowhere by themselves are the beginning of a word, and say nothing yet. */
export function waysFound(text: string, groups: Groups, isFound: (way: Way) => boolean): Way[] {
  const said = formsIn(text);
  const ways = waysToSay(said.map(withPair), groups, isTelling);
  return ways.some(isFound) ? ways : waysToSay(said, groups, isLong);
}

/** What was typed, and the same with each word or phrase of it in what means the same; none where it says nothing. */
function waysToSay(said: readonly Forms[], groups: Groups, tells: Tells): Way[] {
  const typed = said.filter(({ sure }) => tells(sure[0]));
  if (typed.length === 0) return [];
  // A word that is known as it stands is no other one with an ending: Bahrain is not the sea's.
  const known = new Set(groups.flatMap((group) => group.flatMap((phrase) => phrase.split(' '))));
  const isForm = (forms: Forms | undefined, word: string) =>
    forms !== undefined && (forms.sure[0] === word || (!known.has(forms.sure[0]) && isFormOf(forms.sure[0], word)));
  const others = groups.flatMap((group) =>
    group.flatMap((phrase) => {
      const words = phrase.split(' ');
      const at = said.findIndex((_, from) => words.every((word, place) => isForm(said[from + place], word)));
      return at < 0 ? [] : group.map((other) => wayOf(said.toSpliced(at, words.length), other, tells));
    }),
  );
  return [{ typed, others: [] }, ...others.filter((way) => way.others.length > 0)];
}

function wayOf(rest: readonly Forms[], other: string, tells: Tells): Way {
  return { typed: rest.filter(({ sure }) => tells(sure[0])), others: other.split(' ').filter(tells) };
}

function isLong({ length }: string): boolean {
  return length >= shortest;
}

function isTelling(word: string): boolean {
  return isLong(word) || pairIn(word) !== undefined;
}

/** The two letters that a word is made of, where they say something. */
function pairIn(word: string): string | undefined {
  const letters = pair.exec(word)?.[1];
  return letters === undefined || empty.has(letters) ? undefined : letters;
}

function withPair(forms: Forms): Forms {
  const letters = pairIn(forms.sure[0]);
  return letters === undefined ? forms : { sure: [letters], guess: undefined };
}

function isFormOf(said: string, word: string): boolean {
  return isEnded(said, word) && (word.length > shortest || latin.test(word));
}
