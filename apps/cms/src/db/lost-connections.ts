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
