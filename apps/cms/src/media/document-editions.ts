import type { ArrayField, CollectionBeforeChangeHook, Payload } from 'payload';
import { label } from '../fields/labels.ts';
import { technical } from '../fields/technical.ts';

/** A file that a document had, and until when it was its newest. */
export type Edition = { filename: string; until: string };
type Edited = { filename?: string | null; editions?: Edition[] | null; createdAt?: string };
type Document = Edited & { id: number };

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

/** Of documents, the file that each had at a moment, where that is another than its newest. */
export async function filesThen(payload: Payload, ids: (number | string)[], moment: number) {
  const where = { id: { in: ids } };
  const { docs } = await payload.db.find<Document>({ collection: 'documents', where, pagination: false });
  return new Map(
    docs.flatMap((document) => {
      const then = fileThen(document, moment);
      return then === undefined || then === document.filename ? [] : [[document.id, then] as const];
    }),
  );
}

/** Whether a document had this file at a moment. */
export async function hadFileThen(payload: Payload, formerName: string, moment: number): Promise<boolean> {
  const where = { 'editions.filename': { equals: formerName } };
  const { docs } = await payload.db.find<Document>({ collection: 'documents', where, pagination: false });
  return docs.some((document) => fileThen(document, moment) === formerName);
}

function fileThen({ filename, editions, createdAt }: Edited, moment: number): string | undefined {
  if (createdAt && Date.parse(createdAt) > moment) return undefined;
  return editions?.find(({ until }) => Date.parse(until) > moment)?.filename ?? filename ?? undefined;
}

/**
 * The newest file of the document that once had this one: of several that each had it, as where it was put into the wrong one
 * first, that which had it last. None where no document had it.
 */
export async function newestFileOf(payload: Payload, formerName: string): Promise<string | undefined> {
  const where = { 'editions.filename': { equals: formerName } };
  const { docs } = await payload.db.find<Document>({ collection: 'documents', where, pagination: false });
  const lastHad = ({ editions }: Document) =>
    Math.max(...(editions ?? []).flatMap(({ filename, until }) => (filename === formerName ? Date.parse(until) : [])));
  return docs.toSorted((a, b) => lastHad(b) - lastHad(a))[0]?.filename ?? undefined;
}
