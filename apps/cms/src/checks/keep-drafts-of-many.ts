import type { CollectionBeforeOperationHook, CollectionSlug, Where } from 'payload';
import { adminLanguageOf, label } from '../fields/labels.ts';
import { refusal } from '../refusal.ts';
import { manyChanged } from './one-at-a-time.ts';

const hasDraft = label(
  'Nothing was taken offline: some of these have changes that are not published yet. Open each of them and take it offline there, so that its changes are kept.',
  'لم يُوقف نشر شيء: في بعض ما حددته تعديلات لم تُنشر بعد. افتح كل واحد منه وأوقف نشره من صفحته حتى لا تضيع تعديلاته.',
);

/** Refuses to take many offline where one has a newer draft: of many at once Payload would put the text that is online in its place. */
export const keepDraftsOfMany: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const many = manyChanged({ args, operation, req });
  if (!many || many.draft === true || many.data?._status !== 'draft') return args;
  const { where = {}, trash = false } = many;
  const slug = collection.slug as CollectionSlug;
  const read = { collection: slug, trash, depth: 0, pagination: false, overrideAccess: false, req } as const;
  const idsOf = async (asked: Where, isNewest: boolean) => {
    const { docs } = await req.payload.find({ ...read, where: asked, draft: isNewest });
    return (docs as { id: number }[]).map((one) => one.id);
  };
  const online = await idsOf({ and: [where, { _status: { equals: 'published' } }] }, false);
  const newer: Where = { and: [{ id: { in: online } }, { _status: { equals: 'draft' } }] };
  if (online.length > 0 && (await idsOf(newer, true)).length > 0)
    throw refusal(hasDraft[adminLanguageOf(req.i18n)], 409);
  return args;
};
