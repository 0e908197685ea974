import type { PayloadRequest, Where } from 'payload';
import { type CaseCollection, teamOf } from '../case-kinds.ts';
import { namedAddresses } from './handler-addresses.ts';

type Waiting = { id: number; to: string; subject: string; caseCollection: CaseCollection; caseId: string };

/**
 * What the team was still to be told of confidential cases when somebody is named for the first time: each notice goes to
 * named people once, and to nobody where there are none for it. Customers hear what they were to hear.
 */
export async function leadNoticesToNamed(req: PayloadRequest): Promise<void> {
  const { db } = req.payload;
  const where: Where = { and: [{ confidential: { equals: true } }, { state: { equals: 'waiting' } }] };
  const query = { collection: 'mail-queue', where, sort: 'id', pagination: false, req } as const;
  const led = new Set<string>();
  for (const mail of (await db.find<Waiting>(query)).docs) {
    if (mail.to === (await senderOf(req, mail))) continue;
    const one = { collection: 'mail-queue', id: mail.id, req } as const;
    // With the first naming there is one named person at most.
    const [to] = await namedAddresses(req, teamOf(mail.caseCollection));
    const notice = [mail.caseCollection, mail.caseId, mail.subject].join(' ');
    if (to && !led.has(notice)) await db.updateOne({ ...one, data: { to }, returning: false });
    else await db.deleteMany({ collection: 'mail-queue', where: { id: { equals: mail.id } }, req });
    led.add(notice);
  }
}

/** The address of who sent a case; undefined where none is known. */
async function senderOf(req: PayloadRequest, { caseCollection: collection, caseId }: Waiting) {
  const where = { id: { equals: Number(caseId) } };
  return (await req.payload.db.findOne<{ id: number; email?: string | null }>({ collection, where, req }))?.email;
}
