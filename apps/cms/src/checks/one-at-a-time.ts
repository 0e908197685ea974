import type { CollectionBeforeOperationHook, Where } from 'payload';
import { adminLanguageOf, label } from '../fields/labels.ts';
import { refusal } from '../refusal.ts';

const oneAtATime = label(
  'Nothing is published: what is checked before publishing is published one at a time. Open each and publish it there.',
  'لم يُنشر شيء: ما يُفحص قبل النشر يُنشر واحدًا تلو الآخر. افتح كل واحد وانشره من صفحته.',
);

type ManyChanged = {
  data?: { _status?: unknown; deletedAt?: unknown };
  draft?: boolean;
  where?: Where;
  trash?: boolean;
};

/** What a person changes of many at once; undefined for every other act. */
export function manyChanged({
  args,
  operation,
  req,
}: Pick<Parameters<CollectionBeforeOperationHook>[0], 'args' | 'operation' | 'req'>): ManyChanged | undefined {
  const update = args as ManyChanged & { id?: unknown };
  return operation === 'update' && update.id === undefined && req.user ? update : undefined;
}

/**
 * Refuses to publish many at once, and to change many that are online. Payload commits what a hook refused together with the
 * others, so that a page that lacks something would be online (decision 0038).
 */
export const publishOneAtATime: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const many = manyChanged({ args, operation, req });
  if (many && mayBeOnline(many)) throw refusal(oneAtATime[adminLanguageOf(req.i18n)], 400);
  return args;
};

/** What is no draft and says nothing of its state stays as it is, which may be online. */
function mayBeOnline({ data, draft }: ManyChanged): boolean {
  if (data?._status === 'published') return true;
  return draft !== true && data?._status !== 'draft' && !data?.deletedAt;
}
