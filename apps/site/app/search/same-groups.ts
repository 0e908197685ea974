import { wordsOf } from '@insurer/contract/search-words.ts';
import { formsOf, stemOf, withoutArticle } from '@insurer/contract/stems.ts';
import { isEmptyWord, sameGroups } from './same-words.ts';
import type { SynonymGroups } from './synonyms.ts';

type Phrase = { said: string; stems: string[] };

/** The phrases of the site's table and of an editor's, read once for each edition of his. */
const read = new WeakMap<SynonymGroups, Phrase[][]>();

/** A page of ours has some eighty: editors' tables have no end, and each one that stands goes with the page. */
const maximumGroups = 200;

/**
 * The words and phrases that mean the same as something that stands in one of the texts, for who looks for them there in
 * other words: in the form for comparing, without the article.
 */
export function groupsStanding(texts: readonly string[], groups: SynonymGroups): string[][] {
  const standing = texts.map((text) => new Set(wordsOf(text).flatMap(({ word }) => formsOf(word))));
  const stands = ({ stems }: Phrase) => standing.some((words) => stems.every((stem) => words.has(stem)));
  return phrasesOf(groups)
    .filter((group) => group.some(stands))
    .slice(0, maximumGroups)
    .map((group) => group.map(({ said }) => said));
}

function phrasesOf(groups: SynonymGroups): Phrase[][] {
  const known = read.get(groups);
  if (known) return known;
  const phrases = [...sameGroups, ...groups].map((group) => group.flatMap(phraseOf)).filter(({ length }) => length > 1);
  read.set(groups, phrases);
  return phrases;
}

/** A phrase of words that say nothing is none. */
function phraseOf(phrase: string): Phrase[] {
  const words = wordsOf(phrase).map(({ word }) => word);
  if (words.every(isEmptyWord)) return [];
  return [{ said: words.map(withoutArticle).join(' '), stems: words.map(stemOf) }];
}
