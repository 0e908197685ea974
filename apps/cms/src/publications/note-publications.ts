import type { CollectionConfig, CollectionSlug, GlobalConfig, GlobalSlug, PayloadRequest } from 'payload';
import { inTransaction } from '../record/chain.ts';
import { reviewMarkOf } from '../review-mark.ts';
import { type Stored, type Subject, subjectName } from '../subject.ts';
import { newestPublications, type Publication, publicationsSlug } from './publication.ts';

type Row = { id: number | string; updatedAt?: string; _status?: string; deletedAt?: string | null } & Record<
  string,
  unknown
>;
type Hooks = NonNullable<CollectionConfig['hooks']>;

/** A collection whose every publication and taking offline is kept for good, in the transaction of the act. */
export function withPublications(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection;
  const slug = collection.slug as CollectionSlug;
  const own = hooksOf(slug, collection.admin?.useAsTitle ?? 'id');
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), ...own.beforeChange],
      afterChange: [...(hooks.afterChange ?? []), ...own.afterChange],
      beforeDelete: [...(hooks.beforeDelete ?? []), ...own.beforeDelete],
    },
  };
}

function hooksOf(
  collection: CollectionSlug,
  titleField: string,
): Required<Pick<Hooks, 'beforeChange' | 'afterChange' | 'beforeDelete'>> {
  const keyOf = (id: number | string) => `online-${collection}-${id}`;
  /** What visitors see: the row of the main table, never a draft. */
  const shown = async (req: PayloadRequest, id: number | string): Promise<Row | undefined> => {
    const row = await req.payload.db.findOne<Row>({ collection, where: { id: { equals: id } }, req });
    return row?._status === 'published' && !row.deletedAt ? row : undefined;
  };
  const note = async (req: PayloadRequest, id: number | string, before?: Row, after?: Row) => {
    if (before?.updatedAt === after?.updatedAt) return;
    const act = { subject: `${collection}/${id}`, title: titleIn((after ?? before)?.[titleField]) };
    await keepEarlier(req, act, before);
    await addPublication(
      req,
      { ...act, state: after ? 'online' : 'offline', content: after },
      after && reviewMarkOf(req, act.subject),
    );
  };
  return {
    beforeChange: [
      async ({ data, originalDoc, req }) => {
        if (originalDoc?.id !== undefined) req.context[keyOf(originalDoc.id)] = await shown(req, originalDoc.id);
        return data;
      },
    ],
    afterChange: [
      async ({ doc, req }) => {
        await note(req, doc.id, req.context[keyOf(doc.id)] as Row | undefined, await shown(req, doc.id));
      },
    ],
    beforeDelete: [async ({ id, req }) => note(req, id, await shown(req, id))],
  };
}

/** The same for a global: its publications, not its drafts. */
export function withGlobalPublications(global: GlobalConfig): GlobalConfig {
  const slug = global.slug as GlobalSlug;
  const hooks = global.hooks ?? {};
  const stored = async (req: PayloadRequest) => (await req.payload.db.findGlobal<Row>({ slug, req })) as Row;
  const act = { subject: slug, title: slug };
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        async ({ data, req }) => {
          if (data._status === 'draft') return data;
          const before = await stored(req);
          if (before?.id !== undefined) await keepEarlier(req, act, before);
          return data;
        },
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, req }) => {
          if (doc._status === 'draft') return;
          await addPublication(req, { ...act, state: 'online', content: await stored(req) }, reviewMarkOf(req, slug));
        },
      ],
    },
  };
}

type Act = Pick<Publication, 'subject' | 'title' | 'state'> & { content?: Row };

/** What stood there before this list began is its first entry, from when it was last changed. */
async function keepEarlier(req: PayloadRequest, act: Pick<Act, 'subject' | 'title'>, before?: Row): Promise<void> {
  if (!before || (await newestPublications(req.payload, act.subject, 1, req)).length > 0) return;
  await addPublication(req, { ...act, state: 'online', content: before }, { at: before.updatedAt, by: null });
}

/** The same before the moment is moved at which it was last changed. */
export async function keepFirstPublication(req: PayloadRequest, of: Subject, shown: Stored): Promise<void> {
  const title = of.global ?? titleIn(shown[req.payload.collections[of.collection].config.admin.useAsTitle ?? 'id']);
  await keepEarlier(req, { subject: subjectName(of), title }, shown);
}

/** Adds one act to what was online when, in the transaction of the request. */
export async function addPublication(
  req: PayloadRequest,
  act: Act,
  more: Partial<Omit<Publication, 'id'>> = {},
): Promise<void> {
  const { payload } = req;
  const at = new Date().toISOString();
  const data = { at, by: req.user?.name ?? null, ...act, content: act.content ?? null, ...more };
  const write = (transactionID: number | string) =>
    payload.db.create({ collection: publicationsSlug, data, req: { transactionID }, returning: false });
  const transaction = await req.transactionID;
  if (transaction) await write(transaction);
  else await inTransaction(payload, async (own) => void (await write(own)));
}

function titleIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '–');
  const { en, ar } = value as { en?: unknown; ar?: unknown };
  return String(en || ar || '–');
}
