import { maxQueryLetters } from '#app/search/search-index.ts';

/** What a visitor asked for, and which part of the list. */
export type SearchQuery = { query: string; page: number };

/** Reads `q` and `page`. Signs that cannot be seen are left out: they would turn the words around them. */
export function readQuery(url: URL): SearchQuery {
  const query = (url.searchParams.get('q') ?? '')
    .slice(0, 4 * maxQueryLetters)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\s]+/gu, (signs) => (/[\s\p{Cc}]/u.test(signs) ? ' ' : ''))
    .trim()
    .slice(0, maxQueryLetters)
    .trimEnd();
  const page = /^\d{1,3}$/.exec(url.searchParams.get('page') ?? '')?.[0];
  return { query: query.toWellFormed(), page: Number(page ?? 1) };
}
