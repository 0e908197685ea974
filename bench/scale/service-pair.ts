import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type RunningApp, startApp } from '../../e2e/app-process.ts';
import { copyOfDemoContent, secrets, startCms } from '../../e2e/whole-content.ts';
import { startPostgres } from '../../scripts/run/postgres.mjs';
import { type BareDatabase, postgresDatabase, sqliteFile } from './database.ts';

/** Both apps on one database. */
export type Pair = { site: RunningApp; cms: RunningApp; stop(): Promise<void> };
/** A content with its database and files, on which a pair can be started again and again. */
export type Place = { database: BareDatabase; start(): Promise<Pair>; copy(): Promise<Place>; remove(): Promise<void> };

/** So many visits and calls come from one address. */
const limits = { LIMIT_SUBMISSIONS: '1000000/1', LIMIT_LOOKUPS: '1000000/1', LIMIT_MAILS: '1000000/60' };

/** The demo content on SQLite, in a folder of its own. */
export async function sqlitePlace(): Promise<Place> {
  return placeIn(await copyOfDemoContent());
}

function placeIn(folder: string): Place {
  const file = join(folder, 'content.db');
  return {
    database: sqliteFile(file),
    start: () => startPair(folder, `file:${file}`),
    async copy() {
      const other = await mkdtemp(join(tmpdir(), 'insurer-scale-'));
      await cp(folder, other, { recursive: true });
      return placeIn(other);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The demo content on a PostgreSQL of its own, which ends with {@link Place.remove}. */
export async function postgresPlace(): Promise<Place> {
  const server = await startPostgres(await freePort());
  const folder = await mkdtemp(join(tmpdir(), 'insurer-scale-'));
  createDatabase(server.address, 'demo');
  const place = placeOn(server.address, 'demo', folder);
  return {
    ...place,
    async remove() {
      await place.remove();
      await server.stop();
    },
  };
}

function placeOn(server: string, name: string, folder: string): Place {
  const address = new URL(`/${name}`, server).href;
  return {
    database: postgresDatabase(address),
    start: () => startPair(folder, address),
    async copy() {
      const other = await mkdtemp(join(tmpdir(), 'insurer-scale-'));
      await cp(folder, other, { recursive: true });
      createDatabase(server, `${name}_grown`, name);
      return placeOn(server, `${name}_grown`, other);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function createDatabase(server: string, name: string, template = 'template1'): void {
  execFileSync('psql', ['-Xqc', `CREATE DATABASE ${name} TEMPLATE ${template}`, server]);
}

async function startPair(folder: string, database: string): Promise<Pair> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // The first start on an empty database brings in the demo content.
  const settings = { DATABASE_URL: database, LOG_LEVEL: 'warn', ...limits };
  const cms = await startCms(folder, url, settings, { seconds: 900 });
  const of = { ...secrets, CONTENT_API_URL: `${cms.url}/api`, SITE_URL: url, CMS_ORIGIN: cms.url, LOG_LEVEL: 'warn' };
  const site = await startApp('site', of, { port });
  return { site, cms, stop: async () => void (await Promise.all([site.stop(), cms.stop()])) };
}
