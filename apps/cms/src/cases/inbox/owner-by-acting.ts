import type { PayloadRequest } from 'payload';
import { relatedId } from '../../related-id.ts';
import type { Team } from '../case-kinds.ts';
import { inBoth, serviceNotes } from '../service-notes.ts';

type Owned = { assignee?: number | { id: number } | null };
/** `isReleased`: its owner has left the team, and who saves it gave nothing up. */
type Acted = { isAnswered: boolean; isClosed: boolean; isReleased: boolean };

/**
 * A case that nobody owns becomes that of whoever of its team answers or closes it: its customer is answered by somebody, what comes
 * after reaches that person, and the figures count the case for who did it. Who gives it up in the same save is not given it back. The
 * note says that the service did so.
 */
export function ownerByActing(
  { user }: Pick<PayloadRequest, 'user'>,
  team: Team,
  [data, before]: [data: Owned, before: Owned],
  { isAnswered, isClosed, isReleased }: Acted,
): { fields: { assignee?: number }; note?: string } {
  const isOwned = Boolean(relatedId(data.assignee) || (relatedId(before.assignee) && !isReleased));
  if (isOwned || !user || user.role !== team || !(isAnswered || isClosed)) return { fields: {} };
  return {
    fields: { assignee: Number(user.id) },
    note: inBoth(isClosed ? serviceNotes.ownedByClosing : serviceNotes.ownedByAnswering),
  };
}
