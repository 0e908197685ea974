import { createLocalReq, executeAuthStrategies, type PayloadRequest, type TypedUser } from 'payload';
import { type Session, sessionIdOf } from '../sessions.ts';

/** How long after the password the second factor may follow: time enough to install an app. */
const halfSessionMs = 30 * 60_000;

/** Somebody with a session: one that counts, or one that the password alone gave and that counts for nothing yet. */
export type Known = { person: TypedUser; session: Session; isHalf: boolean };

/** Who shows a session's cookie. For the steps of the second factor alone: everything else asks for `req.user`. */
export async function whoIs({ payload, headers, user }: Pick<PayloadRequest, 'payload' | 'headers' | 'user'>) {
  if (user) return known(user, false);
  // A request of its own: whoever reads the person in the real one does not see such a session.
  const req = await createLocalReq({ context: { showsHalfSessions: true }, req: { headers } }, payload);
  const half = known((await executeAuthStrategies({ headers, payload, req })).user, true);
  const isRecent = new Date(half?.session.createdAt ?? 0).getTime() > Date.now() - halfSessionMs;
  return isRecent ? half : undefined;
}

function known(person: TypedUser | null, isHalf: boolean): Known | undefined {
  if (!person) return undefined;
  const sid = sessionIdOf(person);
  const session = (person.sessions as Session[] | null | undefined)?.find(({ id }) => id === sid);
  return session && { person, session, isHalf };
}
