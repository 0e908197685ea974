import type { PayloadRequest, Where } from 'payload';
import type { Reviewed } from '../reviewable.ts';
import type { Stored } from '../subject.ts';

/** Everybody who wrote what visitors do not have yet, by id. */
export async function writersOf(req: PayloadRequest, of: Reviewed, shown?: Stored): Promise<number[]> {
  const since: Where[] = shown?.updatedAt ? [{ updatedAt: { greater_than: shown.updatedAt } }] : [];
  const drafts: Where[] = [{ 'version._status': { equals: 'draft' } }, ...since];
  const all = { pagination: false, req } as const;
  const { docs } = of.global
    ? await req.payload.db.findGlobalVersions<Stored>({ global: of.global, where: { and: drafts }, ...all })
    : await req.payload.db.findVersions<Stored>({
        collection: of.collection,
        where: { and: [{ parent: { equals: of.id } }, ...drafts] },
        ...all,
      });
  return [...new Set(docs.flatMap(({ version }) => version.editedBy ?? []))];
}
