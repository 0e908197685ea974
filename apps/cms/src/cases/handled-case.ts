import type { PayloadRequest } from 'payload';
import { hasRole, notAllowed } from '../access/roles.ts';
import { label } from '../fields/labels.ts';
import { inLanguageOf } from '../fields/text-fields.ts';
import { type CaseCollection, teamOf } from './case-kinds.ts';
import type { StoredCase } from './case-to-wire.ts';
import { shownCase } from './shown-case.ts';

const gone = label(
  'This case is not there for you any more: it was erased, or is now for named people alone. Copy what you have typed and ask your administrator.',
  'لم يعد هذا الطلب متاحًا لك: حُذف أو صار لأشخاص مسمَّين فقط. انسخ ما كتبته واسأل مدير النظام.',
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
