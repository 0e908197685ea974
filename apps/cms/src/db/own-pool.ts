import { AsyncLocalStorage } from 'node:async_hooks';
import type { BaseDatabaseAdapter, Payload } from 'payload';
import { log } from '../log.ts';

type AdapterFactory<Adapter> = { init: (args: { payload: Payload }) => Adapter };
type Emitter = { on(event: 'error', listener: (error: Error) => void): unknown };
type Client = Emitter & { release(destroy?: boolean): void };
type Pool = Emitter & {
  on(event: 'connect', listener: (client: Client) => void): unknown;
  connect(callback?: unknown): Promise<Client>;
  end(): Promise<void>;
};
type Work = (transaction: object) => Promise<unknown>;
type Drizzle = { transaction(work: Work, options?: unknown): Promise<unknown> };
type Inside = { pg: { Pool: new (options: object) => Pool }; poolOptions: object; pool?: Pool; drizzle: Drizzle };

/** The connection of a transaction, until it has begun. */
const beginning = new AsyncLocalStorage<{ client?: Client } | undefined>();
const own = new WeakSet<object>();

/**
 * Makes the pool of connections, in Payload's place, so that losing one costs nothing else. Payload keeps the connection with which it tries
 * whether there is a database, and takes another beside it each time that it is reset; Drizzle never lets go of one that was lost as a
 * transaction should begin. After as many as the pool holds, nobody would get one until the process is started again.
 */
export function withOwnPool<Adapter extends BaseDatabaseAdapter, Result extends AdapterFactory<Adapter>>(
  factory: Result,
): Result {
  return { ...factory, init: (args) => pooled(factory.init(args)) };
}

function pooled<Adapter extends BaseDatabaseAdapter>(adapter: Adapter): Adapter {
  const { connect } = adapter;
  adapter.connect = async function (this: Adapter, ...given) {
    const inside = this as unknown as Inside;
    if (!inside.pool || !own.has(inside.pool)) await makePool(inside);
    await connect?.apply(this, given);
    // Payload's own, where nobody answered ours a moment before.
    if (inside.pool && !own.has(inside.pool)) guard(inside.pool);
    // Where Payload had to make the database first, it has called this again.
    if (!own.has(inside.drizzle)) watchBeginnings(inside.drizzle);
  };
  return adapter;
}

/** Where nobody answers Payload makes its own, and says why, or makes the database. */
async function makePool(inside: Inside): Promise<void> {
  const pool = new inside.pg.Pool(inside.poolOptions);
  guard(pool);
  const client = await pool.connect().catch(() => undefined);
  if (!client) return pool.end();
  client.release();
  inside.pool = pool;
}

function guard(pool: Pool): void {
  own.add(pool);
  // A connection that the database ends while nobody asks it anything tells so by an event, which would end the process; whoever asks next
  // is told by his query, or gets a new connection.
  pool.on('error', (error) => log('warn', 'the database ended a connection', { reason: error.message }));
  pool.on('connect', (client) => client.on('error', () => undefined));
  const take = pool.connect.bind(pool);
  // The pool itself asks with a callback, for a single statement.
  pool.connect = (callback) => {
    const place = beginning.getStore();
    if (callback || !place) return take(callback);
    return take().then((client) => {
      place.client = client;
      return client;
    });
  };
}

function watchBeginnings(drizzle: Drizzle): void {
  own.add(drizzle);
  const transact = drizzle.transaction.bind(drizzle);
  drizzle.transaction = async (work, options) => {
    const place: { client?: Client } = {};
    const begun: Work = (transaction) => {
      delete place.client;
      return beginning.run(undefined, () => work(transaction));
    };
    try {
      return await beginning.run(place, () => transact(begun, options));
    } catch (error) {
      place.client?.release(true);
      throw error;
    }
  };
}
