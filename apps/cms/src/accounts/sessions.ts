import {
  AuthenticationError,
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeLoginHook,
} from 'payload';

/** However often it is renewed, a session ends so long after the sign-in. */
const longestSessionMs = 12 * 3_600_000;

type Session = { createdAt?: string | Date | null };

/**
 * Hides sessions that are too old, and all of somebody who is disabled. Payload reads the person with every request and
 * accepts none whose session is not found.
 */
export const endSessions: CollectionAfterReadHook = ({ doc }) => {
  if (!Array.isArray(doc.sessions)) return doc;
  const oldest = Date.now() - longestSessionMs;
  const isRunning = ({ createdAt }: Session) => !doc.disabled && new Date(createdAt ?? 0).getTime() > oldest;
  return { ...doc, sessions: doc.sessions.filter(isRunning) };
};

/** Who is disabled is told the same as somebody with a wrong password. */
export const refuseDisabled: CollectionBeforeLoginHook = ({ user, req }) => {
  if (user.disabled) throw new AuthenticationError(req.t);
};

/** Sessions from before do not come back when the person is enabled again. */
export const forgetSessionsOfDisabled: CollectionBeforeChangeHook = ({ data }) =>
  data.disabled ? { ...data, sessions: [] } : data;
