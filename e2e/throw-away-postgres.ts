import { freePort } from './app-process.ts';

/** Playwright would read a script that it is told of by name as one of its own. */
const script = '../scripts/run/postgres.mjs';

/** A PostgreSQL server with nothing in it, which goes when it is stopped; its address is that of the database `postgres`. */
export async function startThrowAwayPostgres(): Promise<{ address: string; stop(): Promise<void> }> {
  const { startPostgres } = (await import(script)) as {
    startPostgres(port: number): Promise<{ address: string; stop(): Promise<void> }>;
  };
  return startPostgres(await freePort());
}
