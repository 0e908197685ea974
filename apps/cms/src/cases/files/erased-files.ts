import type { Payload, PayloadRequest } from 'payload';
import { fileStore } from '../../storage/file-store.ts';
import { privatePath } from './private-folder.ts';

const collection = 'payload-kv';
const prefix = 'erased-file:';

/** Notes, in the transaction that erases a case, which files go with it. They go after the commit, also after a crash. */
export async function noteErasedFiles(req: PayloadRequest, storedNames: string[]): Promise<void> {
  for (const name of storedNames) {
    await req.payload.db.create({ collection, data: { key: `${prefix}${name}`, data: true }, req });
  }
}

/** Removes what {@link noteErasedFiles} noted. */
export async function removeErasedFiles(payload: Payload): Promise<void> {
  const where = { key: { like: prefix } };
  const { docs } = await payload.db.find<{ id: number; key: string }>({ collection, where, pagination: false });
  for (const { id, key } of docs) {
    await fileStore().remove(privatePath(key.slice(prefix.length)));
    await payload.db.deleteMany({ collection, where: { id: { equals: id } } });
  }
}
