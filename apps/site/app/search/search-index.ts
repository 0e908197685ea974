import { wordsOf } from '@insurer/contract/search-words.ts';
import { formsOf, stemOf } from '@insurer/contract/stems.ts';
import MiniSearch, { type Query } from 'minisearch';
import { plain } from './plain-text.ts';
import { isEmptyWord, sameWords } from './same-words.ts';
import type { EntryKind, SearchEntry } from './search-entry.ts';
import { partsOf, type QueryPart, type SynonymGroups } from './synonyms.ts';

/** A place that a query found. */
export type Hit = {
  entry: SearchEntry;
  score: number;
  /** The forms of words that were found in it, for the marks. */
  terms: readonly string[];
};
/** What a query found, best first. */
export type SearchResults = {
  hits: Hit[];
  /** Whether each hit has every word of the query; else they have some of them. */
  hasAllWords: boolean;
};

/** Longer queries are cut: they cost time and find nothing more. */
export const maxQueryLetters = 100;
const maxQueryWords = 10;

const boost = { title: 5, names: 3, trail: 1.2, text: 1, rest: 0.12 };
/** A word as it stands, and its stems. */
type WordForms = readonly string[];
type FieldName = keyof typeof boost;
type Indexed = Record<FieldName, string> & { id: number };

/** The word itself, its stem, and the guess at a stem under a joined letter; then other words of its meaning. */
const formWeights = [1, 0.7, 0.4];
const sameWeight = 0.3;
/** What an editor says means the same counts nearly as much as what was typed. */
const synonymWeight = 0.8;

const kindWeight: Partial<Record<EntryKind, number>> = { page: 1.5, question: 1.15, branch: 1.1, job: 0.9 };

