import type { CollectionBeforeOperationHook } from 'payload';
import { adminLanguageOf, label } from '../fields/labels.ts';
import { refusal } from '../refusal.ts';

const oneAtATime = label(
  'Nothing is published: what is checked before publishing is published one at a time. Open each and publish it there.',
  'لم يُنشر شيء: ما يُفحص قبل النشر يُنشر واحدًا تلو الآخر. افتح كل واحد وانشره من صفحته.',
);

type Update = { data?: { _status?: unknown; deletedAt?: unknown }; id?: unknown; draft?: boolean };

/**
 * Refuses to publish many at once, and to change many that are online. Payload commits what a hook refused together with the
 * others, so that a page that lacks something would be online (decision 0038).
 */
export const publishOneAtATime: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const update = args as Update;
  const isOfMany = operation === 'update' && update.id === undefined;
  if (isOfMany && req.user && mayBeOnline(update)) throw refusal(oneAtATime[adminLanguageOf(req.i18n)], 400);
  return args;
};

/** What is no draft and says nothing of its state stays as it is, which may be online. */
function mayBeOnline({ data, draft }: Update): boolean {
  if (data?._status === 'published') return true;
  return draft !== true && data?._status !== 'draft' && !data?.deletedAt;
}
