import type { PayloadRequest } from 'payload';
import { type Team, teamOf } from '../case-kinds.ts';
import type { Names } from './desk-row.ts';
import { inboxesOf } from './list-cases.ts';

/** Somebody to whom cases can be given, with the team whose cases those are. */
export type Owner = { id: number; name: string; team: Team };

/** Everybody to whom this person can give cases: the teams of the inboxes that they may handle. */
export async function ownersFor(req: PayloadRequest): Promise<Owner[]> {
  const teams = [...new Set(inboxesOf(req).map(teamOf))];
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ role: { in: teams } }, { disabled: { not_equals: true } }] },
    select: { name: true, role: true },
    sort: 'name',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return docs.map(({ id, name, role }) => ({ id, name, team: role as Team }));
}

/** The names of who handles cases, of people who left the team as well. */
export async function namesOf(req: PayloadRequest, ids: readonly (number | null)[]): Promise<Names> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  // Reviewed: the name alone, of who handles a case that this person may read.
  const { docs } = await req.payload.db.find<{ id: number; name?: string | null }>({
    collection: 'users',
    where: { id: { in: known } },
    pagination: false,
  });
  return new Map(docs.map(({ id, name }) => [id, name ?? '–']));
}
