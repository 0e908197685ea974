import { cleanText } from './clean/empty.ts';
import { asRecord, listOf } from './clean/json-text.ts';
import { dataOf } from './envelope.ts';
import { type Language, languages } from './language.ts';

/** A page as the list of all knows it. `updatedAt` is an ISO time. */
export type ListedPage = { name: string; updatedAt?: string; languages: readonly Language[]; listed: boolean };

/** So many pages one call of the list gives at most, and so many of one response are read. */
export const maxListedPages = 500;

/**
 * Whether a page of any service can have this name, one segment of a path: letters and digits of any script, and `.`, `_`, `~`,
 * `-` inside, 100 signs at most. Anything else is not worth a call.
 */
export function isPageName(name: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]{0,99}$/u.test(name);
}

/** The path of a page on the site, without the prefix of a language. */
export function pagePath(name: string): string {
  return name === 'home' ? '/' : `/${name}`;
}

/**
 * Reads a response of GET /pages; undefined where it holds no list. `next` is the cursor of the next part. A page without
 * languages is there in all of them. Never throws.
 */
export function readPageList(body: unknown): { items: ListedPage[]; next?: string } | undefined {
  const data = asRecord(dataOf(body));
  if (!Array.isArray(data?.items)) return undefined;
  const items = data.items.slice(0, maxListedPages).map(asRecord).flatMap(readItem);
  const next = cleanText(data.next);
  return { items, ...(next && next.length <= 300 && { next }) };
}

function readItem(raw: Record<string, unknown> | undefined): ListedPage[] {
  const name = cleanText(raw?.name);
  if (!name || !isPageName(name)) return [];
  const said = listOf(raw?.languages);
  // Each once: every one is an address of the sitemap, which names all the others.
  const given = languages.filter((language) => said.includes(language));
  const time = new Date(cleanText(raw?.updated_at) ?? Number.NaN);
  const updatedAt = Number.isNaN(time.getTime()) ? undefined : time.toISOString();
  return [{ name, updatedAt, languages: given.length > 0 ? given : languages, listed: raw?.listed !== false }];
}
