import type { BaseDatabaseAdapter, Payload, Where } from 'payload';
import { type Draft, type Entry, hashOf, noHash } from './entry.ts';

type Transaction = number | string;
type Written = Draft & { by?: number | string; confidential?: boolean };
type Head = { id: number; sequence: number; hash: string; baseSequence: number; baseHash: string };
type AdapterFactory<Adapter> = { init: (args: { payload: Payload }) => Adapter };

/** The one row that the migrations make. */
const theHead = { collection: 'audit-head', where: { id: { equals: 1 } } } as const;

type Statement = (db: BaseDatabaseAdapter, transactionID: Transaction) => Promise<void>;
type Ends = { pending: Map<Transaction, Written[]>; ordered: Map<Transaction, Statement[]> };

/**
 * What the transactions under way have done, to be written when they are committed. The build has this file once for the screens of the
 * admin and once for the calls: what was scheduled and taken back in a screen was noted where no commit looked.
 */
const shared = globalThis as typeof globalThis & { insurerCmsEnds?: Ends };
shared.insurerCmsEnds ??= { pending: new Map(), ordered: new Map() };
const { pending, ordered } = shared.insurerCmsEnds;

/** Adds an entry to the end of a transaction. It is written, or not, with everything else that this one does. */
export function addToTransaction(transaction: Transaction, entry: Written): void {
  pending.set(transaction, [...(pending.get(transaction) ?? []), entry]);
}

/**
 * Runs a statement at the end of a transaction, while no other transaction can end: ids that it hands out grow in the
 * order in which transactions are committed, so that no reader sees a later one first.
 */
export function addInOrder(transaction: Transaction, statement: Statement): void {
  ordered.set(transaction, [...(ordered.get(transaction) ?? []), statement]);
}

/**
 * Writes the entries of each transaction as its last statements, so that the chain's end is locked for a moment only
 * and two transactions never wait for each other crosswise (decision 0018). Where the entries cannot be written, the
 * transaction is not committed.
 */
export function withRecord<Adapter extends BaseDatabaseAdapter, Result extends AdapterFactory<Adapter>>(
  factory: Result,
): Result {
  return { ...factory, init: (args) => recording(factory.init(args)) };
}

function recording<Adapter extends BaseDatabaseAdapter>(adapter: Adapter): Adapter {
  const commit = adapter.commitTransaction.bind(adapter);
  const rollback = adapter.rollbackTransaction.bind(adapter);
  adapter.commitTransaction = async (given) => {
    const id = await given;
    const entries = pending.get(id);
    const statements = ordered.get(id);
    forget(id);
    if (entries) await append(adapter, id, entries);
    // The head's lock is the order of commits.
    else if (statements) await moveHead(adapter, id, { sequence: { $inc: 0 } });
    for (const statement of statements ?? []) await statement(adapter, id);
    await commit(id);
  };
  adapter.rollbackTransaction = async (given) => {
    const id = await given;
    forget(id);
    await rollback(id);
  };
  return adapter;
}

function forget(transaction: Transaction): void {
  pending.delete(transaction);
  ordered.delete(transaction);
}

/** Counting the head up locks it until the transaction ends: whoever comes next sees the hash that this one leaves. */
async function append(db: BaseDatabaseAdapter, transactionID: Transaction, entries: Written[]): Promise<void> {
  const head = await moveHead(db, transactionID, { sequence: { $inc: entries.length } });
  let { hash } = head;
  for (const [index, { by, confidential, ...draft }] of entries.entries()) {
    const place = { ...draft, sequence: head.sequence - entries.length + index + 1, previousHash: hash };
    hash = hashOf(place);
    const data = { ...place, hash, by, confidential, updatedAt: draft.createdAt };
    await db.create({ collection: 'audit-log', data, req: { transactionID }, returning: false });
  }
  await moveHead(db, transactionID, { hash });
}

