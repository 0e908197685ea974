import type { Payload, PayloadRequest } from 'payload';
import { callerAddressOf } from '../access/caller-address.ts';
import { confidentialAmong } from '../access/confidential.ts';
import { storableText } from '../storable.ts';
import type { Action } from './actions.ts';
import { addToTransaction, inTransaction } from './chain.ts';
import type { Change } from './entry.ts';

/** Somebody who acted: a user, or what is known of somebody who is none. */
type Actor = { id?: number | string; name?: string | null; email?: string | null };

export type Act = {
  action: Action;
  /** What it was done to: a title or a reference, never a visitor's name. */
  subject: string;
  targetCollection?: string;
  targetId?: number | string;
  changes?: Change[];
  /** Whether the entry is for who reads confidential cases; where nothing is said, as what it was done to. */
  confidential?: boolean;
  /** Who did it, where that is not the user of the request. */
  actor?: Actor;
};

/** As much of a request as the record reads. */
export type Acting = { payload: Payload } & Partial<Pick<PayloadRequest, 'user' | 'headers' | 'transactionID'>>;

/**
 * Writes an act into the record: at the end of the transaction that it happens in, or in one of its own. Either both
 * are there or neither (decision 0018).
 * @throws when the entry cannot be written; what was asked for must then not be given
 */
export async function record(req: Acting, act: Act): Promise<void> {
  const actor: Actor | undefined = act.actor ?? req.user ?? undefined;
  const address = callerAddressOf(req.headers);
  const isOwnEnd =
    act.action === 'deleted' && act.targetCollection === 'users' && String(act.targetId) === String(actor?.id);
  const entry = {
    confidential: act.confidential ?? (await isOfConfidential(req, act)),
    action: act.action,
    actorId: actor?.id === undefined ? null : String(actor.id),
    // Nobody signed in: the service itself.
    actorName: text(actor ? (actor.name ?? '') : 'service', 200),
    actorEmail: actor?.email ? text(actor.email, 254) : null,
    address: address ? text(address, 60) : null,
    targetCollection: act.targetCollection ?? null,
    targetId: act.targetId === undefined ? null : String(act.targetId),
    subject: text(act.subject, 2000),
    changes: act.changes?.length ? act.changes : null,
    createdAt: new Date().toISOString(),
    // A reference for the admin; what counts are the name and email above.
    by: isOwnEnd ? undefined : actor?.id,
  };
  const transaction = await req.transactionID;
  if (transaction) addToTransaction(transaction, entry);
  else await inTransaction(req.payload, (own) => addToTransaction(own, entry));
}

async function isOfConfidential(req: Acting, { targetCollection, targetId }: Act): Promise<boolean> {
  return (await confidentialAmong(req, targetCollection, targetId === undefined ? [] : [targetId])).size > 0;
}

/** What every database stores and gives back as it is. */
export function text(value: string, length: number): string {
  return storableText(value.slice(0, length));
}

/** The demo content is one act, which has an entry of its own. */
export function isUnrecorded(req: PayloadRequest): boolean {
  return req.context.quietly === true;
}
