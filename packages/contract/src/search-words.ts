import { toLatinDigits } from './requests/normalise.ts';

/** One word of a text: its place in the text, and its form for comparing. */
export type TextWord = { start: number; end: number; word: string };

/** Letters with what belongs to them (marks, tatweel, joiners, an apostrophe inside), or a run of digits. */
const wordPattern = /(?:[\p{L}\p{M}\p{Cf}]+(?:['’][\p{L}\p{M}]+)*)|\p{Nd}+/gu;
/** Nothing that people look for is longer; a longer run of letters is cut. */
const maxLength = 40;

/**
 * The words of a text in its order. `2024م` and `Q1` are two words each: a number is found without its letters.
 *
 * @param formOf what {@link comparable} says of a word; from memory where many texts are read
 */
export function wordsOf(text: string, formOf: (word: string) => string = comparable): TextWord[] {
  const words: TextWord[] = [];
  for (const { 0: found, index } of text.matchAll(wordPattern)) {
    const word = formOf(found);
    if (word) words.push({ start: index, end: index + found.length, word });
  }
  return words;
}

/**
 * A word as query and text compare it: small letters without accents, and Arabic as people really type it. Diacritics,
 * tatweel and the alef of tanween go; أ إ آ ٱ become ا, ى and ی become ي, ة becomes ه, ؤ becomes و, ئ becomes ي;
 * Arabic-Indic and Persian digits become 0–9.
 */
export function comparable(word: string): string {
  // NFKD takes letters apart: accents, vowel signs and the hamza on its seat are then marks of their own, and can go.
  return toLatinDigits(word)
    .replace(/['’]s$/i, '')
    .replace(/(?:\u064b\u0627|\u0627\u064b)$/, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640'’]/gu, '')
    .toLowerCase()
    .replaceAll('\u0671', '\u0627')
    .replace(/[\u0649\u06cc]/g, '\u064a')
    .replaceAll('\u06a9', '\u0643')
    .replaceAll('\u0629', '\u0647')
    .slice(0, maxLength);
}

/** A text as another one is compared with it, whole or in part: its words as {@link comparable} says, its signs as they stand. */
export function foldedText(text: string): string {
  let [folded, from] = ['', 0];
  for (const { start, end, word } of wordsOf(text)) {
    folded += text.slice(from, start) + word;
    from = end;
  }
  return (folded + text.slice(from))
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
