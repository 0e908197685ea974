import type { ArrayField, CollectionBeforeChangeHook, Payload } from 'payload';
import { label } from '../fields/labels.ts';
import { technical } from '../fields/technical.ts';

/** A file that a document had, and until when it was its newest. */
export type Edition = { filename: string; until: string };
type Edited = { filename?: string | null; editions?: Edition[] | null };

/**
 * The files that a document had before, the oldest first. They stay in the store for staff; a visitor of their addresses is led to
 * the newest. A copy of a document begins without them.
 */
export const editionsField: ArrayField = {
  name: 'editions',
  type: 'array',
  label: label('Earlier editions', 'الإصدارات السابقة'),
  admin: technical,
  access: { create: () => false, update: () => false },
  hooks: { beforeDuplicate: [() => []] },
  fields: [
    { name: 'filename', type: 'text', required: true, index: true, admin: technical },
    { name: 'until', type: 'date', required: true, admin: technical },
  ],
};

/** Notes the file that an upload takes the place of. */
export const noteEdition: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const { filename: before, editions } = (originalDoc ?? {}) as Edited;
  if (operation !== 'update' || !before || !data.filename || data.filename === before) return data;
  return { ...data, editions: [...(editions ?? []), { filename: before, until: new Date().toISOString() }] };
};

/** The newest file of the document that once had this one: none where no document had it. */
export async function newestFileOf(payload: Payload, formerName: string): Promise<string | undefined> {
  const where = { 'editions.filename': { equals: formerName } };
  const document = await payload.db.findOne<Edited & { id: number }>({ collection: 'documents', where });
  return document?.filename ?? undefined;
}
