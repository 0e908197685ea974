import type { Hit, SearchResults } from './search-index.ts';

/** One entry of the list: a page, or the place on it that fits best, and other places of the same page. */
export type Result = Hit & {
  also: Hit[];
  /** How many more places of the page there are. */
  more: number;
};
/** One page of results. */
export type ResultPage = { results: Result[]; total: number; page: number; pages: number; hasAllWords: boolean };

const perPage = 10;
const maxResults = 100;
const entriesPerResult = 3;
/** Places far below the best of their page are noise. */
const leastShare = 0.3;
/** What has all the words, but far apart on its page, is noise beside what is about them. */
const leastOfAll = 0.01;

/** The hits of one page together, in the order of their best, a part of the list at a time. */
export function resultPage({ hits, hasAllWords }: SearchResults, wanted: number): ResultPage {
  const byPath = new Map<string, [Hit, ...Hit[]]>();
  const least = (hits[0]?.score ?? 0) * leastOfAll;
  for (const hit of hits) {
    if (hit.score < least) break;
    const known = byPath.get(hit.entry.path);
    if (known) known.push(hit);
    else if (byPath.size < maxResults) byPath.set(hit.entry.path, [hit]);
  }
  const all = [...byPath.values()].map(resultOf);
  const pages = Math.max(1, Math.ceil(all.length / perPage));
  const page = Math.min(Math.max(1, wanted), pages);
  return { results: all.slice((page - 1) * perPage, page * perPage), total: all.length, page, pages, hasAllWords };
}

function resultOf([first, ...others]: [Hit, ...Hit[]]): Result {
  // Where a place on the page stands first, the page itself stands in its trail.
  const entries = others.filter(({ entry, score }) => entry.kind !== 'page' && score >= first.score * leastShare);
  return { ...first, also: entries.slice(0, entriesPerResult), more: Math.max(0, entries.length - entriesPerResult) };
}
