import type { CollectionBeforeOperationHook } from 'payload';
import { fileStore } from '../storage/file-store.ts';
import { mayUpload } from './may-upload.ts';
import { cropIn } from './upload-edits.ts';

/** In the form of a collection of files. */
export const sentFile = '/media/sent-file.tsx#SentFile';

/**
 * Leaves out a file that is the one that is there already: it is no new edition, and the visitors' address stays. The whole file of a
 * picture that was cropped is another, as is one that is cropped by this save; and one that the store has lost is taken.
 */
export const leaveOutSameFile: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, overrideAccess } = args as { id?: number; overrideAccess?: boolean };
  if (operation !== 'update' || id === undefined || !req.file || !mayUpload(req, overrideAccess)) return args;
  if (cropIn(req)) return args;
  const where = { id: { equals: id } };
  const stored = await req.payload.db.findOne<{ id: number; filename?: string | null }>({
    collection: collection.slug as 'documents',
    where,
    req,
  });
  const present = stored?.filename;
  if (!present || stemOf(present) !== stemOf(req.file.name)) return args;
  // A store that does not answer is refused by the hook for that.
  const file = await fileStore()
    .read(`${collection.slug}/${present}`)
    .catch(() => undefined);
  file?.stream.destroy();
  if (file) delete req.file;
  return args;
};

/** Name and digest of an immutable name, without its ending and the number that a name has which was taken already. */
function stemOf(name: string): string {
  return name.replace(/\.[a-z0-9]+$/, '').replace(/(-[0-9a-f]{8})-\d+$/, '$1');
}
