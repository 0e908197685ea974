import type { ProviderList } from '@insurer/contract/providers.ts';
import { redirect } from 'react-router';
import { readProviders } from '#app/content/providers.ts';
import { readSettings } from '#app/content/site-settings.ts';
import type { KnownPath } from '#app/screens.ts';
import { otherQueries } from '#app/search/other-queries.ts';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';
import { fieldsOf, type ProviderFilter } from './provider-filter.ts';

const partSize = 20;
/** For paper: so many parts of the largest size. */
const printed = { parts: 5, size: 100 };

type Part = { cursor?: string; near?: string; limit?: string };

/**
 * A part of the list that a filter asks for. Where nothing has the words that were typed, what means the same is asked
 * for, as the site's search does: "heart" finds cardiology. Each part is asked in the same ways, so a list goes on as it began.
 * @throws {ContentFailure} and the way to the page of the network where there is no list
 */
export async function readList(view: View, filter: ProviderFilter, part: Part): Promise<ProviderList> {
  const list = await ask(view, filter, part);
  if (list.total > 0 || !filter.q) return list;
  const { synonyms } = await readSettings(view);
  for (const q of otherQueries(filter.q, synonyms)) {
    const other = await ask(view, { ...filter, q }, part);
    if (other.total > 0) return other;
  }
  return list;
}

/** The same in one piece, as long as paper takes. */
export async function readForPaper(view: View, filter: ProviderFilter, near?: string): Promise<ProviderList> {
  const limit = String(printed.size);
  const first = await readList(view, filter, { limit, near });
  const items = [...first.items];
  let cursor = first.next;
  for (let part = 1; cursor && part < printed.parts; part++) {
    const next = await readList(view, filter, { limit, near, cursor });
    items.push(...next.items);
    cursor = next.next;
  }
  return { ...first, items, next: undefined };
}

async function ask(view: View, filter: ProviderFilter, part: Part): Promise<ProviderList> {
  const list = await readProviders(view, fieldsOf(filter, { limit: String(partSize), ...part }));
  if (!list) throw toNetwork(view);
  return list;
}

/** A service that has no list, an empty one or none that can be read has its page of the network. */
export function toNetwork(view: View): Response {
  return redirect(localPath('/medical-network' satisfies KnownPath, view.language), {
    headers: { 'cache-control': 'no-store' },
  });
}
