import { hash } from 'node:crypto';
import { wordsOf } from '@insurer/contract/search-words.ts';
import { formsOf, stemOf } from '@insurer/contract/stems.ts';
import { FoundPlaces, type SearchResults } from './found-places.ts';
import { KnownWords } from './known-words.ts';
import { type PackedPlaces, unpackPlaces } from './packed-places.ts';
import { plain } from './plain-text.ts';
import type { Query } from './query.ts';
import { RankedWords } from './ranked-words.ts';
import { isEmptyWord, sameWords, wordsOfQuery } from './same-words.ts';
import type { EntryKind, SearchEntry } from './search-entry.ts';
import { slipsIn, swapsOf, undoubledOf } from './slips.ts';
import { partsOf, type QueryPart, type SynonymGroups, unjoinedWord, wordOfSynonyms } from './synonyms.ts';

/** Longer queries are cut: they cost time and find nothing more. */
export const maxQueryLetters = 100;
const maxQueryWords = 10;

const boost = { title: 5, names: 3, trail: 1.2, text: 1, rest: 0.12 };
type FieldName = keyof typeof boost;
/** The word itself, its stem, and the guess at a stem under a joined letter; then other words of its meaning. */
const formWeights = [1, 0.7, 0.4];
const sameWeight = 0.3;
/** What an editor says means the same counts nearly as much as what was typed. */
const synonymWeight = 0.8;
/** And what it means where the word that was typed may be a slip of theirs. */
const guessWeight = 0.4;

/** The words of a query as editors write them, and as they were typed. */
type Typed = ReadonlyMap<string, string>;

/** The places of the site in one language, and how they are found (decisions 0011 and 0052). */
export class SearchIndex {
  readonly #words = new KnownWords();
  readonly #ranked = new RankedWords(this.#words, Object.values(boost));
  readonly #places = new FoundPlaces(this.#words);
  readonly #kindNames: Readonly<Record<EntryKind, string>>;
  /** Digests of the places that are there; only while places come. */
  #known: Set<string> | undefined = new Set();

  /** @param kindNames words for each kind of place, so that "branch" finds the branches */
  constructor(kindNames: Readonly<Record<EntryKind, string>>) {
    this.#kindNames = kindNames;
  }

  get size(): number {
    return this.#places.size;
  }

