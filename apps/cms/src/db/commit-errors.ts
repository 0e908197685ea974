import type { BaseDatabaseAdapter, Payload } from 'payload';

type AdapterFactory<Adapter> = { init: (args: { payload: Payload }) => Adapter };
type Transact = (work: (transaction: object) => Promise<void>, options?: unknown) => Promise<void>;
type Drizzle = { transaction: Transact };
type Inside = { initializing?: Promise<void>; drizzle: Drizzle; sessions: Record<string, { db: object } | undefined> };

/**
 * Fails a commit that failed. Payload's adapter keeps it to itself: what lost its connection as it was committed would be
 * acknowledged to an editor, and be nowhere. It may have been done all the same; whoever is told so looks, or tries again.
 */
export function withCommitErrors<Adapter extends BaseDatabaseAdapter, Result extends AdapterFactory<Adapter>>(
  factory: Result,
): Result {
  return { ...factory, init: (args) => withThrowingCommit(factory.init(args)) };
}

function withThrowingCommit<Adapter extends BaseDatabaseAdapter>(adapter: Adapter): Adapter {
  const inside = adapter as unknown as Inside;
  /** How each transaction under way ends. */
  const ends = new WeakMap<object, Promise<void>>();
  let watched: Drizzle | undefined;
  const watch = (drizzle: Drizzle) => {
    if (drizzle === watched) return;
    watched = drizzle;
    const transact = drizzle.transaction.bind(drizzle);
    drizzle.transaction = (work, options) => {
      const end = transact((transaction) => {
        ends.set(transaction, end);
        return work(transaction);
      }, options);
      return end;
    };
  };
  const begin = adapter.beginTransaction.bind(adapter);
  const commit = adapter.commitTransaction.bind(adapter);
  adapter.beginTransaction = async (options) => {
    await inside.initializing;
    watch(inside.drizzle);
    return begin(options);
  };
  adapter.commitTransaction = async (given) => {
    const id = await given;
    const transaction = inside.sessions[id]?.db;
    await commit(id);
    if (transaction) await ends.get(transaction);
  };
  return adapter;
}
