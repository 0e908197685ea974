import type { PayloadRequest } from 'payload';
import { ofCase } from '../case-belongings.ts';
import type { CaseCollection } from '../case-kinds.ts';
import type { StoredCase } from '../case-to-wire.ts';

/** So long what was done to many cases at once can be taken back before their customers are written to. */
export const undoMilliseconds = 10 * 60_000;

/** Context key of a change whose news waits so long, since its maker may take it back. */
export const holdsNews = 'holds-news';

type History = NonNullable<StoredCase['history']>;

/** When the news of the last entry of a history goes out where they wait; no other mail of the case is due at that moment. */
export function heldUntil(history: History): Date | undefined {
  const last = history.at(-1);
  return last && new Date(new Date(last.at).getTime() + undoMilliseconds);
}

type Told = { collection: CaseCollection; id: number; history?: History | null };

/**
 * Withdraws the news of a case's last change where they still wait: what changes now is told in their place.
 * @param before the case before the change that is told now
 * @returns the status that the customer knows, where news were withdrawn
 */
export async function withdrawHeldNews(
  req: PayloadRequest,
  { collection, id, history }: Told,
): Promise<StoredCase['status'] | undefined> {
  const due = heldUntil(history ?? []);
  if (!due) return undefined;
  const waits = { and: [ofCase(collection, id), { nextAttemptAt: { equals: due.toISOString() } }] };
  const where = { and: [waits, { state: { equals: 'waiting' } }] };
  // In one statement, as who sends it takes it: only one of both gets it.
  const data = { state: 'failed' };
  const mail = await req.payload.db.updateOne({
    collection: 'mail-queue',
    where,
    data,
    options: { atomic: true },
    req,
  });
  if (!mail) return undefined;
  await req.payload.db.deleteMany({ collection: 'mail-queue', where: { id: { equals: mail.id } }, req });
  return history?.at(-2)?.status ?? 'received';
}
