import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const address = process.env.DATABASE_URL_POSTGRES_TEST;

type Client = {
  connection: { stream: Socket };
  query(text: string): Promise<{ rows: object[] }>;
  release(): void;
};
type Pool = {
  options: { max: number };
  connect(): Promise<Client>;
  once(event: 'acquire', listener: (client: Client) => void): void;
};

describe.runIf(address)('the connections to PostgreSQL', () => {
  let payload: Payload;
  let pool: Pool;
  let line: Awaited<ReturnType<typeof startLine>>;
  beforeAll(async () => {
    const database = new URL(address ?? '');
    line = await startLine(database);
    database.host = `127.0.0.1:${line.port}`;
    database.pathname = `/insurer_pool_test_${process.pid}_${Date.now()}`;
    // Settings are read when the first of the service's files is imported.
    process.env.DATABASE_URL = database.href;
    const { openTestContent } = await import('./test-content.ts');
    // Whoever makes the database connects in another way than all that come after.
    await (await openTestContent()).destroy();
    payload = await openTestContent();
    pool = (payload.db as unknown as { pool: Pool }).pool;
  });
  afterAll(async () => {
    await payload?.destroy();
    line?.end();
  });

  /** All that the pool holds, at the same time. */
  async function takeAll(): Promise<Client[]> {
    return Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  }

  it('are all there for whoever asks, also after each was reset while nobody used it', async () => {
    for (let outage = 0; outage < pool.options.max; outage++) {
      for (const client of await takeAll()) client.release();
      line.reset();
      await expect.poll(async () => (await payload.count({ collection: 'pages' })).totalDocs).toBe(0);
    }
    for (const client of await takeAll()) client.release();
  });

  it('are given back where they are lost as a transaction begins', async () => {
    for (let lost = 0; lost < pool.options.max; lost++) {
      pool.once('acquire', ({ connection }) => connection.stream.destroy());
      await expect(payload.db.beginTransaction()).rejects.toThrow('cannot begin transaction');
    }
    const id = await payload.db.beginTransaction();
    await payload.db.rollbackTransaction(id ?? '');
    for (const client of await takeAll()) client.release();
  });

  it('cost nothing either where nobody answered the first who called', async () => {
    const { openTestContent } = await import('./test-content.ts');
    line.refuseNext();
    const late = await openTestContent();
    line.reset();
    await expect.poll(async () => (await late.count({ collection: 'pages' })).totalDocs).toBe(0);
    await late.destroy();
  });

  it('are asked by the database every ten seconds whether their machine is still there', async () => {
    for (const client of await takeAll()) {
      const { rows } = await client.query(
        "SELECT setting FROM pg_settings WHERE name LIKE 'tcp_keepalives_%' ORDER BY 1",
      );
      expect(rows).toEqual([{ setting: '10' }, { setting: '10' }, { setting: '3' }]);
      client.release();
    }
  });

  it('are given up where their machine has gone without a word, and others made in their place', async () => {
    const { limitStatements } = await import('../src/db/statement-limits.ts');
    await limitStatements(payload, 3_000);
    const clients = await takeAll();
    // Being idle for as long, which is none of it, changes nothing.
    await Promise.all(clients.map(({ connection }) => once(connection.stream, 'timeout')));
    for (const client of clients) client.release();
    line.silence();
    const asked = Array.from({ length: pool.options.max }, () => payload.count({ collection: 'pages' }));
    for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
    expect((await payload.count({ collection: 'pages' })).totalDocs).toBe(0);
  });
});

/** What lies between the service and PostgreSQL. After `silence` nothing goes through what is open, as where a machine lost its power. */
async function startLine({ hostname, port }: URL) {
  const pairs: [Socket, Socket][] = [];
  let isRefusing = false;
  const server = createServer((caller) => {
    if (isRefusing) {
      isRefusing = false;
      caller.destroy();
      return;
    }
    const instance = connect(Number(port || 5432), hostname);
    pairs.push([caller, instance]);
    for (const end of [caller, instance]) end.on('error', () => undefined);
    caller.once('close', () => instance.destroy()).pipe(instance);
    instance.once('close', () => caller.destroy()).pipe(caller);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    refuseNext: () => {
      isRefusing = true;
    },
    silence: () => {
      for (const [caller, instance] of pairs) {
        caller.unpipe().pause();
        instance.unpipe().pause();
      }
    },
    reset: () => {
      for (const [caller] of pairs) caller.resetAndDestroy();
    },
    end: () => {
      server.close();
      for (const end of pairs.flat()) end.destroy();
    },
  };
}
