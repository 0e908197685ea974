import type { AuthStrategy, Payload, TypedUser } from 'payload';
import { inTransaction } from '../record/chain.ts';
import { setLastSeen } from './session-rows.ts';
import { type Session, sessionIdOf } from './sessions.ts';

/** How exactly is known when a session was last in use. */
const coarseMs = 10 * 60_000;
const beingWritten = new Set<string>();

/** Notes with each request of somebody signed in, at most once in ten minutes, that the session is in use. */
export function noteLastSeen(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map((strategy) => ({ ...strategy, authenticate: noting(strategy) }));
}

function noting({ authenticate }: AuthStrategy): AuthStrategy['authenticate'] {
  return async (args) => {
    const result = await authenticate(args);
    if (result.user) void note(args.payload, result.user as TypedUser);
    return result;
  };
}

async function note(payload: Payload, user: TypedUser): Promise<void> {
  const session = (user.sessions as Session[] | undefined)?.find(({ id }) => id === sessionIdOf(user));
  const seen = session?.lastSeen ?? session?.createdAt;
  if (!session || !seen || Date.now() - new Date(seen).getTime() < coarseMs || beingWritten.has(session.id)) return;
  beingWritten.add(session.id);
  try {
    await inTransaction(payload, (transaction) => setLastSeen(payload, transaction, session.id, new Date()));
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'when a session was last seen could not be noted' });
  } finally {
    beingWritten.delete(session.id);
  }
}
