import type { PayloadRequest, Where } from 'payload';
import { hasNaming } from '../../access/confidential.ts';
import { caseCollections, teamOf } from '../case-kinds.ts';
import type { DeskPeople, DeskView } from './desk-views.ts';

const teams = [...new Set(caseCollections.map(teamOf))];

/** Those whom the condition of a view names: who left, is in no team any more, or is not named any more, is asked for where it makes a difference. */
export async function deskPeople(req: PayloadRequest, view: DeskView): Promise<DeskPeople> {
  const user = req.user?.id ?? 0;
  if (view !== 'unassigned') return { user, left: [], unnamed: [] };
  const left = await accounts(req, { or: [{ disabled: { equals: true } }, { role: { not_in: teams } }] });
  const unnamed = (await hasNaming(req)) ? await accounts(req, { seesConfidential: { not_equals: true } }) : [];
  return { user, left, unnamed };
}

/** Reviewed: the ids alone, for a list that is read with this person's own rights. */
async function accounts(req: PayloadRequest, where: Where): Promise<number[]> {
  const query = { collection: 'users', where, select: { disabled: true }, pagination: false, req } as const;
  return (await req.payload.db.find<{ id: number }>(query)).docs.map(({ id }) => id);
}
