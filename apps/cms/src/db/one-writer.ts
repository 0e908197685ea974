import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { BaseDatabaseAdapter, Payload, PayloadRequest } from 'payload';

type Method = (...args: never[]) => Promise<unknown>;
type Release = () => void;
type AdapterFactory<Adapter> = { init: (args: { payload: Payload }) => Adapter };

/** The server and Next's bundle each have an adapter of their own; the file has one writer. */
const shared = globalThis as typeof globalThis & { insurerCmsWriter?: Promise<void> };

/** How long a write waits for the ones before it, in milliseconds. */
const maxWaitMs = 15_000;
/** Set while a single write runs: some of the adapter's writes are made of others of them. */
const ownTurn = new AsyncLocalStorage<true>();

const writes = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'updateGlobal',
  'updateGlobalVersion',
  'updateJobs',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const;

/**
 * Lets one write at a time into a SQLite file, in the order they came. The driver is synchronous: a second
 * transaction would not wait for the first but stop the whole process until its busy timeout is over, and then
 * fail, because the first could not go on either. Reads are not held up (WAL).
 */
export function withOneWriter<Adapter extends BaseDatabaseAdapter, Result extends AdapterFactory<Adapter>>(
  adapter: Result,
): Result {
  return { ...adapter, init: (args) => guard(adapter.init(args)) };
}

function guard<Adapter extends BaseDatabaseAdapter>(adapter: Adapter): Adapter {
  const releases = new Map<number | string, Release>();
  const target = adapter as unknown as Record<string, Method>;

  const begin = adapter.beginTransaction.bind(adapter);
  adapter.beginTransaction = async (options) => {
    const release = await nextTurn();
    try {
      const id = await begin(options);
      if (id === null || id === undefined) release();
      else releases.set(id, release);
      return id;
    } catch (error) {
      release();
      throw error;
    }
  };
  for (const end of ['commitTransaction', 'rollbackTransaction'] as const) {
    const original = adapter[end].bind(adapter);
    adapter[end] = async (given) => {
      const id = await given;
      try {
        await original(id);
      } finally {
        releases.get(id)?.();
        releases.delete(id);
      }
    };
  }
  for (const name of writes) {
    const original = target[name]?.bind(adapter);
    if (!original) continue;
    target[name] = async (...args: never[]) => {
      const given = args[0] as { req?: Partial<PayloadRequest> } | undefined;
      if (ownTurn.getStore() || (await given?.req?.transactionID)) return original(...args);
      const release = await nextTurn();
      try {
        return await ownTurn.run(true, () => original(...args));
      } finally {
        release();
      }
    };
  }
  return adapter;
}

/** Waits for every write that came before. The returned function must be called when this one has ended. */
async function nextTurn(): Promise<Release> {
  const before = shared.insurerCmsWriter;
  const { promise: ended, resolve: release } = Promise.withResolvers<void>();
  shared.insurerCmsWriter = ended.then(() => before);
  const waited = new AbortController();
  const tooLate = wait(maxWaitMs, 'late', waited).catch(() => undefined);
  const outcome = await Promise.race([before, tooLate]);
  waited.abort();
  if (outcome !== 'late') return release;
  release();
  throw new Error('The database was busy with another write for too long.');
}
