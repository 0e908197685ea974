import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeChangeHook, CollectionConfig, PayloadRequest } from 'payload';
import { lastName } from '../redirects/last-name.ts';
import { ownRedirect } from '../redirects/own-redirect.ts';
import { redirectRenamed, redirectsTo } from '../redirects/redirect-renamed.ts';
import { enqueuePurge } from './enqueue-purge.ts';
import { keysOfGroupMates } from './group-purge-hooks.ts';

/** What visitors see of a page right now: the row of the main table, never a draft. */
type Shown = { name: string; title: unknown; updatedAt: string };

/** Keeps what was shown before the change: drafts may have renamed the page since it was published. */
const remember: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (originalDoc?.id !== undefined) req.context[contextKey(originalDoc.id)] = await shownPage(req, originalDoc.id);
  return data;
};

/**
 * Publishing, unpublishing, renaming, trashing and deleting of pages. Saving a draft tells nobody anything;
 * a new name, title or state also changes the side lists of the page's group.
 */
export const pagePurgeHooks: NonNullable<CollectionConfig['hooks']> = {
  beforeChange: [remember],
  afterChange: [
    async ({ doc, req }) => {
      const before = req.context[contextKey(doc.id)] as Shown | undefined;
      const after = await shownPage(req, doc.id);
      if (isDeepStrictEqual(before, after)) return;
      await redirectRenamed(req, before ?? (after && (await formerly(req, doc.id, after))), after);
      const keys = [before, after].flatMap((shown) => (shown ? [`pages/${shown.name}`] : []));
      const listed = before?.name === after?.name && isDeepStrictEqual(before?.title, after?.title);
      const redirects = before && after ? [] : await keysOfRedirects(req, before ?? after);
      await enqueuePurge(req, [...keys, ...redirects, ...(listed ? [] : await keysOfGroupMates(req, doc.id))]);
    },
  ],
  beforeDelete: [
    async ({ id, req }) => {
      const shown = await shownPage(req, id);
      if (!shown) return;
      const redirects = await keysOfRedirects(req, shown);
      await enqueuePurge(req, [`pages/${shown.name}`, ...redirects, ...(await keysOfGroupMates(req, id))]);
    },
  ],
};

/**
 * What a page was when visitors saw it last, where it comes back under another name; undefined where somebody leads that name elsewhere
 * meanwhile.
 */
async function formerly(req: PayloadRequest, id: string | number, after: Shown): Promise<{ name: string } | undefined> {
  const name = await lastName(req, id);
  if (name === undefined || name === after.name) return undefined;
  return (await ownRedirect(req, id, after.name)) ? undefined : { name };
}

/** Redirects to a page begin with it and end with it, and entries of the header follow them. */
async function keysOfRedirects(req: PayloadRequest, shown?: Shown): Promise<string[]> {
  return shown && (await redirectsTo(req, shown.name)).length > 0 ? ['redirects', 'headers'] : [];
}

function contextKey(id: string | number): string {
  return `shown-page-${id}`;
}

async function shownPage(req: PayloadRequest, id: string | number): Promise<Shown | undefined> {
  type Row = Shown & { _status?: string; deletedAt?: string | null; id: number };
  const row = await req.payload.db.findOne<Row>({ collection: 'pages', where: { id: { equals: id } }, req });
  if (row?._status !== 'published' || row.deletedAt) return undefined;
  return { name: row.name, title: row.title, updatedAt: row.updatedAt };
}
