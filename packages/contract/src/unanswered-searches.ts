import * as v from 'valibot';
import { languages } from './language.ts';
import { normaliseText } from './requests/normalise.ts';
import { wordsOf } from './search-words.ts';

/** What the site tells of searches that found nothing (decision 0041). */
export const unansweredLimits = {
  /** Searches in one call. */
  searches: 200,
  /** Letters and words of one: longer ones are no words to add to the synonyms, but somebody's story. */
  letters: 60,
  words: 5,
  /** How often one is counted in one call. */
  count: 1_000,
} as const;

const search = v.strictObject({
  language: v.picklist(languages),
  words: v.pipe(v.string(), v.minLength(1), v.maxLength(unansweredLimits.letters)),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(unansweredLimits.count)),
});

/** The body of POST /unanswered-searches. */
export const unansweredSearchesSchema = v.strictObject({
  searches: v.pipe(v.array(search), v.minLength(1), v.maxLength(unansweredLimits.searches)),
});
/** Words that nothing was found for on the site in a language, and how often they were asked since the call before. */
export type UnansweredSearch = v.InferOutput<typeof search>;

/** The response of POST /unanswered-searches: how many of the searches were counted. */
export const wireCountedSchema = v.strictObject({ data: v.strictObject({ counted: v.number() }) });

/** Longer runs are numbers of people and cases; shorter ones are years' ends, floors and numbers to call such as 911. */
const maxDigits = 3;
/** A reference may by chance have no digit: it is then a long word without a vowel. */
const shortestCode = 8;

/**
 * The words of a query as they may be counted, in the form in which the search compares them. Undefined for what may be
 * about a person: an email address, a link, digits of an ID, a phone, an IBAN or a plate, a reference, a whole story.
 */
export function countableWords(query: string): string | undefined {
  const text = normaliseText(query).normalize('NFKC');
  if (/@|:\/\/|www\./i.test(text) || text.replace(/\P{Nd}+/gu, '').length > maxDigits) return undefined;
  if (text.split(/\s+/).some(isCode)) return undefined;
  if (isPlate(text)) return undefined;
  const words = wordsOf(text).map(({ word }) => word);
  const counted = words.join(' ');
  const isShort = words.length <= unansweredLimits.words && counted.length <= unansweredLimits.letters;
  return isShort && counted.length > 1 ? counted : undefined;
}

/** Up to three letters beside digits, as plates are written: one by one, and Latin ones together too; so much may be an Arabic word. */
function isPlate(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  const letters = words.join('');
  const areApart = words.every((word) => word.length === 1);
  const isShort = letters.length > 0 && letters.length <= 3;
  return /\p{Nd}/u.test(text) && isShort && (areApart || /^[a-z]+$/i.test(letters));
}

/** Letters with digits among them, as in C7-4KXM and in plates, and what nobody could say. */
function isCode(word: string): boolean {
  const signs = word.replace(/[^\p{L}\p{Nd}]/gu, '');
  if (/\p{L}/u.test(signs) && /\p{Nd}/u.test(signs)) return true;
  return /^[a-z]+$/i.test(signs) && signs.length >= shortestCode && !/[aeiou]/i.test(signs);
}
