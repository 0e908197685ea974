import type { Payload, Where } from 'payload';
import type { Action } from '../record/actions.ts';
import type { Change } from '../record/entry.ts';

/** What was decided for something that went although it was linked: why, or where its visitors are led instead. */
export type Departed = { at: string; reason?: string; successor?: string };
type Kept = { createdAt: string | Date; changes?: Change[] | null };

/** All of a page or a job, as the record keeps them. */
export async function departuresOf({ db }: Payload, subject: string): Promise<Departed[]> {
  const [targetCollection = '', targetId = ''] = subject.split('/');
  const action: Action = 'links-decided';
  const where: Where = {
    and: [
      { targetId: { equals: targetId } },
      { targetCollection: { equals: targetCollection } },
      { action: { equals: action } },
    ],
  };
  const select = { createdAt: true, changes: true } as const;
  const { docs } = await db.find<Kept>({ collection: 'audit-log', where, select, pagination: false });
  return docs.map(({ createdAt, changes }) => {
    const said = (field: string) => changes?.find((change) => change.field === field)?.after;
    return { at: new Date(createdAt).toISOString(), reason: said('reason'), successor: said('successor') };
  });
}
