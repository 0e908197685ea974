import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { inRequestTransaction } from '../../request-transaction.ts';
import { recordAndNotify } from '../notify-owner.ts';
import { endSessionsOf } from '../session-rows.ts';
import { isRequiredFor } from './needed.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { refuse } from './refuse.ts';
import { ownFactors } from './set-up.ts';
import { factorsOf, removeFactors, type StoredFactor } from './stored-factors.ts';
import type { Known } from './who-is.ts';

type Person = { id: number; email: string };

/** What a screen may show of a factor. */
export type ListedFactor = Pick<StoredFactor, 'id' | 'kind' | 'name' | 'createdAt' | 'lastUsedAt'>;
export type Listed = { factors: ListedFactor[]; recoveryCodes: number };

/** What a person has set up, as the account shows it: no secret is among it, and recovery codes are only counted. */
export async function listFactors(req: PayloadRequest, person: number | string): Promise<Listed> {
  const all = await factorsOf({ payload: req.payload }, person);
  const factors = all
    .filter(({ kind }) => kind !== 'recovery')
    .map(({ id, kind, name, createdAt, lastUsedAt }) => ({ id, kind, name, createdAt, lastUsedAt }));
  return { factors, recoveryCodes: all.length - factors.length };
}

/** The last one takes the recovery codes along, and stays where the role requires one. */
export async function removeOwn(req: PayloadRequest, { person }: Known, id: string): Promise<void> {
  const all = await factorsOf({ payload: req.payload }, person.id);
  const factor = all.find((stored) => String(stored.id) === id && stored.kind !== 'recovery');
  if (!factor) return;
  const isLast = all.filter(({ kind }) => kind !== 'recovery').length === 1;
  if (isLast && (await isRequiredFor(req, person.role))) refuse(req, 409, 'lastRequired');
  await inRequestTransaction(req, async () => {
    await removeFactors(req, isLast ? all : [factor]);
    await recordAndNotify(req, person, 'factor-removed', { changes: [{ field: 'secondFactor', before: factor.kind }] });
  });
}

/** New recovery codes in place of the old ones, to be shown once; none where no factor is set up. The owner is told by mail. */
export async function renewOwn(req: PayloadRequest, { person }: Known): Promise<string[]> {
  if ((await ownFactors(req, person.id)).length === 0) return [];
  return inRequestTransaction(req, async () => {
    await recordAndNotify(req, person, 'recovery-renewed');
    return renewRecoveryCodes(req, person.id);
  });
}

/** For somebody who has lost everything: begins anew at the next sign-in. All sessions of that person end. */
export async function resetFactors(req: PayloadRequest, person: Person): Promise<void> {
  await inRequestTransaction(req, async () => {
    await removeFactors(req, await factorsOf(req, person.id));
    await endSessionsOf(req, person.id);
    await recordAndNotify(req, person, 'factor-reset');
  });
}

/** Whose account goes leaves nothing behind. */
export const forgetFactors: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await removeFactors(req, await factorsOf(req, id));
};
