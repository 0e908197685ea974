import type { PayloadRequest, Where } from 'payload';
import * as v from 'valibot';
import { rowNumber } from '../../row-number.ts';
import { caseCollections } from '../case-kinds.ts';
import type { Changed } from './change-all.ts';
import { eachCase } from './each-case.ts';
import { inboxesOf } from './list-cases.ts';
import { maxAtOnce } from './most-at-once.ts';
import { ownersFor } from './owners.ts';
import { isSaved, seenAs } from './save-one.ts';

const ownerSchema = v.nullable(rowNumber);

/** One case that changes hands: from whom, as its giver saw it, to whom. */
const handOverSchema = v.object({
  collection: v.picklist(caseCollections),
  id: rowNumber,
  from: ownerSchema,
  to: ownerSchema,
});
export const handOversSchema = v.object({
  cases: v.pipe(v.array(handOverSchema), v.minLength(1), v.maxLength(maxAtOnce)),
});
export type HandOver = v.InferOutput<typeof handOverSchema>;

/**
 * Gives cases to somebody, or to nobody. A case that has another owner by now than its giver saw, that somebody is working
 * on, or that is not of the new owner's team, stays as it is: nothing that a colleague did meanwhile is undone.
 *
 * @returns those that changed hands, the other way round: giving them back is the same act
 */
export async function assignCases(req: PayloadRequest, cases: readonly HandOver[]): Promise<Changed<HandOver>> {
  const inboxes = inboxesOf(req);
  const owners = new Set<number | null>((await ownersFor(req)).map(({ id }) => id)).add(null);
  return eachCase(req, cases, async (one) => {
    const { collection, id, from, to } = one;
    if (!inboxes.includes(collection) || !owners.has(to)) return undefined;
    return (await handOver(req, one)) ? { collection, id, from: to, to: from } : undefined;
  });
}

async function handOver(req: PayloadRequest, one: HandOver): Promise<boolean> {
  const { from, to } = one;
  const owned: Where = { assignee: from === null ? { exists: false } : { equals: from } };
  return (await seenAs(req, one, owned)) !== undefined && isSaved(req, one, { assignee: to });
}
