import type { CollectionBeforeChangeHook } from 'payload';
import { isOpen } from '../case-status.ts';

export type CustomerChange = { note?: string; noteAr?: string };

/** Context key: what a save changed for the customer, read by the hook that tells them. Saves may run side by side. */
export function changeKey(reference: string): string {
  return `customer-change-${reference}`;
}

/**
 * Keeps the history of a case by itself: a new status, a note to the customer or an internal note becomes an entry
 * with time and person, and the fields it was typed into are emptied. Entries are never changed or removed.
 */
export const keepHistory: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation === 'create' || !originalDoc) return data;
  const at = new Date().toISOString();
  const by = req.user?.id;
  const status = data.status ?? originalDoc.status;
  const note = typed(data.customerNote);
  const noteAr = typed(data.customerNoteAr);
  const internal = typed(data.internalNote);
  const changed = status !== originalDoc.status || Boolean(note ?? noteAr);
  req.context[changeKey(originalDoc.reference)] = changed ? ({ note, noteAr } satisfies CustomerChange) : undefined;
  const history = originalDoc.history ?? [];
  const internalNotes = originalDoc.internalNotes ?? [];
  const dueAt = data.dueAt ?? originalDoc.dueAt;
  return {
    ...data,
    history: changed ? [...history, { status, at, by, note, noteAr }] : history,
    internalNotes: internal ? [...internalNotes, { text: internal, at, by }] : internalNotes,
    customerNote: null,
    customerNoteAr: null,
    internalNote: null,
    overdue: isOpen(status) && typeof dueAt === 'string' && dueAt < at,
  };
};

function typed(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
