import type { PayloadHandler } from 'payload';
import { record } from '../../record/record.ts';
import { inRequestTransaction } from '../../request-transaction.ts';
import type { CaseCollection } from '../case-kinds.ts';
import type { StoredCase } from '../case-to-wire.ts';
import { handledCase } from '../handled-case.ts';

/**
 * POST /{inbox}/{id}/end-links, by who may handle the case: nothing that opened it until now does so any more, neither the
 * links of its mails nor the browser that sent it.
 */
export function endLinks(collection: CaseCollection): PayloadHandler {
  return async (req) => {
    const stored = await handledCase<StoredCase>(req, collection);
    if (stored instanceof Response) return stored;
    const { id, reference } = stored;
    const linksEndedAt = new Date().toISOString();
    // What is written on the case meanwhile is not out of date by it.
    const data = { linksEndedAt, updatedAt: null };
    await inRequestTransaction(req, async () => {
      await req.payload.db.updateOne({ collection, id, data, req, returning: false });
      await record(req, { action: 'links-ended', subject: reference, targetCollection: collection, targetId: id });
    });
    return Response.json({ ended_at: linksEndedAt }, { headers: { 'cache-control': 'no-store' } });
  };
}
