import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeChangeHook } from 'payload';
import { removeVariants, variantWidths, writeVariants } from './variants.ts';

/** Notes which widths exist, so that a later change of the steps leaves older pictures intact. */
export const noteWidths: CollectionBeforeChangeHook = ({ data, req }) => {
  if (req.file) data.widths = hasVariants(data) ? variantWidths(Number(data.width)) : [];
  return data;
};

/** Makes the variants of a new or replaced picture and removes those of the one it replaces. */
export const makeVariants: CollectionAfterChangeHook = async ({ collection, doc, previousDoc }) => {
  if (!doc.filename || doc.filename === previousDoc?.filename) return doc;
  const folder = folderOf(collection);
  await writeVariants(folder, doc.filename, doc.widths ?? []);
  if (previousDoc?.filename) await removeVariants(folder, previousDoc.filename, previousDoc.widths ?? []);
  return doc;
};

export const deleteVariants: CollectionAfterDeleteHook = async ({ collection, doc }) => {
  if (doc.filename) await removeVariants(folderOf(collection), doc.filename, doc.widths ?? []);
};

/** Drawings stay sharp at every size and have none. */
function hasVariants(data: { mimeType?: unknown; width?: unknown }): boolean {
  return data.mimeType !== 'image/svg+xml' && Number(data.width) > 0;
}

function folderOf(collection: { upload?: { staticDir?: string } | boolean }): string {
  return (typeof collection.upload === 'object' && collection.upload.staticDir) || '';
}
