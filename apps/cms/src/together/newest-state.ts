import type { PayloadRequest } from 'payload';
import { configOf, newestVersion, type Stored, type Subject } from '../subject.ts';

/** When it was last saved, as a draft or not, and by whom, read from the database now. */
export async function newestState(
  req: PayloadRequest,
  subject: Subject,
): Promise<Pick<Stored, 'updatedAt' | 'editedBy'>> {
  const { updatedAt, editedBy } = (await newest(req, subject)) ?? {};
  return { updatedAt: updatedAt && new Date(updatedAt).toISOString(), editedBy };
}

/** Of what has no versions, its one row. */
function newest(req: PayloadRequest, subject: Subject): Promise<Stored | null | undefined> {
  const { collection, id } = subject;
  if (collection === undefined || configOf(req.payload, subject).versions) return newestVersion(req, subject);
  return req.payload.db.findOne<Stored>({ collection, where: { id: { equals: id } }, req });
}
