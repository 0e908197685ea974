import { defaultLanguage, type Language, languages, type Translations } from '@insurer/contract/language.ts';
import { type FacetName, facetNames } from '@insurer/contract/provider-parameters.ts';
import type { Place } from '@insurer/contract/providers.ts';
import { foldedText, wordsOf } from '@insurer/contract/search-words.ts';
import { formsOf } from '@insurer/contract/stems.ts';
import { distanceKm } from './distance.ts';
import { compare, FirstOf, type Position, type Ranked } from './first-of.ts';
import { cityWordOf, emergencyNames, isBeside, isNameOfKind, openNamesOf, otherNamesOf } from './other-names.ts';
import { askedNumber, nationalDigits } from './phone-digits.ts';
import { providerKinds } from './provider-kinds.ts';
import { linesOf, type StoredProvider } from './provider-row.ts';

/** A value of a facet as GET /providers tells it. */
export type FacetCount = { value: string; label: Partial<Translations>; count: number };
export type ProviderQuery = Partial<Record<FacetName, string>> & {
  emergency?: boolean;
  q?: string;
  near?: Place;
  /** Of whose names the order is that of the list; the default one unless said. */
  language?: Language;
  /** Where the part before ended, in the same language. */
  after?: Position;
  limit: number;
};
export type ProviderMatches = {
  items: { provider: StoredProvider; distanceKm?: number }[];
  total: number;
  facets: Record<FacetName, FacetCount[]>;
  /** Where this part ends; undefined where nothing follows. */
  end?: Position;
};

type Entry = {
  provider: StoredProvider;
  /** Its place in the order of names, in each language. */
  sortKeys: Translations;
  /** What it is counted under, facet by facet: places in the list of the facet's values. */
  values: number[][];
  /** Every word of its own in every form, each between blanks. */
  text: string;
  /** What it shares with others, as its city and what it treats: places in the list of such texts. */
  called: number[];
  /** The digits of its number within the Kingdom. */
  phone: string;
};
/** The values of a facet, and what each may be called by in any language and spelling. */
type Facet = { values: { value: string; label: Partial<Translations> }[]; places: Map<string, number> };

/**
 * How texts are read: into the forms of their words, names that several have with what else these are called; and how
 * names are compared: by their words alone, or with the signs about them: `A+` and `A` are two classes.
 */
type Reads = {
  formsIn: (text: string) => string[];
  calledBy: (name: string) => number;
} & Record<'folded' | 'signed', (text: string) => string>;

const maxQueryWords = 8;
const maxKeyLetters = 80;
const unknown = -1;
/** Behind the letters of every language. */
const afterAllNames = '\uffff';

/** All providers in memory: 20,000 are filtered and counted in a few milliseconds, whatever the database is. */
export class ProviderIndex {
  readonly #entries: Entry[];
  readonly #facets: Facet[] = facetNames.map(() => ({ values: [], places: new Map() }));
  readonly #vocabulary = new Set<string>();
  /** Names that several providers have, with what else these are called, as `Entry.text` has its own. */
  readonly #called: string[] = [];

  constructor(providers: readonly StoredProvider[]) {
    // Cities, classes and specialities are said thousands of times: each is taken apart once.
    const formsIn = remembered((text) => [...new Set(wordsOf(text).flatMap(({ word }) => formsOf(word)))]);
    const calledBy = remembered(
      (name) => this.#called.push(this.#textOf([name, ...otherNamesOf(name)].flatMap(formsIn))) - 1,
    );
    const folded = remembered(fold);
    const signed = remembered(foldedText);
    const reads = { formsIn, calledBy, folded, signed };
    this.#entries = providers.map((provider) => this.#entryOf(provider, reads));
    this.#entries.sort((one, other) => compare(one.sortKeys[defaultLanguage], other.sortKeys[defaultLanguage]));
  }

