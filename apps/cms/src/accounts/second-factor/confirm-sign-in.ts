import type { PayloadRequest } from 'payload';
import { giveBackUse } from '../../cases/intake/rate-limits.ts';
import { record } from '../../record/record.ts';
import { inRequestTransaction } from '../../request-transaction.ts';
import { recordAndNotify } from '../notify-owner.ts';
import { startSession } from '../sessions.ts';
import { limitFactorTry, rememberNetwork } from '../sign-in-limits.ts';
import { isRightCode } from './one-time-codes.ts';
import { shownPasskey } from './passkeys.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { refuse } from './refuse.ts';
import { factorsOf, noteUse, type StoredFactor } from './stored-factors.ts';
import type { Known } from './who-is.ts';

/** What somebody shows beside the password. */
export type Shown = { code: string } | { recoveryCode: string } | { passkey: unknown };
type Accepted = { kind: StoredFactor['kind']; factor?: StoredFactor; counter?: number };

/**
 * Turns a session that the password gave into one that counts. Tries are limited, and all of a kind are told the same.
 * @returns the `Set-Cookie` header
 */
export async function confirmSignIn(req: PayloadRequest, known: Known, shown: Shown): Promise<string> {
  const { person, session } = known;
  const about = { subject: person.email, targetCollection: 'users', targetId: person.id, actor: person };
  const counts = await limitFactorTry(req, person.email);
  const accepted = await accept(req, known, shown);
  if (!accepted) {
    await record(req, { ...about, action: 'factor-failed' });
    refuse(req, 401, whyRefused(shown));
  }
  const { kind, factor, counter } = accepted;
  const cookie = await inRequestTransaction(req, async () => {
    if (factor) await noteUse(req, factor, counter);
    if (kind === 'recovery') await recordAndNotify(req, person, 'recovery-used', { actor: person });
    await record(req, { ...about, action: 'sign-in', changes: [{ field: 'secondFactor', after: kind }] });
    return startSession(req, person, kind, session.id);
  });
  for (const key of counts) await giveBackUse(req.payload, key);
  await rememberNetwork(req, person.email);
  return cookie;
}

function whyRefused(shown: Shown) {
  if ('passkey' in shown) return 'wrongPasskey';
  return 'recoveryCode' in shown ? 'wrongRecovery' : 'wrong';
}

async function accept({ payload }: PayloadRequest, known: Known, shown: Shown): Promise<Accepted | undefined> {
  const { id } = known.person;
  const factors = await factorsOf({ payload }, id);
  if ('passkey' in shown) {
    const found = await shownPasskey(payload, known, factors, shown.passkey);
    return found && { kind: 'passkey', factor: found.passkey, counter: found.counter };
  }
  if ('recoveryCode' in shown) {
    return (await useRecoveryCode(payload, factors, id, shown.recoveryCode)) ? { kind: 'recovery' } : undefined;
  }
  for (const app of factors.filter(({ kind }) => kind === 'code')) {
    if (await isRightCode(payload, app, id, shown.code)) return { kind: 'code', factor: app };
  }
  return undefined;
}
