import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest } from 'payload';
import { label } from '../fields/labels.ts';
import { inLanguageOf } from '../fields/text-fields.ts';
import { refusal } from '../refusal.ts';
import { mayBeRow } from '../row-number.ts';

const gone = label(
  'It was deleted in the meantime. What you wrote is still in this form: copy it into a new one before you leave.',
  'حُذف هذا المحتوى في هذه الأثناء. ما كتبته ما زال في هذا النموذج: انسخه إلى محتوى جديد قبل أن تغادر.',
);

/**
 * Refuses to save what is no longer there.
 * @throws APIError 404 that says what becomes of the words in the form
 */
export async function refuseGone(req: PayloadRequest, collection: CollectionSlug, id: unknown): Promise<void> {
  if (!mayBeRow(id)) return;
  const found = await req.payload.db.count({ collection, where: { id: { equals: id } }, req });
  if (found.totalDocs === 0) throw refusal(inLanguageOf(req, gone), 404);
}

/** The same before anything is read: Payload says “Not Found” alone. Who has not signed in learns nothing of what there is. */
export const refuseSavingGone: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id } = args as { id?: unknown };
  if (operation === 'update' && req.user) await refuseGone(req, collection.slug as CollectionSlug, id);
  return args;
};