  /**
   * Takes in places, which stay packed as they are. One that stands on several pages word for word is led to where it was
   * met first.
   */
  add(packed: PackedPlaces): void {
    unpackPlaces(packed).forEach((entry, at) => {
      const key = digestOf(entry);
      if (this.#known?.has(key)) return;
      this.#known?.add(key);
      const names = namesOf(entry).map((name) => this.#wordsOf(name, isEmptyWord));
      this.#ranked.add(fieldsOf(entry, this.#kindNames).map((text) => this.#wordsOf(text)));
      this.#places.add(entry, names, packed, at);
    });
  }

  /** Nothing is added from here on: what was only needed for that is given back. */
  seal(): void {
    this.#known = undefined;
    for (const part of [this.#words, this.#ranked, this.#places]) part.seal();
  }

  /** The words of a text by their numbers, without those that are left out. */
  #wordsOf(text: string, isLeftOut: (word: string) => boolean = () => false): number[] {
    const words = wordsOf(text, this.#words.comparable);
    return words.flatMap(({ word }) => (isLeftOut(word) ? [] : [this.#words.add(word)]));
  }

  /**
   * All words before any words, as `FoundPlaces.resultsOf` says.
   *
   * @param synonyms groups of the site settings
   */
  search(query: string, synonyms: SynonymGroups = []): SearchResults {
    const words = wordsOfQuery(query.slice(0, maxQueryLetters));
    if (words.length === 0) return { hits: [], hasAllWords: true };
    const typed = new Map<string, string>();
    words.forEach((each, at) => {
      const isKnown = this.#knowsAny(weightsOf(each));
      const word = isKnown ? each : (unjoinedWord(each, synonyms) ?? each);
      const told = isKnown ? each : this.#asEditorsWrite(word, at === words.length - 1, synonyms);
      if (told === word || !typed.has(told)) typed.set(told, word);
    });
    const parts = partsOf([...typed.keys()], synonyms, (word) => this.#words.has(word)).slice(0, maxQueryWords);
    const queries = parts.map((part, at) => this.#queryOfPart(part, typed, at === parts.length - 1));
    return this.#places.resultsOf(
      this.#ranked.rank(queries, this.#places.weightAt, this.#places.leastOf),
      queries.length,
    );
  }

  /** The words as they were typed, or a phrase of the same meaning; what a slip may mean is a guess beside them. */
  #queryOfPart({ words, synonyms }: QueryPart, typed: Typed, isLast: boolean): Query {
    const isGuess = words.some((word) => typed.get(word) !== word);
    const isNamed = synonyms.length > 0 && !isGuess;
    const own = words.map((word, at) =>
      this.#queryOf(typed.get(word) ?? word, isLast && at === words.length - 1, isNamed),
    );
    const phrases = isGuess && synonyms.length > 0 ? [words, ...synonyms] : synonyms;
    const others = phrases.map((phrase) => ({
      combineWith: 'AND' as const,
      queries: phrase.map((word) => sameMeaning(word, isGuess)),
      isSpare: true,
    }));
    return { combineWith: 'OR', queries: [{ combineWith: 'AND', queries: own }, ...others] };
  }

  /**
   * A word that the site knows is taken as it is; only others are completed, and only what is then unknown is a slip. What an
   * editor names among the synonyms is neither: a maid is not "paid".
   */
  #queryOf(word: string, isLast: boolean, isNamed: boolean): Query {
    const weights = weightsOf(word);
    if (isNamed || this.#knowsAny(weights)) return anyOf(weights);
    if (isLast && word.length > 1 && this.#words.knowsBeginning(word)) return { word, prefix: true };
    const slips = slipsIn(word);
    // A short word would turn into another: a stone, حصى, is no slip of صحي.
    const near = slips > 0 ? [undoubledOf(word), swapsOf(word)] : [];
    for (const words of near) {
      const meant = words.flatMap((other) => [other, stemOf(other)].filter((form) => this.#isSwapOf(word, form)));
      if (meant.length > 0) return anyOf(new Map(meant.map((other) => [other, 1])));
    }
    return { word, slips };
  }

  /** A word that the site does not know, as the synonyms have it where it may be a slip of one of theirs: they are in no text. */
  #asEditorsWrite(word: string, isLast: boolean, synonyms: SynonymGroups): string {
    const told = wordOfSynonyms(word, synonyms);
    return told === undefined || (isLast && this.#words.knowsBeginning(word)) ? word : told;
  }

  #knowsAny(forms: ReadonlyMap<string, unknown>): boolean {
    return [...forms.keys()].some((form) => this.#words.has(form));
  }

  /** An ending may go; where more goes, the letters that were swapped may be among it. */
  #isSwapOf(word: string, form: string): boolean {
    return form.length >= word.length - 1 && this.#words.has(form);
  }
}

/** What is looked for in place of a word: its forms, and those of other words of its meaning. */
function weightsOf(word: string): Map<string, number> {
  const forms = formsOf(word);
  const weights = new Map(forms.map((form, at) => [form, formWeights[at] ?? 0] as const));
  for (const same of forms.flatMap(sameWords)) {
    for (const form of [same, stemOf(same)]) if (!weights.has(form)) weights.set(form, sameWeight);
  }
  return weights;
}

/** What is looked into, in the order of `boost`. */
function fieldsOf(entry: SearchEntry, kindNames: Readonly<Record<EntryKind, string>>): string[] {
  const { kind, title, names = '', trail, files = [], text, address, phone = '', rest = '' } = entry;
  const kindName = kind === 'page' || kind === 'section' ? '' : kindNames[kind];
  const fields: Record<FieldName, string> = {
    title: title.text,
    names,
    trail: [...trail.map(plain), ...files.map(({ label }) => label), kindName].join(' '),
    text: [plain(text), plain(address), phone].join(' '),
    rest,
  };
  return Object.keys(boost).map((field) => fields[field as FieldName]);
}

/** The same for places that say the same, such as a branch that several pages list; a page is like no other. */
function digestOf({ kind, path, title, text, address, files = [] }: SearchEntry): string {
  const isLikeNoOther = kind === 'page' || kind === 'job';
  const said = isLikeNoOther ? [path] : [title.text, text?.text, address?.text, files.map(({ file }) => file.url)];
  return hash('sha256', JSON.stringify([kind, ...said]), 'base64url');
}

/** A word of a phrase that stands for what was typed. */
function sameMeaning(word: string, isGuess: boolean): Query {
  const weight = isGuess ? guessWeight : synonymWeight;
  return anyOf(new Map(formsOf(word).map((form, at) => [form, weight * (formWeights[at] ?? 0)])), isGuess);
}

function anyOf(weights: ReadonlyMap<string, number>, isGuess = false): Query {
  return {
    combineWith: 'OR',
    queries: [...weights].map(([word, weight]) => ({ word, weight, isGuess })),
  };
}

/** The title and each other name. */
function namesOf({ title, names = '' }: SearchEntry): string[] {
  return [title.text, ...names.split(' · ')];
}
