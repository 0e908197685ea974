import type { CollectionBeforeOperationHook } from 'payload';
import { label } from '../fields/labels.ts';
import type { User } from '../payload-types.ts';
import { refusalInBoth } from '../refusal.ts';

const byAnother = label(
  'Nothing is saved. Nobody says of themselves whether they may see confidential cases: another administrator does.',
  'لم يُحفظ شيء. لا يخوّل أحد نفسه بالاطلاع على الطلبات السرية ولا يلغي تخويل نفسه، بل يفعل ذلك مدير نظام آخر.',
);

type Changed = { id?: unknown; data?: Partial<User> };

/** Who names themselves is told that another administrator does: the rule of the field alone would leave the tick out without a word. */
export const refuseOwnNaming: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  // What a hook is given is one of all operations' arguments; the operation says which.
  const { id, data } = args as Changed;
  const { user } = req;
  if (operation !== 'update' || !user || id === undefined || String(id) !== String(user.id)) return args;
  const named = data?.seesConfidential;
  if (typeof named === 'boolean' && named !== Boolean(user.seesConfidential)) throw refusalInBoth(req, byAnother);
  return args;
};
