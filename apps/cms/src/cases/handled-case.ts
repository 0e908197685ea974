import type { PayloadRequest } from 'payload';
import { hasRole, notAllowed } from '../access/roles.ts';
import { label } from '../fields/labels.ts';
import { inLanguageOf } from '../fields/text-fields.ts';
import { type CaseCollection, teamOf } from './case-kinds.ts';
import type { StoredCase } from './case-to-wire.ts';
import { shownCase } from './shown-case.ts';

/** Read by a colleague who had the case open, until the form finds it gone as well and leads away from it. */
const gone = label(
  'This case was erased or is no longer open to you, and nothing was done.',
  'حُذف هذا الطلب أو لم يعد متاحًا لك، ولم يُنفَّذ شيء.',
);

/** The case that an endpoint names, whole, for who may handle it; what to say to everybody else. */
export async function handledCase<Stored extends Pick<StoredCase, 'id'>>(
  req: PayloadRequest,
  collection: CaseCollection,
): Promise<Stored | Response> {
  if (!hasRole(req, 'admin', teamOf(collection))) return notAllowed(req);
  const stored = await shownCase<Stored>(req, collection, req.routeParams?.id);
  return stored ?? Response.json({ message: inLanguageOf(req, gone) }, { status: 404 });
}
