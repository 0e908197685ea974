import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { relatedId } from '../../related-id.ts';
import { type CaseCollection, teamOf } from '../case-kinds.ts';

/**
 * A case stays with nobody who has left its team: nothing of it could be saved any more, neither a colleague's answer nor what its
 * customer writes, since no other owner was chosen.
 */
export const releaseFormerOwner: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const owner: number | null | undefined = relatedId(originalDoc?.assignee);
  if (!owner || (data.assignee !== undefined && relatedId(data.assignee) !== owner)) return data;
  const team = teamOf(collection.slug as CaseCollection);
  const account = { collection: 'users', where: { id: { equals: owner } }, req } as const;
  const found = await req.payload.db.findOne<{ id: number; role?: string }>(account);
  if (found?.role === team) return data;
  req.context[releasedKey(collection.slug, originalDoc.id)] = true;
  return { ...data, assignee: null };
};

/** Whether a save freed a case of an owner who has left its team: nobody gave it up. */
export function isReleased({ context }: Pick<PayloadRequest, 'context'>, slug: string, id: number): boolean {
  return context[releasedKey(slug, id)] === true;
}

function releasedKey(slug: string, id: number): string {
  return `released-owner-${slug}-${id}`;
}
