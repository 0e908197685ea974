import type { Hit, SearchResults } from './found-places.ts';
import type { SearchEntry } from './search-entry.ts';

/** A place of the list, with the forms of words that were found in it, for the marks. */
export type ShownHit = { entry: SearchEntry; terms: readonly string[] };
/** One entry of the list: a page, or the place on it that fits best, and other places of the same page. */
export type Result = ShownHit & {
  also: ShownHit[];
  /** How many more places of the page there are. */
  more: number;
};
/** One page of results. */
export type ResultPage = { results: Result[]; total: number; page: number; pages: number } & Omit<
  SearchResults,
  'hits'
>;

const perPage = 10;
const maxResults = 100;
const entriesPerResult = 3;
/** Places far below the best of their page are noise. */
const minShare = 0.3;
/** What has all the words, but far apart on its page, is noise beside what is about them. */
const minOfAll = 0.01;

/** The hits of one page together, in the order of their best, a part of the list at a time. */
export function resultPage({ hits, hasAllWords, isPart }: SearchResults, wanted: number): ResultPage {
  const byPath = new Map<string, [Hit, ...Hit[]]>();
  const least = (hits[0]?.score ?? 0) * minOfAll;
  for (const hit of hits) {
    if (hit.score < least) break;
    const known = byPath.get(hit.path);
    if (known) known.push(hit);
    else if (byPath.size < maxResults) byPath.set(hit.path, [hit]);
  }
  const total = byPath.size;
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(Math.max(1, wanted), pages);
  const shown = [...byPath.values()].slice((page - 1) * perPage, page * perPage);
  return { results: shown.map(resultOf), total, page, pages, hasAllWords, isPart };
}

function resultOf([first, ...others]: [Hit, ...Hit[]]): Result {
  // Where a place on the page stands first, the page itself stands in its trail.
  const places = others.filter(({ kind, score }) => kind !== 'page' && score >= first.score * minShare);
  const also = places.slice(0, entriesPerResult).map(shownOf);
  return { ...shownOf(first), also, more: Math.max(0, places.length - entriesPerResult) };
}

function shownOf({ entry, terms }: Hit): ShownHit {
  return { entry, terms };
}