/** The places of the site in one language, and how they are found. minisearch keeps and ranks the words (decision 0011). */
export class SearchIndex {
  readonly #entries: SearchEntry[] = [];
  /** The names of each entry, word by word: how much of a name was found is asked of every hit. */
  readonly #names: WordForms[][][] = [];
  readonly #forms = new Map<string, WordForms>();
  readonly #words = new Set<string>();
  readonly #index = new MiniSearch<Indexed>({
    fields: Object.keys(boost),
    tokenize: (text) => wordsOf(text).map(({ word }) => word),
    processTerm: (word) => [...this.#formsOf(word)],
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term, boost },
  });

  readonly #kindNames: Readonly<Record<EntryKind, string>>;
  readonly #known = new Set<string>();

  /** @param kindNames words for each kind of place, so that "branch" finds the branches */
  constructor(kindNames: Readonly<Record<EntryKind, string>>) {
    this.#kindNames = kindNames;
  }

  get size(): number {
    return this.#entries.length;
  }

  /** Takes in places. One that stands on several pages word for word is led to where it was met first. */
  add(entries: readonly SearchEntry[]): void {
    for (const entry of entries) {
      const key = duplicateKey(entry);
      if (this.#known.has(key)) continue;
      this.#known.add(key);
      const id = this.#entries.push(entry) - 1;
      this.#names.push(namesOf(entry).map((words) => words.map((word) => this.#formsOf(word))));
      const isPage = entry.kind === 'page' || entry.kind === 'section';
      const labels = entry.files?.map(({ label }) => label) ?? [];
      this.#index.add({
        id,
        title: entry.title.text,
        names: entry.names ?? '',
        trail: [...entry.trail.map(plain), ...labels, isPage ? '' : this.#kindNames[entry.kind]].join(' '),
        text: [plain(entry.text), plain(entry.address), entry.phone ?? ''].join(' '),
        rest: entry.rest ?? '',
      });
    }
  }

  /**
   * All words before any words: places with only some of them are an answer where none has all.
   *
   * @param synonyms groups of the site settings
   */
  search(query: string, synonyms: SynonymGroups = []): SearchResults {
    const words = wordsOf(query.slice(0, maxQueryLetters)).map(({ word }) => word);
    if (words.length === 0) return { hits: [], hasAllWords: true };
    const parts = partsOf([...new Set(words)], synonyms).slice(0, maxQueryWords);
    const queries = parts.map((part, at) => this.#queryOfPart(part, at === parts.length - 1));
    const all = this.#run({ combineWith: 'AND', queries });
    if (all.length > 0 || queries.length === 1) return { hits: all, hasAllWords: true };
    return { hits: this.#run({ combineWith: 'OR', queries }), hasAllWords: false };
  }

  /** The words as they were typed, or a phrase of the same meaning. */
  #queryOfPart({ words, synonyms }: QueryPart, isLast: boolean): Query {
    const own = words.map((word, at) => this.#queryOf(word, isLast && at === words.length - 1));
    const others = synonyms.map((phrase) => ({ combineWith: 'AND' as const, queries: phrase.map(sameMeaning) }));
    return { combineWith: 'OR', queries: [{ combineWith: 'AND', queries: own }, ...others] };
  }

  /** A word that the site knows is taken as it is; only others are completed, and only what is then unknown is a slip. */
  #queryOf(word: string, isLast: boolean): Query {
    const forms = formsOf(word);
    const weights = new Map(forms.map((form, at) => [form, formWeights[at] ?? 0] as const));
    for (const same of forms.flatMap(sameWords)) {
      for (const form of [same, stemOf(same)]) if (!weights.has(form)) weights.set(form, sameWeight);
    }
    if ([...weights.keys()].some((form) => this.#words.has(form))) return anyOf(weights);
    if (isLast && word.length > 1 && this.#knowsBeginning(word)) return { queries: [word], prefix: true };
    const swapped = swapsOf(word)
      .flatMap(formsOf)
      .filter((form) => this.#words.has(form));
    if (swapped.length > 0) return anyOf(new Map(swapped.map((swap) => [swap, 1])));
    return { queries: [word], fuzzy: slipsIn(word) };
  }

  /** The forms of a word that stands in the index; each word of the site is looked at once. */
  #formsOf(word: string): WordForms {
    const known = this.#forms.get(word);
    if (known) return known;
    const forms = formsOf(word);
    this.#forms.set(word, forms);
    for (const form of forms) this.#words.add(form);
    return forms;
  }

  #knowsBeginning(word: string): boolean {
    for (const known of this.#words) if (known.startsWith(word)) return true;
    return false;
  }

  #run(query: Query): Hit[] {
    const boostDocument = (id: number) => {
      const { kind, weight = 1 } = this.#entries[id] as SearchEntry;
      return (kindWeight[kind] ?? 1) * weight;
    };
    const hits = this.#index.search(query, { boostDocument }).map(({ id, score, terms }): Hit => {
      const entry = this.#entries[id as number] as SearchEntry;
      return { entry, terms, score: score * (1 + 1.5 * coverage(this.#names[id as number] ?? [], terms)) };
    });
    return hits.sort((one, other) => other.score - one.score);
  }
}

/** The same for places that say the same, such as a branch that several pages list; a page is like no other. */
function duplicateKey({ kind, path, title, text, address, files = [] }: SearchEntry): string {
  if (kind === 'page' || kind === 'job') return `${kind} ${path}`;
  return JSON.stringify([kind, title.text, text?.text, address?.text, files.map(({ file }) => file.url)]);
}

/** A word of a phrase that stands for what was typed. */
function sameMeaning(word: string): Query {
  return anyOf(new Map(formsOf(word).map((form, at) => [form, synonymWeight * (formWeights[at] ?? 0)])));
}

function anyOf(weights: ReadonlyMap<string, number>): Query {
  return {
    combineWith: 'OR',
    queries: [...weights].map(([form, weight]) => ({ queries: [form], boostTerm: () => weight })),
  };
}

/** The word with two neighbouring letters in each other's place: the slip that counts as two wrong letters. */
function swapsOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, at) =>
    letters
      .with(at, letter)
      .with(at + 1, letters[at] ?? '')
      .join(''),
  );
}

/** How many letters of a word may be wrong. Short words and numbers would turn into others. */
function slipsIn(word: string): number | false {
  if (/\d/.test(word) || word.length < 4) return false;
  return word.length < 8 ? 1 : 2;
}

/** The words of the title and of each other name, without those that say nothing. */
function namesOf({ title, names = '' }: SearchEntry): string[][] {
  const words = (name: string) => wordsOf(name).map(({ word }) => word);
  return [title.text, ...names.split(' · ')].map((name) => words(name).filter((word) => !isEmptyWord(word)));
}

/** How much of its best name the found words are, 0 to 1: "claims" is all of Claims, and a part of Motor claims. */
function coverage(names: readonly WordForms[][], terms: readonly string[]): number {
  let best = 0;
  for (const words of names) {
    const found = words.filter((forms) => forms.some((form) => terms.includes(form)));
    if (words.length > 0) best = Math.max(best, found.length / words.length);
  }
  return best;
}
