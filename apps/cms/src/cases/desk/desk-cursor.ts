import type { Where } from 'payload';
import * as v from 'valibot';
import { rowNumber } from '../../row-number.ts';
import { type CaseCollection, caseCollections } from '../case-kinds.ts';

/** By which column, and in which direction, a list over all inboxes runs. */
export type DeskOrder = { column: 'dueAt' | 'createdAt'; isDescending: boolean };

/** The place of a row in such a list. Rows of one moment stand by inbox and then by id, so that no two share a place. */
export const deskPlaceSchema = v.object({
  /** The moment in the column of the order; null stands after all others. */
  at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  collection: v.picklist(caseCollections),
  id: rowNumber,
});
export type DeskPlace = v.InferOutput<typeof deskPlaceSchema>;

/** Negative where the first place comes first in the list. */
export function comparePlaces(one: DeskPlace, other: DeskPlace, { isDescending }: DeskOrder): number {
  if (one.at !== other.at) {
    if (one.at === null) return 1;
    if (other.at === null) return -1;
    return (one.at < other.at ? -1 : 1) * (isDescending ? -1 : 1);
  }
  return rank(one.collection) - rank(other.collection) || one.id - other.id;
}

/** The rows of an inbox that come behind a place, of those that have a moment or of those that have none. */
export function behind(
  place: DeskPlace,
  collection: CaseCollection,
  order: DeskOrder,
  hasMoment: boolean,
): Where | undefined {
  const { at, id } = place;
  if (!hasMoment && at !== null) return {};
  // What has no moment comes last: nothing that has one is behind it.
  if (hasMoment && at === null) return undefined;
  const sameMoment: Where = hasMoment ? { [order.column]: { equals: at } } : {};
  const compared = rank(collection) - rank(place.collection);
  const inSame: Where[] =
    compared > 0 ? [sameMoment] : compared === 0 ? [{ and: [sameMoment, { id: { greater_than: id } }] }] : [];
  if (!hasMoment) return inSame[0];
  return { or: [{ [order.column]: { [order.isDescending ? 'less_than' : 'greater_than']: at } }, ...inSame] };
}

function rank(collection: CaseCollection): number {
  return caseCollections.indexOf(collection);
}
