import { type AfterErrorHook, type CollectionSlug, NotFound, type PayloadRequest } from 'payload';
import { label } from '../fields/labels.ts';
import { inLanguageOf } from '../fields/text-fields.ts';
import { refusal } from '../refusal.ts';
import { mayBeRow } from '../row-number.ts';

const gone = label(
  'It was deleted in the meantime. What you wrote is still in this form: copy what you need of it, such as into a new one, before you leave.',
  'حُذف هذا المحتوى في هذه الأثناء. ما كتبته ما زال في هذا النموذج: انسخ ما تحتاج إليه منه، إلى محتوى جديد مثلًا، قبل أن تغادر.',
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

/**
 * The same of what Payload did not find as somebody saves it, in the trash or deleted for good: it says “Not Found” alone. Who has not
 * signed in, or may not write it, is refused before and learns nothing of what there is.
 */
export const explainGone: AfterErrorHook = ({ collection, error, req }) => {
  const isSave = req.method === 'PATCH' && req.user && collection && mayBeRow(req.routeParams?.id);
  if (!isSave || !(error instanceof NotFound)) return undefined;
  return { status: error.status, response: { errors: [{ message: inLanguageOf(req, gone) }] } };
};
