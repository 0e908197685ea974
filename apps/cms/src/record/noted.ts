import type { PayloadRequest } from 'payload';
import type { Act } from './record.ts';

/** Whether the record has this very act of this person in it already, from the last minutes. */
export async function isNoted(req: PayloadRequest, act: Act, minutes: number): Promise<boolean> {
  const { totalDocs } = await req.payload.db.count({
    collection: 'audit-log',
    where: {
      and: [
        { by: { equals: req.user?.id } },
        { createdAt: { greater_than: new Date(Date.now() - minutes * 60_000).toISOString() } },
        { action: { equals: act.action } },
        { targetCollection: { equals: act.targetCollection } },
        ...(act.targetId === undefined
          ? [{ subject: { equals: act.subject } }]
          : [{ targetId: { equals: String(act.targetId) } }]),
      ],
    },
    req,
  });
  return totalDocs > 0;
}
