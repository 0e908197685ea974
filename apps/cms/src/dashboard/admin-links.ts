import type { Language } from '@insurer/contract/language.ts';
import type { Where } from 'payload';
import { adminPath, type Subject } from '../subject.ts';

/** The address of the form of a document or a global in the admin, in a language of the content. */
export function formLink(of: Subject, locale?: Language): string {
  return `/admin/${adminPath(of)}${locale ? `?locale=${locale}` : ''}`;
}

/** The address of a list that shows what fulfils the conditions and nothing else. */
export function listLink(collection: string, where?: Where): string {
  // The list's own filter knows conditions as an `or` of `and`s.
  const conditions = where && { or: [where.and ? where : { and: [where] }] };
  const query = conditions ? `?${new URLSearchParams(pairsOf('where', conditions))}` : '';
  return `/admin/collections/${collection}${query}`;
}

/** An object as the query writes it: `where[or][0][and][0][kind][equals]`. */
function pairsOf(name: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => pairsOf(`${name}[${key}]`, inner));
}
