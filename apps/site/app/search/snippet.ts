import { wordsOf } from '@insurer/contract/search-words.ts';
import { formsOf } from '@insurer/contract/stems.ts';

/** A piece of a text; marked where it is a word that was looked for. */
export type Piece = { text: string; marked: boolean };

const snippetLetters = 190;
const lettersBefore = 60;

/** A whole text with the found words marked. */
export function markWords(text: string, terms: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of wordsOf(text)) {
    if (!formsOf(found.word).some((form) => terms.includes(form))) continue;
    if (found.start > end) pieces.push({ text: text.slice(end, found.start), marked: false });
    pieces.push({ text: text.slice(found.start, found.end), marked: true });
    end = found.end;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}

/** The part of a text around the first found word, cut between words, with the found words marked. */
export function snippetOf(text: string, terms: readonly string[]): Piece[] {
  const words = wordsOf(text);
  const hit = words.find(({ word }) => formsOf(word).some((form) => terms.includes(form)));
  const start = (hit?.start ?? 0) - lettersBefore;
  const from =
    text.length <= snippetLetters || start <= 0 ? 0 : (words.find((word) => word.start >= start)?.start ?? 0);
  const end = from + snippetLetters;
  const to = text.length <= end ? text.length : (words.findLast((word) => word.end <= end)?.end ?? text.length);
  return [
    ...(from > 0 ? [{ text: '… ', marked: false }] : []),
    ...markWords(text.slice(from, to).trim(), terms),
    ...(to < text.length ? [{ text: ' …', marked: false }] : []),
  ];
}
