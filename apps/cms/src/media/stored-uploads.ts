import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
} from 'payload';
import { hasRole } from '../access/roles.ts';
import { config } from '../config.ts';
import { keepNamedFiles, noteRemovals } from '../storage/file-removals.ts';
import { fileStore } from '../storage/file-store.ts';
import type { KeptFolder } from '../storage/stored-files.ts';

// Payload writes uploads into a folder of this machine, reads one there that is cropped anew or copied, and removes from it what is
// replaced before anything is certain. So its folder is that of files on their way. These hooks bring files from it to the
// store and back, within the transaction of the change: an entry whose file could not be kept does not come to be, and what
// is replaced goes after the commit.

/** Where uploads of a collection lie until the store has them: on this machine, whatever keeps them afterwards. */
export function incomingUploads(collection: KeptFolder): string {
  return join(config.dataDir, collection, 'incoming');
}

type Collection = Pick<CollectionConfig, 'slug'> & { upload?: { staticDir?: string } | boolean };
type Uploaded = { filename?: string | null };

/** Where Payload writes the uploads of a collection. */
export function uploadFolder({ upload }: Collection): string {
  return (typeof upload === 'object' && upload.staticDir) || '';
}

/** Brings a stored file to this machine where a change without a new one works on it: a crop, a focal point, a copy. */
export const fetchForEdit: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, duplicateFromID, data, overrideAccess } = args as {
    id?: number;
    duplicateFromID?: number;
    data?: { uploadEdits?: unknown };
    overrideAccess?: boolean;
  };
  const edited = req.query?.uploadEdits ?? data?.uploadEdits;
  const source = duplicateFromID ?? (operation === 'update' && edited ? id : undefined);
  // Hooks of an operation run before its access rules, which then refuse strangers.
  const isStranger = !overrideAccess && !hasRole(req, 'admin', 'editor', 'people');
  if (req.file || source === undefined || isStranger) return args;
  const where = { id: { equals: source } };
  const stored = await req.payload.db.findOne<{ id: number } & Uploaded>({
    collection: collection.slug as 'media',
    where,
    req,
  });
  if (stored?.filename) await fetchFile(collection, stored.filename);
  return args;
};

/** Whole or not at all: what lies in the folder is what the store is given. */
async function fetchFile(collection: Collection, name: string): Promise<void> {
  const file = await fileStore().read(`${collection.slug}/${name}`);
  if (!file) return;
  const target = join(uploadFolder(collection), name);
  await mkdir(uploadFolder(collection), { recursive: true, mode: 0o700 });
  const arriving = `${target}.${randomUUID()}`;
  try {
    await pipeline(file.stream, createWriteStream(arriving, { mode: 0o600 }));
    await rename(arriving, target);
  } catch (error) {
    await rm(arriving, { force: true });
    throw error;
  }
}

/** Gives the store what Payload wrote, and notes what it replaced. The last of the hooks that need the file. */
export const keepUpload: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  const { filename } = doc as Uploaded;
  if (!filename) return doc;
  const from = join(uploadFolder(collection), filename);
  if (await isThere(from)) await keepNamedFiles(req, [{ from, path: `${collection.slug}/${filename}` }]);
  const before = (previousDoc as Uploaded | undefined)?.filename;
  if (before && before !== filename) await noteRemovals(req, [`${collection.slug}/${before}`]);
  return doc;
};

export const removeUpload: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  const { filename } = doc as Uploaded;
  if (filename) await noteRemovals(req, [`${collection.slug}/${filename}`]);
};

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
