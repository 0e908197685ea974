import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';
import { config } from '../config.ts';
import { adminLanguageOf, label } from '../fields/labels.ts';
import { refusal } from '../refusal.ts';
import { keepNamedFiles, noteRemovals } from '../storage/file-removals.ts';
import { fileStore } from '../storage/file-store.ts';
import type { KeptFolder } from '../storage/stored-files.ts';
import { writeStream } from '../storage/write-stream.ts';
import { withDigest } from './file-names.ts';
import { mayUpload } from './may-upload.ts';
import { cropIn, type Edits, editsIn, type Point } from './upload-edits.ts';

// Payload writes uploads into a folder of this machine, reads one there that is cropped anew or copied, and removes from it what is
// replaced before anything is certain. So its folder is that of files on their way. These hooks bring files from it to the
// store and back, within the transaction of the change: an entry whose file could not be kept does not come to be, and what
// is replaced goes after the commit.

/** Where uploads of a collection lie until the store has them: on this machine, whatever keeps them afterwards. */
export function incomingUploads(collection: KeptFolder): string {
  return join(config.dataDir, collection, 'incoming');
}

type Collection = Pick<CollectionConfig, 'slug'> & { upload?: { staticDir?: string } | boolean };
type Uploaded = { filename?: string | null; editions?: { filename: string }[] | null };

/** Where Payload writes the uploads of a collection. */
export function uploadFolder({ upload }: Collection): string {
  return (typeof upload === 'object' && upload.staticDir) || '';
}

const notNow = label(
  'The place for files does not answer. Please try again in a few minutes.',
  'مخزن الملفات لا يستجيب حاليًا. حاول مرة أخرى بعد دقائق.',
);

type OperationArguments = {
  id?: number;
  duplicateFromID?: number;
  data?: Record<string, unknown>;
  overrideAccess?: boolean;
};

/**
 * Makes a crop of a stored picture an upload of its own, under a name of its own: an address never changes what it shows, and
 * what was online stays until the commit. A focal point changes no file. What is copied is brought to this machine.
 */
export const prepareEdit: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, duplicateFromID, data, overrideAccess } = args as OperationArguments;
  const edits = editsIn(req);
  const source = duplicateFromID ?? (operation === 'update' && edits ? id : undefined);
  if (req.file || source === undefined || !mayUpload(req, overrideAccess)) return args;
  if (duplicateFromID === undefined && edits && !cropIn(req)) return withFocalPoint(args, req, data, edits.focalPoint);
  const where = { id: { equals: source } };
  const stored = await req.payload.db.findOne<{ id: number; mimeType?: string } & Uploaded>({
    collection: collection.slug as 'media',
    where,
    req,
  });
  if (!stored?.filename || !(await fetchFile(collection, stored.filename))) return args;
  if (duplicateFromID === undefined) req.file = await cropOf(collection, stored.filename, stored.mimeType, edits);
  return args;
};

/** Refuses an upload while nothing can keep it, before anything is written: a store that hangs would hold the transaction. */
export const refuseWithoutStore: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!req.file || (operation !== 'create' && operation !== 'update')) return args;
  const problem = await fileStore().problem();
  if (!problem) return args;
  req.payload.logger.error({ msg: 'an upload was refused', problem });
  throw refusal(notNow[adminLanguageOf(req.i18n)], 503);
};

/** As if it had been typed: Payload would write the whole picture anew, and each time a little worse. */
function withFocalPoint<Args>(
  args: Args,
  req: PayloadRequest,
  data: Record<string, unknown> = {},
  point: Point | undefined,
): Args {
  delete req.query.uploadEdits;
  if (!point) return args;
  return { ...args, data: { ...data, focalX: Math.round(Number(point.x)), focalY: Math.round(Number(point.y)) } };
}

/** The fetched picture as an upload, which Payload then crops; nothing is left of it in the folder. */
async function cropOf(collection: Collection, filename: string, mimetype = '', edits: Edits | undefined) {
  const path = join(uploadFolder(collection), filename);
  const data = await readFile(path);
  await rm(path, { force: true });
  const words = filename.replace(/-[0-9a-f]{8}(?=\.[a-z0-9]+$)/, '');
  const name = withDigest(words, Buffer.concat([data, Buffer.from(JSON.stringify(edits))]));
  return { data, mimetype, name, size: data.length };
}

/** Whole or not at all: what lies in the folder is what the store is given. @returns whether there is such a file */
async function fetchFile(collection: Collection, name: string): Promise<boolean> {
  const file = await fileStore().read(`${collection.slug}/${name}`);
  if (!file) return false;
  const target = join(uploadFolder(collection), name);
  await mkdir(uploadFolder(collection), { recursive: true, mode: 0o700 });
  const arriving = `${target}.${randomUUID()}`;
  try {
    await writeStream(file.stream, arriving);
    await rename(arriving, target);
    return true;
  } catch (error) {
    await rm(arriving, { force: true });
    throw error;
  }
}

/** Gives the store what Payload wrote, and notes what it replaced and no edition keeps. The last of the hooks that need the file. */
export const keepUpload: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  const { filename, editions } = doc as Uploaded;
  if (!filename) return doc;
  const from = join(uploadFolder(collection), filename);
  if (await isThere(from)) await keepNamedFiles(req, [{ from, path: `${collection.slug}/${filename}` }]);
  const before = (previousDoc as Uploaded | undefined)?.filename;
  const isKept = editions?.some((edition) => edition.filename === before);
  if (before && before !== filename && !isKept) await noteRemovals(req, [`${collection.slug}/${before}`]);
  return doc;
};

/** Lets the files of a deleted upload be removed, its editions among them, but for those that another upload has as well. */
export const removeUpload: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  const { filename, editions } = doc as Uploaded;
  const names = new Set([filename, ...(editions ?? []).map((edition) => edition.filename)]);
  for (const { filename: kept } of await othersWith(req, [...names])) names.delete(kept);
  await noteRemovals(
    req,
    [...names].filter(Boolean).map((name) => `${collection.slug}/${name}`),
  );
};

/** What was an earlier edition of one document may have come in again as another. */
async function othersWith(req: PayloadRequest, names: unknown[]): Promise<Uploaded[]> {
  const where = { filename: { in: names.filter(Boolean) } };
  const { docs } = await req.payload.db.find<Uploaded & { id: number }>({ collection: 'documents', where, req });
  return docs;
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
