import {
  AuthenticationError,
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeLoginHook,
  type Field,
  type Payload,
} from 'payload';
import { callerAddressOf } from '../access/caller-address.ts';
import { deviceOf } from './user-agent.ts';

/** However often it is renewed, a session ends so long after the sign-in. */
const longestSessionMs = 12 * 3_600_000;

export type Session = {
  id: string;
  createdAt?: string | Date | null;
  expiresAt: string | Date;
  lastSeen?: string | Date | null;
  address?: string | null;
  browser?: string | null;
  system?: string | null;
};

/** What a person knows an own session by, beside what Payload keeps of it. */
export const sessionFields: Field = {
  name: 'sessions',
  type: 'array',
  fields: [
    { name: 'lastSeen', type: 'date' },
    { name: 'address', type: 'text' },
    { name: 'browser', type: 'text' },
    { name: 'system', type: 'text' },
  ],
};

/**
 * Hides sessions that are too old, and all of somebody who is disabled. Payload reads the person with every request and
 * accepts none whose session is not found.
 */
export const endSessions: CollectionAfterReadHook = ({ doc }) => {
  if (!Array.isArray(doc.sessions)) return doc;
  return { ...doc, sessions: doc.disabled ? [] : doc.sessions.filter(isYoung) };
};

function isYoung({ createdAt }: Session): boolean {
  return new Date(createdAt ?? 0).getTime() > Date.now() - longestSessionMs;
}

/** The session in which a request was made. */
export function sessionIdOf(user: object | null): string | undefined {
  return (user as { _sid?: string } | null)?._sid;
}

/** The sessions of a person with which somebody can work now, the newest first. */
export async function runningSessions({ db }: Payload, person: number | string): Promise<Session[]> {
  type Stored = { id: number; disabled?: boolean | null; sessions?: Session[] | null };
  const stored = await db.findOne<Stored>({ collection: 'users', where: { id: { equals: person } } });
  const isRunning = (session: Session) => isYoung(session) && new Date(session.expiresAt) > new Date();
  return stored?.disabled ? [] : (stored?.sessions ?? []).filter(isRunning).reverse();
}

/** Writes down with what and from where somebody signs in. The session that has just begun is the last. */
export const describeSession: CollectionBeforeLoginHook = async ({ user, req }) => {
  const session = (user.sessions as Session[] | undefined)?.at(-1);
  if (!session) return;
  const address = callerAddressOf(req.headers)?.slice(0, 60);
  Object.assign(session, { ...deviceOf(req.headers.get('user-agent')), address, lastSeen: session.createdAt });
  const { id, sessions } = user;
  // A date would say that the person was changed.
  await req.payload.db.updateOne({ collection: 'users', id, data: { sessions, updatedAt: null }, req });
};

/** Who is disabled is told the same as somebody with a wrong password. */
export const refuseDisabled: CollectionBeforeLoginHook = ({ user, req }) => {
  if (user.disabled) throw new AuthenticationError(req.t);
};

/** Sessions from before do not come back when the person is enabled again. */
export const forgetSessionsOfDisabled: CollectionBeforeChangeHook = ({ data }) =>
  data.disabled ? { ...data, sessions: [] } : data;
