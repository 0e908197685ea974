import type { BaseDatabaseAdapter, Payload } from 'payload';
import { log } from '../log.ts';

type AdapterFactory<Adapter> = { init: (args: { payload: Payload }) => Adapter };
type Emitter = { on(event: 'error', listener: (error: Error) => void): unknown };
type Pool = Emitter & { on(event: 'connect', listener: (client: Emitter) => void): unknown };

/**
 * A connection that the database ends while nobody asks it anything tells that by an event, which would end the process; whoever
 * asks next is told by his query, or gets a new connection.
 */
export function withLostConnections<Adapter extends BaseDatabaseAdapter, Result extends AdapterFactory<Adapter>>(
  factory: Result,
): Result {
  return { ...factory, init: (args) => guarded(factory.init(args)) };
}

function guarded<Adapter extends BaseDatabaseAdapter>(adapter: Adapter): Adapter {
  const { connect } = adapter;
  adapter.connect = async function (this: Adapter, ...given) {
    await connect?.apply(this, given);
    const { pool } = this as unknown as { pool: Pool };
    pool.on('error', (error) => log('warn', 'the database ended a connection', { reason: error.message }));
    pool.on('connect', (client) => client.on('error', () => undefined));
  };
  return adapter;
}

/** What PostgreSQL says as it ends a connection (classes 08 and 57P), and the system where there is nobody. */
const lostCodes = /^(08[0-9A-Z]{3}|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
/** Payload says of a transaction that could not begin no more than this, without its cause. */
const lostWords = /Connection terminated|timeout exceeded when trying to connect|cannot begin transaction/;

/**
 * Whether what failed did so for want of a connection to the database: tried again later it may go well. What was asked may have been done
 * all the same.
 */
export function isLostConnection(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as { code?: unknown };
    if (lostWords.test(each.message) || (typeof code === 'string' && lostCodes.test(code))) return true;
  }
  return false;
}
