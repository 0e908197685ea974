import type { PayloadRequest, Where } from 'payload';
import { ofCase } from '../case-belongings.ts';
import type { CaseCollection } from '../case-kinds.ts';
import type { StoredCase } from '../case-to-wire.ts';

/** So long what was done to many cases at once can be taken back before their customers are written to. */
export const undoMilliseconds = 10 * 60_000;
/** Context key of a change whose news waits so long, since its maker may take it back. */
export const holdsNews = 'holds-news';

type History = NonNullable<StoredCase['history']>;

/** When the news of the last entry of a history goes out where they wait; nothing else of the case is due at that moment. */
export function heldUntil(history: History): Date | undefined {
  const last = history.at(-1);
  return last && new Date(new Date(last.at).getTime() + undoMilliseconds);
}

type NotifiedCase = { collection: CaseCollection; id: number; history?: History | null; email?: string | null };

/** What was still to be told of a case's last change, and is not any more. */
export type Withdrawn = {
  /** The status that the customer knows, where he was told nothing of the change. */
  known?: StoredCase['status'] | undefined;
  /** Whether the insurer's own system was told nothing of it either. */
  isUnsent: boolean;
};

/**
 * Withdraws the news of a case's last change where they still wait: what changes now is told in their place.
 * @param before the case before the change that is told now
 */
export async function withdrawHeldNews(
  req: PayloadRequest,
  before: NotifiedCase,
  now = Date.now(),
): Promise<Withdrawn> {
  const history = before.history ?? [];
  const due = heldUntil(history);
  if (!due) return { isUnsent: false };
  const hasMail = await withdrawOne(req, 'mail-queue', before, due);
  const hasWebhook = await withdrawOne(req, 'webhooks', before, due);
  // Who has no address reads it on the site alone, which goes without what is taken back so soon.
  const isUnknown = hasMail || (!before.email && Boolean(req.context[holdsNews]) && now < due.getTime());
  const since: Where = { createdAt: { greater_than_equal: new Date(history.at(-1)?.at ?? 0).toISOString() } };
  const isUnsent = hasWebhook && !(await wasNotified(req, { and: [ofCase(before.collection, before.id), since] }));
  return { known: isUnknown ? (history.at(-2)?.status ?? 'received') : undefined, isUnsent };
}

/**
 * Withdraws the mail of a case's last change where it still waits, as it would tell what stands no more; webhooks tell what stands.
 * @returns when it was to go out
 */
export async function withdrawHeldMail(req: PayloadRequest, about: NotifiedCase): Promise<Date | undefined> {
  const due = heldUntil(about.history ?? []);
  return due && (await withdrawOne(req, 'mail-queue', about, due)) ? due : undefined;
}

/** In one statement, as who sends it takes it: only one of both gets it. */
async function withdrawOne(
  req: PayloadRequest,
  collection: 'mail-queue' | 'webhooks',
  about: NotifiedCase,
  due: Date,
): Promise<boolean> {
  const waits: Where = { nextAttemptAt: { equals: due.toISOString() } };
  const where: Where = { and: [ofCase(about.collection, about.id), waits, { state: { equals: 'waiting' } }] };
  const data = { state: 'failed' };
  const row = await req.payload.db.updateOne({ collection, where, data, options: { atomic: true }, req });
  if (!row) return false;
  await req.payload.db.deleteMany({ collection, where: { id: { equals: row.id } }, req });
  return true;
}

/** Every webhook tells the case as it is when it goes out: one of something else has told this change as well. */
async function wasNotified(req: PayloadRequest, where: Where): Promise<boolean> {
  return (await req.payload.db.count({ collection: 'webhooks', where, req })).totalDocs > 0;
}
