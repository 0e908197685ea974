import type { CollectionBeforeChangeHook, CollectionSlug, Field, GlobalBeforeChangeHook, Where } from 'payload';
import { untyped } from '../untyped.ts';
import { isRow } from './values.ts';

type Version = { editedBy?: number | null };

/**
 * Who wrote a version: the person of the save, or of the one before where the service itself changed the page. The id
 * alone: on SQLite a reference that is added to a table later keeps the account from being deleted.
 */
export const editedBy: Field = {
  name: 'editedBy',
  type: 'number',
  hidden: true,
  access: { create: () => false, update: () => false },
};

/**
 * Notes who saves. What somebody else saved by itself before is kept as a version of its own, and so is what had a row that this save
 * removes, for whoever still writes in it: Payload writes each save of its kind over the one before, whoever made that.
 */
export const noteEditor: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const person = req.user?.id;
  if (person === undefined) return data;
  const id = originalDoc?.id;
  const before = originalDoc?.editedBy;
  if (collection.versions && id !== undefined && before && (before !== person || removesRows(originalDoc, data)))
    await keepVersion(collection.slug as CollectionSlug, id);
  return { ...data, editedBy: person };

  async function keepVersion(slug: CollectionSlug, parent: number | string): Promise<void> {
    const { db } = req.payload;
    const where: Where = { and: [{ parent: { equals: parent } }, { latest: { equals: true } }] };
    const { docs } = await db.findVersions<Version>({ collection: slug, where, limit: 1, pagination: false, req });
    const [latest] = docs;
    if (!latest || !('autosave' in latest) || latest.autosave !== true) return;
    const versionData = untyped({ ...latest, autosave: false });
    await db.updateVersion({ collection: slug, id: latest.id, versionData, req });
  }
};

function removesRows(stored: object, saved: object): boolean {
  const left = new Set(rowIds({ ...stored, ...saved }));
  return rowIds(stored).some((row) => !left.has(row));
}

function rowIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(rowIds);
  return isRow(value) ? [value.id, ...within] : within;
}

/** Notes who saves a global: none of them saves itself, so each save is a version of its own. */
export const noteGlobalEditor: GlobalBeforeChangeHook = ({ data, req }) =>
  req.user ? { ...data, editedBy: req.user.id } : data;
