import { type ListedPage, maxListedPages, readPageList } from '@insurer/contract/page-list.ts';
import { log } from '#app/log.server.ts';
import type { View } from '#app/view.ts';
import { ContentFailure } from './content-failure.ts';
import { contentKeys } from './content-keys.ts';
import { type ModelReader, markMissing, readModel } from './read-model.ts';

type Part = NonNullable<ReturnType<typeof readPageList>>;

/** Of pages, and of parts however short they are. */
const maxPages = 50_000;
const maxParts = 200;

const reader: ModelReader<Part> = (body) => {
  const part = readPageList(body);
  if (!part) throw new ContentFailure('bad-response', 'the response holds no list of pages');
  return { model: part, issues: [] };
};

/**
 * All published pages, from GET /pages. Undefined where the service has no such call, or gives no whole list: half a list
 * says of no page that it is not there. Never fails.
 */
export async function readAllPages(view: View): Promise<ListedPage[] | undefined> {
  const pages: ListedPage[] = [];
  const seen = new Set<string>();
  let cursor = '';
  for (let part = 0; part < maxParts && pages.length < maxPages; part++) {
    const next = await readPart(view, cursor);
    if (!next) return undefined;
    pages.push(...next.items);
    if (next.next === undefined) return pages;
    // A service that goes round in a circle has no whole list either.
    if (seen.has(next.next)) return undefined;
    cursor = next.next;
    seen.add(cursor);
  }
  return undefined;
}

async function readPart(view: View, cursor: string): Promise<Part | undefined> {
  const query = new URLSearchParams({ limit: String(maxListedPages), ...(cursor && { cursor }) });
  const request = { key: `${contentKeys.pageList.key}?${query}`, path: `/pages?${query}`, optional: true };
  try {
    return await readModel(view, request, reader);
  } catch (error) {
    log.error({ err: error, requestId: view.requestId }, 'The list of pages could not be read.');
    markMissing(view, request);
    return undefined;
  }
}
