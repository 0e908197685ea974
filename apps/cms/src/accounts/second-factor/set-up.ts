import type { PayloadRequest } from 'payload';
import { record } from '../../record/record.ts';
import { inRequestTransaction } from '../../request-transaction.ts';
import { recordAndNotify } from '../notify-owner.ts';
import { isPresentPassword } from '../passwords.ts';
import { startSession } from '../sessions.ts';
import { limitPresentPassword, rememberNetwork } from '../sign-in-limits.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { refuse } from './refuse.ts';
import { addFactor, factorsOf, type StoredFactor } from './stored-factors.ts';
import type { Known } from './who-is.ts';

const most = 10;

export type NewFactor = Omit<StoredFactor, 'id' | 'createdAt'> & { kind: 'passkey' | 'code'; name: string };

/** What a person has, recovery codes left out. */
export async function ownFactors(req: PayloadRequest, person: number | string): Promise<StoredFactor[]> {
  return (await factorsOf({ payload: req.payload }, person)).filter(({ kind }) => kind !== 'recovery');
}

/**
 * Whoever has shown the password alone sets up the first one and nothing more: otherwise a password that was found out
 * would be enough to add another.
 */
export async function mayAdd(req: PayloadRequest, { person, isHalf }: Known): Promise<StoredFactor[]> {
  const factors = await ownFactors(req, person.id);
  if (isHalf && factors.length > 0) refuse(req, 403, 'proveFirst');
  if (factors.length >= most) refuse(req, 409, 'tooMany');
  return factors;
}

/** Asked for whatever changes the ways in, so that a session left open is not enough. */
export async function askPassword(req: PayloadRequest, password: unknown): Promise<void> {
  await limitPresentPassword(req);
  if (!(await isPresentPassword(password, req))) refuse(req, 403, 'password');
}

/**
 * Stores what was just shown to work. The session counts from now on; the first factor comes with recovery codes.
 * @returns the `Set-Cookie` header of the session, where it is a new one
 */
export async function addShown(req: PayloadRequest, known: Known, factor: NewFactor) {
  const { person, session, isHalf } = known;
  const about = { subject: person.email, targetCollection: 'users', targetId: person.id, actor: person };
  const changes = [{ field: 'secondFactor', after: factor.kind }];
  const before = await mayAdd(req, known);
  const result = await inRequestTransaction(req, async () => {
    await addFactor(req, person.id, factor);
    await recordAndNotify(req, person, 'factor-added', { actor: person, changes });
    if (isHalf) await record(req, { ...about, action: 'sign-in', changes });
    const recoveryCodes = before.length === 0 ? await renewRecoveryCodes(req, person.id) : undefined;
    const cookie = session.secondFactor ? undefined : await startSession(req, person, factor.kind, session.id);
    return { recoveryCodes, cookie };
  });
  if (isHalf) await rememberNetwork(req, person.email);
  return result;
}
