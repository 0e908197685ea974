import type { PayloadRequest, Where } from 'payload';
import type { Reviewed } from './review.ts';

export type Stored = { id: number; updatedAt?: string; _status?: string; deletedAt?: string | null } & Record<
  string,
  unknown
>;

/** What visitors see of a document, in all languages; undefined where it is not online. */
export async function liveState(req: PayloadRequest, { collection, id }: Reviewed): Promise<Stored | undefined> {
  const row = await req.payload.db.findOne<Stored>({ collection, where: { id: { equals: id } }, req });
  return row?._status === 'published' && !row.deletedAt ? row : undefined;
}

/** What was saved last, in all languages; undefined where there is no such document. */
export async function newestText(req: PayloadRequest, { collection, id }: Reviewed): Promise<Stored | undefined> {
  const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] };
  const query = { collection, where, sort: '-updatedAt', limit: 1, pagination: false, req } as const;
  const [latest] = (await req.payload.db.findVersions<Stored>(query)).docs;
  return latest?.version as Stored | undefined;
}

/** Everybody who wrote what visitors do not have yet, by id. */
export async function writersOf(req: PayloadRequest, { collection, id }: Reviewed, live?: Stored): Promise<number[]> {
  const since: Where[] = live?.updatedAt ? [{ updatedAt: { greater_than: live.updatedAt } }] : [];
  const where: Where = { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'draft' } }, ...since] };
  const query = { collection, where, pagination: false, req } as const;
  const { docs } = await req.payload.db.findVersions<{ editedBy?: number | null }>(query);
  return [...new Set(docs.flatMap(({ version }) => version.editedBy ?? []))];
}
