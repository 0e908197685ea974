import { rm } from 'node:fs/promises';
import type { PayloadRequest } from 'payload';
import { type CaseCollection, teamOf } from '../case-kinds.ts';
import { displayName, keepFiles, newFileName, privatePath } from '../files/private-folder.ts';
import type { ReceivedFile } from './received.ts';

/** A file that lies in its place for good. */
export type KeptFile = Omit<ReceivedFile, 'path'> & { storedName: string };

/** Moves files to their place, stores what speaks of them, and removes them where that fails. */
export async function withKeptFiles<Result>(
  received: ReceivedFile[],
  store: (files: KeptFile[]) => Promise<Result>,
): Promise<Result> {
  const files = received.flatMap(({ path, ...file }) =>
    path && file.content ? [{ ...file, path, storedName: newFileName(file.content) }] : [],
  );
  try {
    await keepFiles(files.map(({ path, storedName }) => ({ from: path, storedName })));
    return await store(files);
  } catch (error) {
    for (const { storedName } of files) await rm(privatePath(storedName), { force: true });
    throw error;
  }
}

/** The rows of files that came with a case, or with a message to it. */
export async function storeFileEntries(
  req: PayloadRequest,
  about: { id: number | string; collection: CaseCollection; reference: string; message?: number },
  files: KeptFile[],
): Promise<void> {
  const { id, collection, reference, message } = about;
  const now = new Date().toISOString();
  for (const { name, size, content, sha256, storedName } of files) {
    const data = {
      name: displayName(name, content),
      storedName,
      size,
      type: content,
      sha256,
      scan: 'not-scanned',
      message,
      team: teamOf(collection),
      reference,
      caseCollection: collection,
      caseId: String(id),
      createdAt: now,
      updatedAt: now,
    };
    await req.payload.db.create({ collection: 'private-files', data, req });
  }
}
