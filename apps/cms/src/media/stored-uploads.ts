import { createWriteStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
} from 'payload';
import { config } from '../config.ts';
import { fileStore } from '../storage/file-store.ts';

// Payload writes uploads into a folder of this machine, and reads one there that is cropped anew or copied. Where the store of
// files is another place, these hooks bring files from the one to the other, within the transaction of the change: an entry
// whose file could not be kept does not come to be.

type Collection = Pick<CollectionConfig, 'slug'> & { upload?: { staticDir?: string } | boolean };
type Uploaded = { filename?: string | null };

/** Where Payload writes the uploads of a collection. */
export function uploadFolder({ upload }: Collection): string {
  return (typeof upload === 'object' && upload.staticDir) || '';
}

/** Brings a stored file to this machine where a change without a new one works on it: a crop, a focal point, a copy. */
export const fetchForEdit: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, duplicateFromID, data } = args as {
    id?: number;
    duplicateFromID?: number;
    data?: { uploadEdits?: unknown };
  };
  const edited = req.query?.uploadEdits ?? data?.uploadEdits;
  const source = duplicateFromID ?? (operation === 'update' && edited ? id : undefined);
  if (!config.s3 || req.file || source === undefined) return args;
  const where = { id: { equals: source } };
  const stored = await req.payload.db.findOne<{ id: number } & Uploaded>({
    collection: collection.slug as 'media',
    where,
    req,
  });
  if (stored?.filename) await fetchFile(collection, stored.filename);
  return args;
};

async function fetchFile(collection: Collection, name: string): Promise<void> {
  const file = await fileStore().read(`${collection.slug}/${name}`);
  if (file) await pipeline(file.stream, createWriteStream(join(uploadFolder(collection), name), { mode: 0o600 }));
}

/** Gives the store what Payload wrote, and removes what it replaced. The last of the hooks that need the file. */
export const keepUpload: CollectionAfterChangeHook = async ({ collection, doc, previousDoc }) => {
  const { filename } = doc as Uploaded;
  if (!filename) return doc;
  const from = join(uploadFolder(collection), filename);
  if (await isThere(from)) await fileStore().keep([{ from, path: `${collection.slug}/${filename}` }]);
  const before = (previousDoc as Uploaded | undefined)?.filename;
  if (before && before !== filename) await fileStore().remove(`${collection.slug}/${before}`);
  return doc;
};

export const removeUpload: CollectionAfterDeleteHook = async ({ collection, doc }) => {
  const { filename } = doc as Uploaded;
  if (filename) await fileStore().remove(`${collection.slug}/${filename}`);
};

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
