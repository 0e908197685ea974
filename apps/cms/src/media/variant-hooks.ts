import { join } from 'node:path';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import { keepNamedFiles, noteRemovals } from '../storage/file-removals.ts';
import { uploadFolder } from './stored-uploads.ts';
import { variantNames, variantWidths, writeVariants } from './variants.ts';

/** Notes which widths exist, so that a later change of the steps leaves older pictures intact. */
export const noteWidths: CollectionBeforeChangeHook = ({ data, req }) => {
  if (req.file) data.widths = hasVariants(data) ? variantWidths(Number(data.width)) : [];
  return data;
};

/** Makes the variants of a new or replaced picture and notes those of the one it replaces. */
export const makeVariants: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (!doc.filename || doc.filename === previousDoc?.filename) return doc;
  const folder = uploadFolder(collection);
  await writeVariants(folder, doc.filename, doc.widths ?? []);
  const names = variantNames(doc.filename, doc.widths ?? []);
  await keepNamedFiles(
    req,
    names.map((name) => ({ from: join(folder, name), path: `media/${name}` })),
  );
  await noteVariants(req, previousDoc);
  return doc;
};

/** Lets the variants of a deleted picture be removed. */
export const deleteVariants: CollectionAfterDeleteHook = ({ doc, req }) => noteVariants(req, doc);

type Picture = { filename?: string | null; widths?: number[] | null };

async function noteVariants(req: PayloadRequest, picture: Picture | undefined): Promise<void> {
  const names = picture?.filename ? variantNames(picture.filename, picture.widths ?? []) : [];
  await noteRemovals(
    req,
    names.map((name) => `media/${name}`),
  );
}

/** Drawings stay sharp at every size and have none. */
function hasVariants(data: { mimeType?: unknown; width?: unknown }): boolean {
  return data.mimeType !== 'image/svg+xml' && Number(data.width) > 0;
}
