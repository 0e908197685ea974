import type { CollectionBeforeOperationHook } from 'payload';
import { adminLanguageOf, label } from '../fields/labels.ts';
import { refusal } from '../refusal.ts';

const oneAtATime = label(
  'Nothing is published: what is checked before publishing is published one at a time. Open each and publish it there.',
  'لم يُنشر شيء: ما يُفحص قبل النشر يُنشر واحدًا تلو الآخر. افتح كل واحد وانشره من صفحته.',
);

/**
 * Refuses to publish many at once. Payload commits what a hook refused together with the others, so that a page that lacks
 * something would be online (decision 0038).
 */
export const publishOneAtATime: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { data, id } = args as { data?: { _status?: unknown }; id?: unknown };
  const isOfMany = operation === 'update' && id === undefined && data?._status === 'published';
  if (isOfMany && req.user) throw refusal(oneAtATime[adminLanguageOf(req.i18n)], 400);
  return args;
};
