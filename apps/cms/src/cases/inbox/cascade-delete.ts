import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import type { CollectionBeforeDeleteHook } from 'payload';
import { caseBelongings } from '../../case-collections.ts';
import { erasureReasonOf } from '../../erasure-reason.ts';
import { adminLanguageOf, type Label, label } from '../../fields/labels.ts';
import { refusal } from '../../refusal.ts';
import { noteRemovals } from '../../storage/file-removals.ts';
import { ofCase } from '../case-belongings.ts';
import type { CaseCollection } from '../case-kinds.ts';
import { isOpen } from '../case-status.ts';
import { privatePath } from '../files/private-folder.ts';

const heldMessage = label(
  'This case is under a legal hold and cannot be erased.',
  'هذا الطلب تحت حجز قانوني ولا يمكن حذفه.',
);

const sayWhy = label(
  'This case is still open. Open it anew and choose there, beside “Delete”, why it is erased.',
  'هذا الطلب لم يُغلق بعد. افتحه من جديد واختر سبب الحذف عند الضغط على «حذف».',
);

type Erased = { id: number; legalHold?: boolean | null; status: CaseStatus };
type StoredFile = { id: number; storedName: string };

/**
 * A case takes everything with it: its files and their entries, its mails and its webhooks; the files after the commit.
 * @throws APIError where the case is under a legal hold, or where a person erases it while it is open and does not say why
 */
export function cascadeDelete(collection: CaseCollection): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const stored = await req.payload.db.findOne<Erased>({ collection, where: { id: { equals: id } }, req });
    const refuse = (words: Label, status: number) => refusal(words[adminLanguageOf(req.i18n)], status);
    if (stored?.legalHold) throw refuse(heldMessage, 409);
    if (req.user && isOpen(stored?.status) && !erasureReasonOf(req)) throw refuse(sayWhy, 400);
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
