import type { BaseDatabaseAdapter, Payload } from 'payload';
import { removeExpiredSessions } from 'payload/shared';
import { inTransaction } from '../record/chain.ts';
import { lockAccount } from './session-rows.ts';

type AdapterFactory<Adapter> = { init: (args: { payload: Payload }) => Adapter };
type Sessions = Parameters<typeof removeExpiredSessions>[0];
type Account = { id: number; disabled?: boolean | null; hash?: string | null; sessions?: Sessions | null };
type Update = Parameters<BaseDatabaseAdapter['updateOne']>[0];

/**
 * Lets what Payload writes of sessions change sessions alone. It writes the whole account as it read it before: a sign-in takes as long as a hash, and
 * would undo what was changed of the account meanwhile, such as that it is disabled, and bring sessions back that were ended.
 */
export function withSessionWrites<Adapter extends BaseDatabaseAdapter, Result extends AdapterFactory<Adapter>>(
  factory: Result,
): Result {
  return { ...factory, init: (args) => guard(factory.init(args)) };
}

function guard<Adapter extends BaseDatabaseAdapter>(adapter: Adapter): Adapter {
  const update = adapter.updateOne.bind(adapter);
  const write = async (given: Update, transactionID: number | string) => {
    const { collection, id } = given;
    const req = { ...given.req, transactionID };
    await lockAccount(adapter.payload, transactionID, Number(id));
    const stored = await adapter.findOne<Account>({ collection, where: { id: { equals: id } }, req });
    if (!stored) return;
    const data = { sessions: sessionsAfter(stored, given.data as Account), updatedAt: null };
    await update({ ...given, data, req } as Update);
  };
  adapter.updateOne = async (given) => {
    if (!isOfSessions(given)) return update(given);
    const transaction = await given.req?.transactionID;
    if (transaction) await write(given, transaction);
    else await inTransaction(adapter.payload, (own) => write(given, own));
    // No row is returned, as Payload asks of this write; its type knows no such response.
    return null as never;
  };
  return adapter;
}

/** Payload's own mark: that sessions change is no change of the account. */
function isOfSessions({ collection, id, data }: Update): boolean {
  return collection === 'users' && id !== undefined && Array.isArray(data.sessions) && data.updatedAt === null;
}

/**
 * Of what is to be written: what is stored still, and the session that begins. That one has the moment of now and not the text of a stored one. It
 * begins for the account as it was when its owner proved who he is.
 */
function sessionsAfter(stored: Account, wished: Account): Sessions {
  const known = stored.sessions ?? [];
  const isKnown = ({ id }: Sessions[number]) => known.some((session) => session.id === id);
  const begun = (wished.sessions ?? []).filter((one) => !isKnown(one) && one.createdAt instanceof Date);
  const isSignIn = begun.length > 0 && wished.hash !== undefined;
  const mayBegin = !stored.disabled && (!isSignIn || wished.hash === stored.hash);
  // What began beside it goes on.
  const others = isSignIn ? removeExpiredSessions(known) : (wished.sessions ?? []).filter(isKnown);
  return mayBegin ? [...others, ...begun] : others;
}
