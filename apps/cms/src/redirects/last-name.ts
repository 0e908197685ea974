import { isReservedName } from '@insurer/contract/reserved-names.ts';
import type { PayloadRequest, Where } from 'payload';
import { pagesOnline } from '../pages-online.ts';
import { type Publication, publicationsSlug } from '../publications/publication.ts';

/**
 * The name under which a page that comes back was online last. Undefined where it never was, and where visitors find another page
 * there now.
 */
export async function lastName(req: PayloadRequest, id: number | string): Promise<string | undefined> {
  const { db } = req.payload;
  const where = { subject: { equals: `pages/${id}` } };
  // At most the coming back itself stands before the going.
  const query = { collection: publicationsSlug, where, sort: '-id', limit: 3, pagination: false, req } as const;
  const acts = (await db.find<Publication>(query)).docs;
  const before = acts.slice(acts.findIndex(({ state }) => state === 'offline'));
  const name = before.find(({ state }) => state === 'online')?.content?.name;
  // What has become the name of a screen since then leads nowhere else.
  if (typeof name !== 'string' || isReservedName(name)) return undefined;
  const taken: Where = { and: [{ name: { equals: name } }, { id: { not_equals: id } }, pagesOnline] };
  return (await db.count({ collection: 'pages', where: taken, req })).totalDocs > 0 ? undefined : name;
}
