import type { PayloadRequest } from 'payload';
import type { CaseCollection } from './case-kinds.ts';
import type { StoredCase } from './case-to-wire.ts';

/**
 * A case, whole, for what stands beside it in the admin; undefined for whoever may not read it. Payload renders the parts of a form
 * for whoever may open the admin, of the document that the browser names.
 *
 * @param id as the browser sent it
 */
export async function shownCase<Stored extends Pick<StoredCase, 'id'>>(
  req: PayloadRequest,
  collection: CaseCollection,
  id: unknown,
): Promise<Stored | undefined> {
  const known = Number(id ?? Number.NaN);
  if (!req.user || !Number.isSafeInteger(known)) return undefined;
  // Decides whether this person may read the case, and notes that he did; whoever shows it leaves out what is for nobody's eyes.
  const asked = { overrideAccess: false, user: req.user, disableErrors: true, depth: 0, req } as const;
  if (!(await req.payload.findByID({ collection, id: known, ...asked }))) return undefined;
  return (await req.payload.db.findOne<Stored>({ collection, where: { id: { equals: known } }, req })) ?? undefined;
}
