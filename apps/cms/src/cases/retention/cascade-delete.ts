import { rm } from 'node:fs/promises';
import type { CollectionBeforeDeleteHook, Where } from 'payload';
import type { CaseCollection } from '../case-kinds.ts';
import { privatePath } from '../files/private-folder.ts';

type StoredFile = { id: number; storedName: string };
const belongings = ['mail-queue', 'webhooks'] as const;

/** A case takes everything with it: its files and their entries, its mails and its webhooks. */
export function cascadeDelete(collection: CaseCollection): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const where: Where = { and: [{ caseCollection: { equals: collection } }, { caseId: { equals: String(id) } }] };
    const { docs } = await req.payload.db.find<StoredFile>({
      collection: 'private-files',
      where,
      pagination: false,
      req,
    });
    await req.payload.db.deleteMany({ collection: 'private-files', where, req });
    for (const slug of belongings) await req.payload.db.deleteMany({ collection: slug, where, req });
    for (const { storedName } of docs) await rm(privatePath(storedName), { force: true });
  };
}
