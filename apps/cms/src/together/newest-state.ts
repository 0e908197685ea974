import type { PayloadRequest } from 'payload';
import { newestVersion, type Stored, type Subject } from '../subject.ts';

/** When it was last saved, as a draft or not, and by whom, read from the database now. */
export async function newestState(
  req: PayloadRequest,
  subject: Subject,
): Promise<Pick<Stored, 'updatedAt' | 'editedBy'>> {
  const { updatedAt, editedBy } = (await newestVersion(req, subject)) ?? {};
  return { updatedAt: updatedAt && new Date(updatedAt).toISOString(), editedBy };
}
