import type { PayloadRequest } from 'payload';
import { relatedId } from '../../related-id.ts';
import type { Team } from '../case-kinds.ts';
import { inBoth, serviceNotes } from '../service-notes.ts';

type Owned = { assignee?: number | { id: number } | null };
type Acted = { isAnswered: boolean; isClosed: boolean };

/**
 * A case that nobody owns becomes that of whoever of its team answers or closes it: its customer is answered by somebody, what comes
 * after reaches that person, and the figures count the case for who did it. The note says that the service did so.
 */
export function ownerByActing(
  { user }: PayloadRequest,
  team: Team,
  [data, before]: [data: Owned, before: Owned],
  { isAnswered, isClosed }: Acted,
): { fields: { assignee?: number }; note?: string } {
  const owner = relatedId(data.assignee === undefined ? before.assignee : data.assignee);
  if (owner || !user || user.role !== team || !(isAnswered || isClosed)) return { fields: {} };
  return {
    fields: { assignee: Number(user.id) },
    note: inBoth(isClosed ? serviceNotes.ownedByClosing : serviceNotes.ownedByAnswering),
  };
}
