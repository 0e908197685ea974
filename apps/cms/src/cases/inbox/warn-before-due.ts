import type { Language } from '@insurer/contract/language.ts';
import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload';
import { inRequestTransaction } from '../../request-transaction.ts';
import { readCaseHandling } from '../case-handling.ts';
import { type CaseCollection, caseCollections, kindOf } from '../case-kinds.ts';
import { openStatuses } from '../case-status.ts';
import { startOfDay } from '../intake/working-days.ts';
import { enqueueDueSoonMail } from '../mail/enqueue-mail.ts';
import { handlerAddresses } from '../mail/handler-addresses.ts';
import { dueSoonUntil } from './due-soon.ts';

type Due = {
  id: number;
  kind?: string | null;
  sent: unknown;
  reference: string;
  language: Language;
  dueAt: string;
  warnedDueAt?: string | null;
  assignee?: number | null;
};

/** So long the mail of a new case, which names its day, is warning enough: until the next morning. */
const quietMs = 16 * 60 * 60_000;

/**
 * Tells the owner of an open case that its day comes near, as many working days before as administrators set. Once, and
 * again where the day was moved to a later one since. A case whose clock stands still is not open here, and one that is
 * late is marked as that, and one that has just come in was told a moment ago. Where there is nobody to tell, neither an owner nor a team, it stays to be told and is tried again.
 */
export async function warnBeforeDue(payload: Payload, now = new Date()): Promise<void> {
  const until = dueSoonUntil(now, await readCaseHandling(payload));
  if (!until) return;
  const soon: Where = {
    status: { in: [...openStatuses] },
    createdAt: { less_than: new Date(now.getTime() - quietMs).toISOString() },
    dueAt: { greater_than_equal: now.toISOString(), less_than: until.toISOString() },
  };
  for (const collection of caseCollections) {
    // Reviewed: nothing of these rows goes out but their reference, kind and day, to who handles them.
    const { docs } = await payload.db.find<Due>({ collection, where: soon, select, pagination: false });
    for (const due of docs.filter(isUnwarned)) await warn(await createLocalReq({}, payload), collection, due, soon);
  }
}

const select = {
  kind: true,
  sent: true,
  reference: true,
  language: true,
  dueAt: true,
  warnedDueAt: true,
  assignee: true,
} as const;

function isUnwarned({ dueAt, warnedDueAt }: Due): boolean {
  return !warnedDueAt || new Date(warnedDueAt) < startOfDay(new Date(dueAt));
}

/** Marks the case and enqueues the mail to whoever there is, both or neither. Of several instances one marks it. */
async function warn(req: PayloadRequest, collection: CaseCollection, due: Due, soon: Where): Promise<void> {
  const unwarned: Where = {
    or: [
      { warnedDueAt: { exists: false } },
      { warnedDueAt: { less_than: startOfDay(new Date(due.dueAt)).toISOString() } },
    ],
  };
  const where: Where = { and: [{ id: { equals: due.id } }, soon, unwarned] };
  // Nobody changed the case: who has it open may go on writing.
  const data = { warnedDueAt: new Date(due.dueAt).toISOString(), updatedAt: null };
  const about = { ...due, collection, kind: kindOf(collection, due), dueAt: new Date(due.dueAt) };
  const addresses = await handlerAddresses(req, about);
  if (addresses.length === 0) return;
  await inRequestTransaction(req, async () => {
    const got: unknown = await req.payload.db.updateOne({ collection, where, data, options: { atomic: true }, req });
    if (got) await enqueueDueSoonMail(req, about, addresses);
  });
}