  find(query: ProviderQuery): ProviderMatches {
    const { near, after, limit, emergency, language = defaultLanguage } = query;
    const asked = facetNames.flatMap((name, facet) => {
      const given = query[name];
      const key = given === undefined ? '' : name === 'class' ? foldedText(given) : fold(given);
      return given === undefined ? [] : [{ facet, place: this.#facets[facet]?.places.get(key) ?? unknown }];
    });
    const number = askedNumber(query.q ?? '');
    const words = number ? [] : this.#alternatives(query.q ?? '');
    const inNames = words.map((word) => this.#called.map((called) => isIn(called, word)));
    const counts = this.#facets.map(({ values }) => new Int32Array(values.length));
    // One more than asked for says whether anything follows.
    const first = new FirstOf<Entry>(limit + 1, after);
    let total = 0;
    for (const entry of this.#entries) {
      if (emergency && !entry.provider.emergency) continue;
      if (number && !entry.phone.endsWith(number)) continue;
      const isNamed = (at: number) => entry.called.some((name) => inNames[at]?.[name]);
      if (!words.every((word, at) => isNamed(at) || isIn(entry.text, word))) continue;
      const failed = asked.filter(({ facet, place }) => !entry.values[facet]?.includes(place));
      if (failed.length > 1) continue;
      countValues(counts, entry, failed[0]?.facet);
      if (failed.length > 0) continue;
      total++;
      first.offer(entry, metresTo(entry, near), entry.sortKeys[language]);
    }
    return { ...partOf(first.ranked, near, limit), total, facets: this.#facetsOf(counts) };
  }

  #facetsOf(counts: Int32Array[]): Record<FacetName, FacetCount[]> {
    const lists = facetNames.map((name, facet) => {
      const values = this.#facets[facet]?.values ?? [];
      const counted = values.map((value, place) => ({ ...value, count: counts[facet]?.[place] ?? 0 }));
      const sorted = counted.sort((one, other) => other.count - one.count || compare(one.value, other.value));
      return [name, sorted.filter(({ count }) => count > 0)];
    });
    return Object.fromEntries(lists) as Record<FacetName, FacetCount[]>;
  }

  #entryOf(provider: StoredProvider, { formsIn, calledBy, folded, signed }: Reads): Entry {
    const { key, name, city, district, kind, emergency } = provider;
    const pairs = (texts: Partial<Translations>) => {
      const [english, translated] = [linesOf(texts.en ?? ''), linesOf(texts.ar ?? '')];
      return (english.length > 0 ? english : translated).map((en, at) => ({ en, ar: translated[at] ?? '' }));
    };
    const said: Record<FacetName, Partial<Translations>[]> = {
      city: pairs(city),
      class: pairs(provider.classes),
      kind: [providerKinds[kind]],
      speciality: pairs(provider.specialities),
    };
    const values = facetNames.map((facet, at) =>
      said[facet].map((words) =>
        this.#know(at, facet === 'kind' ? kind : (words.en ?? ''), words, facet === 'class' ? signed : folded),
      ),
    );
    const inAll = (texts: Partial<Translations>[]) => texts.flatMap((words) => languages.map((of) => words[of] ?? ''));
    const text = this.#textOf(inAll([name, district]).flatMap(formsIn));
    const shared = [...inAll(Object.values(said).flat()), ...openNamesOf(inAll([provider.hours]))];
    const called = [...new Set([...shared, ...(emergency ? [emergencyNames] : [])].filter(Boolean).map(calledBy))];
    const sortKeys = sortKeysOf(name, key, folded);
    return { provider, sortKeys, values, text, called, phone: nationalDigits(provider.phone) };
  }

  #textOf(forms: string[]): string {
    const once = new Set(forms);
    for (const form of once) this.#vocabulary.add(form);
    return ` ${[...once].join(' ')} `;
  }

  /** Notes what a value is called, the first time it is met, and gives its place. */
  #know(at: number, value: string, label: Partial<Translations>, folded: (text: string) => string): number {
    const { values, places } = this.#facets[at] as Facet;
    const known = places.get(folded(value));
    const place = known ?? values.push({ value, label }) - 1;
    for (const name of [value, ...Object.values(label)]) {
      const key = folded(name);
      if (key && !places.has(key)) places.set(key, place);
    }
    return place;
  }

