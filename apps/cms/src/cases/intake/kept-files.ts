import type { Payload, PayloadRequest } from 'payload';
import { fileStore } from '../../storage/file-store.ts';
import { belongingTo } from '../case-belongings.ts';
import type { CaseCollection } from '../case-kinds.ts';
import { displayName, newFileName, privatePath } from '../files/private-folder.ts';
import type { ReceivedFile } from './received.ts';

/** A file that lies in its place for good. */
export type KeptFile = Omit<ReceivedFile, 'path'> & { storedName: string };

/** Moves files to their place, stores what speaks of them, and removes them where that failed for certain. */
export async function withKeptFiles<Result>(
  payload: Payload,
  received: ReceivedFile[],
  store: (files: KeptFile[]) => Promise<Result>,
): Promise<Result> {
  const files = received.flatMap(({ path, ...file }) =>
    path && file.content ? [{ ...file, path, storedName: newFileName(file.content) }] : [],
  );
  try {
    await fileStore().keep(files.map(({ path, storedName }) => ({ from: path, path: privatePath(storedName) })));
    return await store(files);
  } catch (error) {
    await removeUnlessStored(payload, files).catch(() => undefined);
    throw error;
  }
}

/**
 * A database that stopped in the middle may have stored what it did not acknowledge: then the same request, sent again, is
 * answered as stored, and its files must be there. What belongs to nothing is found as an orphan later.
 */
async function removeUnlessStored(payload: Payload, files: KeptFile[]): Promise<void> {
  const where = { storedName: { in: files.map(({ storedName }) => storedName) } };
  if (files.length === 0 || (await payload.db.count({ collection: 'private-files', where })).totalDocs > 0) return;
  for (const { storedName } of files) await fileStore().remove(privatePath(storedName));
}

/** The rows of files that came with a case, or with a message to it. */
export async function storeFileEntries(
  req: PayloadRequest,
  about: { id: number | string; collection: CaseCollection; reference: string; message?: number },
  files: KeptFile[],
): Promise<void> {
  if (files.length === 0) return;
  const belonging = await belongingTo(req, about);
  const now = new Date().toISOString();
  for (const { name, size, content, sha256, storedName } of files) {
    const data = {
      name: displayName(name, content),
      storedName,
      size,
      type: content,
      sha256,
      scan: 'not-scanned',
      message: about.message,
      ...belonging,
      createdAt: now,
      updatedAt: now,
    };
    await req.payload.db.create({ collection: 'private-files', data, req });
  }
}
