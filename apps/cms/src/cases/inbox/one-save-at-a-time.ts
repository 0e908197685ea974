import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionSlug,
} from 'payload';
import { label } from '../../fields/labels.ts';
import { inLanguageOf } from '../../fields/text-fields.ts';
import { mayBeRow } from '../../row-number.ts';
import { holdRow } from '../../wait-for-others.ts';

const newer = label(
  'This case was changed meanwhile, so nothing was saved. What you changed is still in the form.',
  'تغيّر هذا الطلب في هذه الأثناء، فلم يُحفظ شيء. ما عدّلته ما زال في النموذج.',
);

/** Before a case is read to be saved or deleted: what its customer or a colleague does in the same moment comes before or after it. */
export const holdCase: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id } = args as { id?: number | string };
  const isOne = id !== undefined && mayBeRow(id) && (operation === 'update' || operation === 'delete');
  if (isOne) await holdRow(req, { collection: collection.slug as CollectionSlug, id });
  return args;
};

/**
 * Refuses to write over what happened meanwhile: a form that shows an older state of the case (it sends the moment of that as
 * `updatedAt`), and a change of many that read the case before.
 * @throws APIError 409 that names the field `updatedAt`, by which the form knows
 */
export const refuseOlderForm: CollectionBeforeValidateHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return data;
  const subject = { collection: collection.slug as CollectionSlug, id: originalDoc.id };
  await holdRow(req, subject);
  const asked = { collection: subject.collection, where: { id: { equals: subject.id } }, req };
  const present = await req.payload.db.findOne<{ id: number; updatedAt?: string | null }>(asked);
  const shown: string | null = data?.updatedAt ?? originalDoc.updatedAt;
  if (!present || [originalDoc.updatedAt, shown].every((moment) => isSame(moment, present.updatedAt))) return data;
  const message = inLanguageOf(req, newer);
  throw new APIError(message, 409, { errors: [{ path: 'updatedAt', message }] }, true);
};

/** The databases write one moment in different ways. */
function isSame(one?: string | null, other?: string | null): boolean {
  return one === other || Date.parse(one ?? '') === Date.parse(other ?? '');
}