  /** For each word of a query the ways in which an entry may have it; none where only what is near or open is asked for. */
  #alternatives(query: string): string[][] {
    const all = wordsOf(query).map(({ word }) => word);
    const telling = all.filter((word) => !isBeside(word));
    return telling.slice(0, maxQueryWords).map((word, at) => {
      // The stem of a city's name is that of houses elsewhere: المدينة is no مدينة طبية, nor المجمعة a مجمع.
      const city = cityWordOf(word, telling[at + 1]);
      if (city && this.#vocabulary.has(city)) return [` ${city} `, ` ب${city} `];
      const whole = formsOf(word).map((form) => ` ${form} `);
      if (isNameOfKind(word)) return whole;
      for (const known of this.#vocabulary) if (known.startsWith(word)) return [` ${word}`, ...whole];
      if (formsOf(word).some((form) => this.#vocabulary.has(form))) return whole;
      return [...this.#vocabulary].filter((known) => isSlipOf(word, known)).map((known) => ` ${known} `);
    });
  }
}

/** Whether a text has a word in one of the ways in which it may. */
function isIn(text: string, alternatives: string[]): boolean {
  return alternatives.some((form) => text.includes(form));
}

/** A name as names are compared: words alone, in the form of the search. */
function fold(text: string): string {
  return wordsOf(text)
    .map(({ word }) => word)
    .join(' ');
}

/**
 * Counts an entry under its values.
 * @param failed the one facet of which something else was chosen: there it counts as what could be chosen in its place
 */
function countValues(counts: Int32Array[], { values }: Entry, failed: number | undefined): void {
  counts.forEach((count, facet) => {
    if (failed !== undefined && facet !== failed) return;
    for (const place of values[facet] ?? []) count[place] = (count[place] ?? 0) + 1;
  });
}

/** Those without a place come last. */
function metresTo({ provider: { latitude, longitude } }: Entry, near: Place | undefined): number {
  if (!near) return 0;
  const hasPlace = latitude !== null && longitude !== null;
  return hasPlace ? Math.round(distanceKm(near, { latitude, longitude }) * 1000) : Number.MAX_SAFE_INTEGER;
}

function partOf(
  ranked: Ranked<Entry>[],
  near: Place | undefined,
  limit: number,
): Pick<ProviderMatches, 'items' | 'end'> {
  const part = ranked.slice(0, limit);
  const last = part.at(-1);
  const items = part.map(({ entry: { provider }, metres }) => {
    const isKnown = near && metres < Number.MAX_SAFE_INTEGER;
    return { provider, ...(isKnown && { distanceKm: Math.round(metres / 100) / 10 }) };
  });
  return { items, ...(last && ranked.length > limit && { end: [last.metres, last.sortKey] as Position }) };
}

/** What has no name in a language comes after all that have one, and a name before the same with more words. */
function sortKeysOf(name: Partial<Translations>, key: string, folded: (text: string) => string): Translations {
  const keys = languages.map((language) => {
    const own = name[language];
    const any = own || languages.map((other) => name[other]).find(Boolean) || '';
    return [language, `${own ? '' : afterAllNames}${folded(any).slice(0, maxKeyLetters)}\t${key}`];
  });
  // Every language has its key.
  return Object.fromEntries(keys) as Translations;
}

/** The same function, which does its work once for each text. */
function remembered<Value>(work: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = work(text);
    known.set(text, value);
    return value;
  };
}

/** Whether one word becomes the other by one letter that is wrong, missing or too many; short words and numbers never do. */
function isSlipOf(word: string, known: string): boolean {
  if (word.length < 4 || /\d/.test(word) || Math.abs(word.length - known.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === known[at]) at++;
  const rest = (text: string, from: number) => text.slice(from);
  return (
    rest(word, at + 1) === rest(known, at + 1) ||
    rest(word, at) === rest(known, at + 1) ||
    rest(word, at + 1) === rest(known, at)
  );
}