async function moveHead(
  db: BaseDatabaseAdapter,
  transactionID: Transaction,
  data: Record<string, unknown>,
): Promise<Head> {
  const head = await db.updateOne({ ...theHead, data, options: { atomic: true }, req: { transactionID } });
  if (!head) throw new Error('The record has lost its head: npm run audit:verify.');
  return head as Head;
}

/** Where the chain ends and begins. Undefined where somebody removed the row. */
export async function readHead({ db }: Payload): Promise<Head | undefined> {
  return (await db.findOne<Head>(theHead)) ?? undefined;
}

/** Does something in a transaction of its own, or not at all. */
export async function inTransaction(payload: Payload, work: (transaction: Transaction) => Promise<void> | void) {
  const id = await payload.db.beginTransaction();
  if (id === null) throw new Error('The record needs a database with transactions.');
  try {
    await work(id);
    await payload.db.commitTransaction(id);
  } catch (error) {
    await payload.db.rollbackTransaction(id);
    throw error;
  }
}

type EarlierEntry = { id: number; createdAt: string; action: Draft['action']; subject: string; by?: number | null };
type Person = { id: number; name?: string | null; email: string };

/** Takes the entries that were written before there was a chain into its beginning, once, in their order. */
export async function adoptEarlierEntries(payload: Payload): Promise<void> {
  if ((await readHead(payload))?.sequence !== 0) return;
  await inTransaction(payload, async (transactionID) => {
    const req = { transactionID };
    // Locks the head: another instance may be starting too.
    const head = await moveHead(payload.db, transactionID, { sequence: { $inc: 0 } });
    if (head.sequence !== 0) return;
    const all = { pagination: false, sort: 'id', req } as const;
    const { docs: entries } = await payload.db.find<EarlierEntry>({ collection: 'audit-log', ...all });
    const { docs: users } = await payload.db.find<Person>({ collection: 'users', ...all });
    const people = new Map(users.map((user) => [user.id, user]));
    let hash = noHash;
    for (const [index, { id, createdAt, action, subject, by }] of entries.entries()) {
      const person = by ? people.get(by) : undefined;
      const draft: Draft = {
        action,
        actorId: by ? String(by) : null,
        actorName: person?.name ?? '',
        actorEmail: person?.email ?? null,
        address: null,
        targetCollection: null,
        targetId: null,
        subject,
        changes: null,
        createdAt,
      };
      const place = { ...draft, sequence: index + 1, previousHash: hash };
      hash = hashOf(place);
      const data: Omit<Entry, 'createdAt' | 'action' | 'subject'> = { ...place, hash };
      await payload.db.updateOne({ collection: 'audit-log', id, data: { ...data, updatedAt: createdAt }, req });
    }
    await moveHead(payload.db, transactionID, { sequence: entries.length, hash });
  });
}

/**
 * Lets go of the entries before a moment, up to the first one that is younger: what a clock far in the past has written takes none
 * of those before it away. The chain then begins after them; its head keeps the hash it begins with.
 */
export async function forgetEntries(payload: Payload, before: Date): Promise<void> {
  const collection = 'audit-log';
  const one = { collection, limit: 1, pagination: false } as const;
  const young: Where = { createdAt: { greater_than_equal: before.toISOString() }, sequence: { exists: true } };
  const kept = (await payload.db.find<Entry>({ ...one, where: young, sort: 'sequence' })).docs[0];
  const old: Where = { sequence: kept ? { less_than: kept.sequence } : { exists: true } };
  const last = (await payload.db.find<Entry>({ ...one, where: old, sort: '-sequence' })).docs[0];
  if (!last) return;
  await inTransaction(payload, async (transactionID) => {
    const base = { baseSequence: last.sequence, baseHash: last.hash };
    await moveHead(payload.db, transactionID, base);
    const gone = { sequence: { less_than_equal: last.sequence } };
    await payload.db.deleteMany({ collection, where: gone, req: { transactionID } });
  });
}
