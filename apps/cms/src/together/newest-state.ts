import type { PayloadRequest, Where } from 'payload';
import type { Subject } from '../wait-for-others.ts';

/** When a document was last saved, as a draft or not, and by whom. */
export type NewestState = { updatedAt?: string; editedBy?: number | null };

/** The newest state of a document, read from the database now. */
export async function newestState(req: PayloadRequest, subject: Subject): Promise<NewestState> {
  const { collection, id } = subject;
  const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] };
  const { docs } = await req.payload.db.findVersions<NewestState>({
    collection,
    where,
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  });
  const { updatedAt, editedBy } = docs[0]?.version ?? {};
  return { updatedAt: updatedAt && new Date(updatedAt).toISOString(), editedBy };
}
