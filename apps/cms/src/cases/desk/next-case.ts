import type { PayloadRequest } from 'payload';
import type { CaseCollection } from '../case-kinds.ts';
import type { DeskPlace } from './desk-cursor.ts';
import type { DeskView } from './desk-views.ts';
import { type DeskCase, inboxesOf, listCases } from './list-cases.ts';

/** The case that somebody has open, as an address names it. */
type Present = { inbox: string; id: number };

/**
 * The case to work on after the present one: the next of one's own by due day, from the first one again behind the last, then
 * the one without an owner that is due soonest. From such a one it is the next without an owner, and behind the last one's own: with a
 * single case of one's own the way would else lead to and fro between that and the soonest.
 *
 * @returns undefined where no other case waits
 */
export async function nextCase(req: PayloadRequest, present: Present): Promise<DeskCase | undefined> {
  const isOther = (one: DeskCase) => one.collection !== present.inbox || one.id !== present.id;
  const soonest = async (view: DeskView, after?: DeskPlace) => {
    const { cases } = await listCases(req, { view, after, limit: 2 });
    return cases.find(isOther);
  };
  const { place, isOwned } = await placeOfPresent(req, present);
  return (
    (place && (await soonest(isOwned ? 'mine' : 'unassigned', place))) ??
    (await soonest('mine')) ??
    (await soonest('unassigned'))
  );
}

type Placed = { place?: DeskPlace; isOwned?: boolean };

async function placeOfPresent(req: PayloadRequest, { inbox, id }: Present): Promise<Placed> {
  const collection: CaseCollection | undefined = inboxesOf(req).find((known) => known === inbox);
  if (!collection || !Number.isSafeInteger(id)) return {};
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: id } },
    select: { dueAt: true, assignee: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
  });
  const [found] = docs as { dueAt?: string | null; assignee?: number | null }[];
  return found ? { place: { at: found.dueAt ?? null, collection, id }, isOwned: Boolean(found.assignee) } : {};
}
