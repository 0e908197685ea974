import type { Payload, Where } from 'payload';
import { countOf } from '../../metrics.ts';
import { audit } from '../audit.ts';
import { readCaseHandling } from '../case-handling.ts';
import { type CaseKind, caseKinds, collectionOf } from '../case-kinds.ts';

const day = 24 * 60 * 60_000;
const batchSize = 200;
/** Sent mails and webhooks, and who downloaded what, are kept this long after the fact. */
const sentDays = 90;
const auditDays = 3650;

/** Erases every case that is older than its kind is kept, with all that belongs to it, and notes how many. */
export async function eraseDueCases(payload: Payload, now = Date.now()): Promise<Partial<Record<CaseKind, number>>> {
  const { retentionDays } = await readCaseHandling(payload);
  const erased: Partial<Record<CaseKind, number>> = {};
  for (const kind of caseKinds) {
    const count = await eraseOlderThan(payload, kind, new Date(now - retentionDays[kind] * day));
    if (count > 0) erased[kind] = count;
  }
  const olderThan = (days: number) => ({ less_than: new Date(now - days * day).toISOString() });
  const sent: Where = { state: { not_equals: 'waiting' }, updatedAt: olderThan(sentDays) };
  for (const collection of ['mail-queue', 'webhooks'] as const)
    await payload.db.deleteMany({ collection, where: sent });
  await payload.db.deleteMany({ collection: 'audit-log', where: { createdAt: olderThan(auditDays) } });
  const counts = Object.entries(erased).map(([kind, count]) => `${kind} ${count}`);
  payload.logger.info({ msg: 'retention ran', erased });
  if (counts.length > 0) await audit({ payload }, 'retention', counts.join(' · '));
  return erased;
}

async function eraseOlderThan(payload: Payload, kind: CaseKind, before: Date): Promise<number> {
  const collection = collectionOf(kind);
  const older: Where = { createdAt: { less_than: before.toISOString() } };
  const where: Where = collection === 'service-requests' ? { and: [older, { kind: { equals: kind } }] } : older;
  let count = 0;
  for (;;) {
    const page = { select: { reference: true }, limit: batchSize, pagination: false } as const;
    const { docs } = await payload.db.find<{ id: number }>({ collection, where, ...page });
    // Reviewed: the retention job is the one that may erase by itself.
    for (const { id } of docs) await payload.delete({ collection, id, overrideAccess: true, depth: 0 });
    count += docs.length;
    countOf('cms_erased_total', { kind }, docs.length);
    if (docs.length < batchSize) return count;
  }
}
