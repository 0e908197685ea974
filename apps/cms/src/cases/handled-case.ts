import type { PayloadRequest } from 'payload';
import { hasRole, notAllowed } from '../access/roles.ts';
import { type CaseCollection, teamOf } from './case-kinds.ts';
import type { StoredCase } from './case-to-wire.ts';

/** The case that an endpoint names, whole, for who may handle it; what to say to everybody else. */
export async function handledCase<Stored extends Pick<StoredCase, 'id'>>(
  req: PayloadRequest,
  collection: CaseCollection,
): Promise<Stored | Response> {
  if (!hasRole(req, 'admin', teamOf(collection))) return notAllowed(req);
  const where = { id: { equals: Number(req.routeParams?.id) } };
  // Decides whether this person may handle the case; what he may not read of it is read below.
  const allowed = await req.payload.find({ collection, where, overrideAccess: false, req });
  const stored = allowed.totalDocs > 0 && (await req.payload.db.findOne<Stored>({ collection, where, req }));
  return stored || Response.json({ message: 'Not found' }, { status: 404 });
}
