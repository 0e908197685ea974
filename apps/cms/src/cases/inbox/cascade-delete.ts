import type { CollectionBeforeDeleteHook, Where } from 'payload';
import { caseBelongings } from '../../case-collections.ts';
import { adminLanguageOf, label } from '../../fields/labels.ts';
import { refusal } from '../../refusal.ts';
import { noteRemovals } from '../../storage/file-removals.ts';
import { ofCase } from '../case-belongings.ts';
import type { CaseCollection } from '../case-kinds.ts';
import { privatePath } from '../files/private-folder.ts';

const heldMessage = label(
  'This case is under a legal hold and cannot be erased.',
  'هذا الطلب تحت حجز قانوني ولا يمكن حذفه.',
);

type StoredFile = { id: number; storedName: string };

/**
 * A case takes everything with it: its files and their entries, its mails and its webhooks; the files after the commit.
 * @throws APIError where the case is under a legal hold
 */
export function cascadeDelete(collection: CaseCollection): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const held: Where = { and: [{ id: { equals: id } }, { legalHold: { equals: true } }] };
    const isHeld = await req.payload.db.findOne({ collection, where: held, req });
    if (isHeld) throw refusal(heldMessage[adminLanguageOf(req.i18n)], 409);
    const where = ofCase(collection, id);
    const files = { collection: 'private-files', where, req, pagination: false } as const;
    const { docs } = await req.payload.db.find<StoredFile>(files);
    for (const slug of caseBelongings) await req.payload.db.deleteMany({ collection: slug, where, req });
    await noteRemovals(
      req,
      docs.map(({ storedName }) => privatePath(storedName)),
    );
  };
}
