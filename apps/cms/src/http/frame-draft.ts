import type { Payload } from 'payload';
import { config } from '../config.ts';
import type { DraftedGlobal } from '../drafted-globals.ts';
import { asOfShown, frameDraftOf } from '../preview/preview-token.ts';
import { globalOnlineAt } from '../publications/online-at.ts';

/**
 * Whether a call shows the draft of a global: `?preview=` with a token made for it. With any other token
 * what is published is answered, as to every caller (decision 0031).
 */
export function showsDraftOf(global: DraftedGlobal, query: URLSearchParams): boolean {
  return frameDraftOf(query.get('preview') ?? '', config.secrets) === global;
}

/**
 * What a call shows of a global as it was at the moment that its `?preview=` names; undefined where it names none, or the global
 * is as it was.
 */
export async function shownAsItWas(
  payload: Payload,
  global: DraftedGlobal,
  query: URLSearchParams,
): Promise<Record<string, unknown> | undefined> {
  const moment = asOfShown(query.get('preview') ?? '', config.secrets);
  return moment === undefined ? undefined : globalOnlineAt(payload, global, moment);
}

/** What a call shows of a global, in all languages: its draft or how it was, for the bearer of a token made for that, else what is published. */
export async function shownGlobal(payload: Payload, slug: DraftedGlobal, query: URLSearchParams): Promise<object> {
  const asItWas = await shownAsItWas(payload, slug, query);
  // Reviewed: the caller holds the site's key; all of it is public, or shown to who has a token for it.
  const published = { locale: 'all', depth: 0, overrideAccess: true } as const;
  return asItWas ?? payload.findGlobal({ slug, draft: showsDraftOf(slug, query), ...published });
}
