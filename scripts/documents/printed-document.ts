import type { Both } from '@insurer/demo-content/content-types.ts';

/** A piece of a printed document. `markdown` is a text of a content page; `blanks` are lines to fill in by hand. */
export type Part =
  | { heading: Both }
  | { subheading: Both }
  | { text: Both }
  | { markdown: Both }
  | { points: Both[] }
  | { blanks: Both[] }
  | { table: { head: Both[]; rows: Both[][]; numeric?: boolean } };

/** One document, printed once in each language as `<key>-en.pdf` and `<key>-ar.pdf`. */
export type PrintedDocument = {
  /** Without the language; its title is in `documents.ts` of the seed. */
  key: string;
  /** A line under the title: what kind of document it is, and its date. */
  edition: Both;
  parts: Part[];
};

/** The same sign, number or name in both languages. */
export function same(text: string): Both {
  return { en: text, ar: text };
}

/** A heading and what stands under it. */
export function chapter(heading: Both, ...parts: Part[]): Part[] {
  return [{ heading }, ...parts];
}

/** Every text of a part, in the order in which it is printed. */
export function textsOfPart(part: Part): Both[] {
  if ('table' in part) return [...part.table.head, ...part.table.rows.flat()];
  if ('points' in part) return part.points;
  if ('blanks' in part) return part.blanks;
  return Object.values(part);
}
