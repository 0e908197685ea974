import { createLocalReq, type Payload } from 'payload';
import { inRequestTransaction } from '../request-transaction.ts';
import { noteStrays, type StrayNote, strayNotes } from '../storage/file-removals.ts';
import { fileStore } from '../storage/file-store.ts';
import { removeLeftBehind } from '../storage/left-behind.ts';
import { incomingUploads } from './stored-uploads.ts';
import { variantNames } from './variants.ts';

type Uploaded = {
  id: number;
  filename?: string | null;
  widths?: number[] | null;
  editions?: { filename: string }[] | null;
};

const uploads = ['media', 'documents'] as const;
/** An upload that is under way is younger, and its transaction has ended long before. */
const youngestMs = 60 * 60_000;
const atOnce = 1_000;

/**
 * Removes uploads that no entry names: their change failed, or its process died, before the store had them, or after. Of these one run notes them,
 * a later one removes what nobody has named since; an upload of the same file takes the note away, or comes after the removal.
 * Where most files look so, the database is another than the one that they came with, and none is touched.
 *
 * @returns how many files were removed
 */
export async function removeStrayUploads(payload: Payload, now = Date.now()): Promise<number> {
  let removed = 0;
  for (const note of await strayNotes(payload)) {
    if (note.since <= now - youngestMs && (await removeStray(payload, note))) removed += 1;
  }
  for (const collection of uploads) {
    await noteStraysOf(payload, collection, now);
    removed += await removeLeftBehind(incomingUploads(collection), now - youngestMs);
  }
  if (removed > 0) payload.logger.info({ msg: 'uploads that no entry names were removed', removed });
  return removed;
}

/** The note is held meanwhile, as in removeNotedFiles. */
async function removeStray(payload: Payload, { id, path, since }: StrayNote): Promise<boolean> {
  const req = await createLocalReq({}, payload);
  return inRequestTransaction(req, async () => {
    const note = { collection: 'payload-kv', where: { id: { equals: id } }, req } as const;
    const held: unknown = await payload.db.updateOne({ ...note, data: { data: { since } }, options: { atomic: true } });
    if (!held) return false;
    const [collection = '', name = ''] = path.split('/');
    const isNamed = (await unnamed(payload, collection as (typeof uploads)[number], new Set([name]))).size === 0;
    if (!isNamed) await fileStore().remove(path);
    await payload.db.deleteMany(note);
    return !isNamed;
  });
}

async function noteStraysOf(payload: Payload, collection: (typeof uploads)[number], now: number): Promise<void> {
  const names = new Set<string>();
  for await (const { name, changedAt } of fileStore().list(collection)) {
    if (changedAt <= now - youngestMs) names.add(name);
  }
  const stored = names.size;
  const strays = await unnamed(payload, collection, names);
  if (strays.size === 0) return;
  if (strays.size > stored / 2) {
    const msg = 'most uploads are named by no entry of this database: none is removed; is it the right one?';
    payload.logger.error({ msg, collection, strays: strays.size, stored });
    return;
  }
  await noteStrays(
    payload,
    [...strays].map((name) => `${collection}/${name}`),
    now,
  );
}

/** What is left of some names without those of all entries, of those in the trash too. */
async function unnamed(
  payload: Payload,
  collection: (typeof uploads)[number],
  names: Set<string>,
): Promise<Set<string>> {
  for (let last = 0; names.size > 0; ) {
    const { docs } = await payload.db.find<Uploaded>({
      collection,
      where: { id: { greater_than: last } },
      sort: 'id',
      limit: atOnce,
      pagination: false,
    });
    for (const { filename, widths, editions } of docs) {
      if (!filename) continue;
      for (const name of [filename, ...variantNames(filename, widths ?? [])]) names.delete(name);
      for (const edition of editions ?? []) names.delete(edition.filename);
    }
    if (docs.length < atOnce) return names;
    last = docs.at(-1)?.id ?? last;
  }
  return names;
}
