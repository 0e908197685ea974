import { randomUUID } from 'node:crypto';
import {
  AuthenticationError,
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeLoginHook,
  type Field,
  getFieldsToSign,
  jwtSign,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import { generatePayloadCookie, removeExpiredSessions } from 'payload/shared';
import { callerAddressOf } from '../access/caller-address.ts';
import { config } from '../config.ts';
import { beginInOwnLanguage } from './content-language.ts';
import { needsSecondFactor, type SecondFactor } from './second-factor/needed.ts';
import { deviceOf } from './user-agent.ts';

/** However often it is renewed, a session ends so long after the sign-in. */
const longestSessionMs = 12 * 3_600_000;
/** How far the clocks of two instances may be apart. */
const clocksApartMs = 5 * 60_000;

export type Session = {
  id: string;
  createdAt?: string | Date | null;
  expiresAt: string | Date;
  lastSeen?: string | Date | null;
  address?: string | null;
  browser?: string | null;
  system?: string | null;
  /** Empty: the password alone was shown. */
  secondFactor?: SecondFactor | null;
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
    { name: 'secondFactor', type: 'text' },
  ],
};

/**
 * Hides sessions that do not count: those that are too old, all of somebody who is disabled, and, where a second
 * factor is needed, those that the password alone gave. Payload reads the person with every request of REST and admin
 * and accepts none whose session is not found, so this is the one door (decision 0019).
 */
export const endSessions: CollectionAfterReadHook = async ({ doc, req }) => {
  if (!Array.isArray(doc.sessions)) return doc;
  const running = doc.disabled ? [] : (doc.sessions as Session[]).filter(isYoung);
  const isWhole = ({ secondFactor }: Session) => Boolean(secondFactor);
  const hidesHalf = !running.every(isWhole) && !req.context.showsHalfSessions && (await needsSecondFactor(req, doc));
  return { ...doc, sessions: hidesHalf ? running.filter(isWhole) : running };
};

/** What begins later than now was begun by a clock that was ahead, and would last until the clock is there again. */
function isYoung({ createdAt }: Session): boolean {
  const age = Date.now() - new Date(createdAt ?? 0).getTime();
  return age < longestSessionMs && age > -clocksApartMs;
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
  const begun = (user.sessions as Session[] | undefined)?.at(-1);
  if (!begun) return;
  Object.assign(begun, { ...callerOf(req), lastSeen: begun.createdAt });
  const others = (await sessionsOf(req, user as Person)).filter(({ id }) => id !== begun.id);
  await storeSessions(req, user as Person, [...others, begun]);
};

function callerOf({ headers }: PayloadRequest) {
  return { ...deviceOf(headers.get('user-agent')), address: callerAddressOf(headers)?.slice(0, 60) };
}

/**
 * Who is disabled is told the same as somebody with a wrong password. Payload read the account before it reckoned the hash: whose was disabled or got
 * another password since then has no session (session-writes.ts).
 */
export const refuseDisabled: CollectionBeforeLoginHook = async ({ user, req }) => {
  const begun = (user.sessions as Session[] | undefined)?.at(-1);
  const hasBegun = (await sessionsOf(req, user as Person)).some(({ id }) => id === begun?.id);
  if (user.disabled || !hasBegun) throw new AuthenticationError(req.t);
};

/** Where the setting says so, single sign-on is the only door, but for the account of ADMIN_EMAIL when the issuer is away. */
export const refusePasswords: CollectionBeforeLoginHook = ({ user, req }) => {
  const isOpen = !config.oidc?.isOnly || user.email === config.adminEmail.toLowerCase();
  if (!isOpen) throw new AuthenticationError(req.t);
};

/** The password was right and the second factor is still to come: for the hooks after this one. */
export const noteHalfSession: CollectionBeforeLoginHook = async ({ user, req }) => {
  req.context.isHalfSession = await needsSecondFactor(req, user);
};

/** Sessions from before do not come back when the person is enabled again. */
export const forgetSessionsOfDisabled: CollectionBeforeChangeHook = ({ data }) =>
  data.disabled ? { ...data, sessions: [] } : data;

type Person = { id: number | string };

/**
 * Starts a session for somebody who has shown who they are, by what `secondFactor` says. Single sign-on passes
 * `provider`. The session takes an id that was never seen before: the one that the password alone gave ends and never
 * counts.
 *
 * @param replaced the id of the session that this one takes the place of
 * @returns the `Set-Cookie` header
 */
export async function startSession(
  req: PayloadRequest,
  person: Person & { email: string },
  secondFactor: SecondFactor,
  replaced?: string,
): Promise<string> {
  const { payload } = req;
  const { config } = payload.collections.users;
  const { tokenExpiration } = config.auth;
  const sid = randomUUID();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + tokenExpiration * 1000);
  const others = (await sessionsOf(req, person)).filter(({ id }) => id !== replaced);
  const session = { id: sid, createdAt: now, expiresAt, ...callerOf(req), lastSeen: now, secondFactor };
  await storeSessions(req, person, [...others, session]);
  await beginInOwnLanguage(req, person.id);
  const user = { ...person, collection: 'users' } as TypedUser;
  const fieldsToSign = getFieldsToSign({ collectionConfig: config, email: person.email, sid, user });
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration });
  return generatePayloadCookie({ collectionAuthConfig: config.auth, cookiePrefix: payload.config.cookiePrefix, token });
}

/** As Payload has them, which has a moment at which each began. */
type StoredSessions = Parameters<typeof removeExpiredSessions>[0];

async function sessionsOf(req: PayloadRequest, { id }: Person): Promise<Session[]> {
  const where = { id: { equals: id } };
  // Reviewed: sessions do not leave this file.
  const found = { collection: 'users', where, req } as const;
  const stored = await req.payload.db.findOne<{ id: number; sessions?: Session[] }>(found);
  // What counts for nothing now comes back at no later time.
  return (removeExpiredSessions((stored?.sessions ?? []) as StoredSessions) as Session[]).filter(isYoung);
}

async function storeSessions(req: PayloadRequest, { id }: Person, sessions: Session[]): Promise<void> {
  // As Payload does: that somebody signs in changes nothing of the person.
  const data = { sessions, updatedAt: null };
  await req.payload.db.updateOne({ collection: 'users', id, data, req, returning: false });
}
