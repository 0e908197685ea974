import type { PayloadRequest } from 'payload';
import { caseCollections, teamOf } from '../case-kinds.ts';
import type { DeskPeople, DeskView } from './desk-views.ts';

const teams = [...new Set(caseCollections.map(teamOf))];

/** Those whom the condition of a view names: who left, or is in no team any more, is asked for where it makes a difference. */
export async function deskPeople(req: PayloadRequest, view: DeskView): Promise<DeskPeople> {
  const user = req.user?.id ?? 0;
  if (view !== 'unassigned') return { user, left: [] };
  // Reviewed: the ids of accounts alone, for a list that is read with this person's own rights.
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'users',
    where: { or: [{ disabled: { equals: true } }, { role: { not_in: teams } }] },
    select: { disabled: true },
    pagination: false,
    req,
  });
  return { user, left: docs.map(({ id }) => id) };
}
