import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';
import { type DraftedGlobal, draftedGlobalLabels } from './drafted-globals.ts';
import { type Label, label } from './fields/labels.ts';
import type { Asking } from './run-statement.ts';

/** A document, or a drafted global, of which there is one. */
export type Subject<Slug extends CollectionSlug = CollectionSlug> =
  | { collection: Slug; id: number | string; global?: undefined }
  | { global: DraftedGlobal; collection?: undefined; id?: undefined };

/** A state of it as stored, in all languages at once. A version has no `id` of the document. */
export type Stored = {
  id: number;
  updatedAt?: string;
  _status?: string;
  deletedAt?: string | null;
  editedBy?: number | null;
} & Record<string, unknown>;

/** `pages/12`, `header`: under this name rows of other tables speak of it. */
export function subjectName(of: Subject): string {
  return of.global ?? `${of.collection}/${of.id}`;
}

/** Where its form stands below `/admin/`. */
export function adminPath(of: Subject): string {
  return of.global ? `globals/${of.global}` : `collections/${of.collection}/${of.id}`;
}

/** Its fields and rules. */
export function configOf({ collections, globals }: Payload, of: Subject) {
  if (of.global === undefined) return collections[of.collection].config;
  const found = globals.config.find(({ slug }) => slug === of.global);
  if (!found) throw new Error(`There is no global ${of.global}.`);
  return found;
}

/** What visitors see of it: the row of the main table, never a draft. Undefined where it is not online. */
export async function shownState(req: PayloadRequest, of: Subject): Promise<Stored | undefined> {
  const { db } = req.payload;
  const row = of.global
    ? await db.findGlobal<Stored>({ slug: of.global, req })
    : await db.findOne<Stored>({ collection: of.collection, where: { id: { equals: of.id } }, req });
  return row?._status === 'published' && !row.deletedAt ? row : undefined;
}

/** What was saved last, as a draft or not; undefined where nothing was, or there is no such document. */
export async function newestVersion(req: Asking, of: Subject): Promise<Stored | undefined> {
  const { db } = req.payload;
  const latest: Where = { latest: { equals: true } };
  const one = { sort: '-updatedAt', limit: 1, pagination: false, req } as const;
  if (of.global) {
    const { docs } = await db.findGlobalVersions<Stored>({ global: of.global, where: latest, ...one });
    return docs[0]?.version;
  }
  const where: Where = { and: [{ parent: { equals: of.id } }, latest] };
  const { docs } = await db.findVersions<Stored>({ collection: of.collection, where, ...one });
  return docs[0]?.version;
}

/** What a stored state is called, in both languages of the admin. */
export function titleOf(payload: Payload, of: Subject, row: Stored): Label {
  if (of.global) return draftedGlobalLabels[of.global];
  const field = payload.collections[of.collection].config.admin.useAsTitle ?? 'id';
  const title = (row[field] ?? {}) as Partial<Label>;
  const own = String(row.name ?? row.key ?? row.id);
  return label(title.en || title.ar || own, title.ar || title.en || own);
}

/** What an entry of the record says that an act was done to. */
export function recordedAs(of: Subject, title: Label) {
  return of.global
    ? { subject: of.global, targetCollection: of.global }
    : { subject: title.en, targetCollection: of.collection, targetId: of.id };
}
