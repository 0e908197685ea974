import type { PayloadHandler, PayloadRequest } from 'payload';
import { inLanguageOf } from '../../fields/text-fields.ts';
import { readCaseHandling } from '../case-handling.ts';
import type { CaseCollection } from '../case-kinds.ts';
import type { StoredCase } from '../case-to-wire.ts';
import { handledCase } from '../handled-case.ts';
import { type Officer, officerOf } from '../officer.ts';
import { officerNotice, officerNotices } from './officer-notice.ts';

export type OwnedCase = StoredCase & { assignee?: number | null; officerTold?: number | null };
/** What its team is told of whom the customer of a case knows. */
export type OfficerSaid = { words: string; officer?: Officer };

export async function officerSaid(
  req: PayloadRequest,
  collection: CaseCollection,
  stored: OwnedCase,
): Promise<OfficerSaid> {
  const officer = await officerOf(req, { ...stored, collection });
  const { officerDays } = await readCaseHandling(req.payload, req);
  const notice = officerNotices[officerNotice(stored, officer !== undefined, officerDays)];
  return { words: inLanguageOf(req, notice), officer };
}

/** GET /{inbox}/{id}/officer: the same, for a form that stays open while the case changes hands. */
export function officerEndpoint(collection: CaseCollection): PayloadHandler {
  return async (req) => {
    const stored = await handledCase<OwnedCase>(req, collection);
    if (stored instanceof Response) return stored;
    const said = await officerSaid(req, collection, stored);
    return Response.json(said, { headers: { 'cache-control': 'no-store' } });
  };
}
