import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { inRequestTransaction } from '../request-transaction.ts';
import { fileStore } from './file-store.ts';
import { StoreProblem } from './store-problem.ts';
import type { Move } from './stored-files.ts';

const collection = 'payload-kv';
const prefix = 'removed-file:';
/** How versions before noted a file of a visitor, without its folder. */
const prefixBefore = 'erased-file:';
const strayPrefix = 'stray-file:';

/** An upload that no entry named at a moment in ms since 1970. */
export type StrayNote = { id: number; path: string; since: number };

/**
 * Notes, in the transaction that erases or replaces what names them, which files go with it. They go after the commit, also
 * after a crash; where nothing was committed, they stay.
 *
 * @param paths as the store of files knows them, such as `media/office-1f8a0c3d.webp`
 */
export async function noteRemovals(req: PayloadRequest, paths: string[]): Promise<void> {
  await forgetRemovals(req, paths);
  for (const path of paths)
    await req.payload.db.create({ collection, data: { key: `${prefix}${path}`, data: {} }, req });
}

/** Gives the store files in the transaction that names them. One of them may still be waiting for its removal: it stays. */
export async function keepNamedFiles(req: PayloadRequest, moves: readonly Move[]): Promise<void> {
  // Before the file comes: whoever is removing one of this name has ended then, and who begins later finds no note.
  await forgetRemovals(
    req,
    moves.map(({ path }) => path),
  );
  await fileStore().keep(moves);
}

async function forgetRemovals(req: PayloadRequest, paths: string[]): Promise<void> {
  const keys = paths.flatMap((path) => [`${prefix}${path}`, `${strayPrefix}${path}`]);
  if (keys.length > 0) await req.payload.db.deleteMany({ collection, where: { key: { in: keys } }, req });
}

/** Notes uploads that no entry names, but for those that are noted already. */
export async function noteStrays(payload: Payload, paths: readonly string[], now: number): Promise<void> {
  const known = new Set((await strayNotes(payload)).map(({ path }) => path));
  for (const path of paths) {
    if (known.has(path)) continue;
    await payload.db.create({ collection, data: { key: `${strayPrefix}${path}`, data: { since: now } } });
  }
}

/** What {@link noteStrays} noted, unless an upload of the same name took it away. */
export async function strayNotes(payload: Payload): Promise<StrayNote[]> {
  const where = { key: { like: strayPrefix } };
  type Row = { id: number; key: string; data: { since: number } };
  const { docs } = await payload.db.find<Row>({ collection, where, pagination: false });
  return docs.map(({ id, key, data }) => ({ id, path: key.slice(strayPrefix.length), since: data.since }));
}

/**
 * Removes what {@link noteRemovals} noted.
 * @throws StoreProblem while the store is away; what is noted then waits
 */
export async function removeNotedFiles(payload: Payload): Promise<void> {
  const where = { or: [prefix, prefixBefore].map((begin) => ({ key: { like: begin } })) };
  const { docs } = await payload.db.find<{ id: number; key: string }>({ collection, where, pagination: false });
  if (docs.length === 0) return;
  // Nobody else can write to SQLite while one is removed: a store that is away is not waited for then.
  const problem = await fileStore().problem();
  if (problem) throw new StoreProblem(problem);
  for (const { id, key } of docs) await removeNoted(payload, id, key);
}

/** The note is held meanwhile: an upload of the same name comes after the removal, or takes the note away before it. */
async function removeNoted(payload: Payload, id: number, key: string): Promise<void> {
  const req = await createLocalReq({}, payload);
  await inRequestTransaction(req, async () => {
    const note = { collection, where: { id: { equals: id } }, req } as const;
    const held: unknown = await payload.db.updateOne({ ...note, data: { data: {} }, options: { atomic: true } });
    if (!held) return;
    await fileStore().remove(pathOf(key));
    await payload.db.deleteMany(note);
  });
}

function pathOf(key: string): string {
  return key.startsWith(prefix) ? key.slice(prefix.length) : `private/${key.slice(prefixBefore.length)}`;
}
