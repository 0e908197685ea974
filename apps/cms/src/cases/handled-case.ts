import type { PayloadRequest } from 'payload';
import { hasRole, notAllowed } from '../access/roles.ts';
import { type CaseCollection, teamOf } from './case-kinds.ts';
import type { StoredCase } from './case-to-wire.ts';
import { shownCase } from './shown-case.ts';

/** The case that an endpoint names, whole, for who may handle it; what to say to everybody else. */
export async function handledCase<Stored extends Pick<StoredCase, 'id'>>(
  req: PayloadRequest,
  collection: CaseCollection,
): Promise<Stored | Response> {
  if (!hasRole(req, 'admin', teamOf(collection))) return notAllowed(req);
  const stored = await shownCase<Stored>(req, collection, req.routeParams?.id);
  return stored ?? Response.json({ message: 'Not found' }, { status: 404 });
}
