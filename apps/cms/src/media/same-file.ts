import type { CollectionBeforeOperationHook } from 'payload';
import { fileStore } from '../storage/file-store.ts';

/**
 * Leaves out a file that is the one that is there already. The form of a file sends it anew with each further save, and the
 * visitors' address moved each time, with an edition of a document that never was. One that the store has lost is taken.
 */
export const leaveOutSameFile: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id } = args as { id?: number };
  if (operation !== 'update' || id === undefined || !req.file) return args;
  const where = { id: { equals: id } };
  const stored = await req.payload.db.findOne<{ id: number; filename?: string | null }>({
    collection: collection.slug as 'documents',
    where,
    req,
  });
  const present = stored?.filename;
  if (!present || stemOf(present) !== stemOf(req.file.name)) return args;
  const file = await fileStore().read(`${collection.slug}/${present}`);
  file?.stream.destroy();
  if (file) delete req.file;
  return args;
};

/** Name and digest of an immutable name, without its ending and the number that a name has which was taken already. */
function stemOf(name: string): string {
  return name.replace(/\.[a-z0-9]+$/, '').replace(/(-[0-9a-f]{8})-\d+$/, '$1');
}
