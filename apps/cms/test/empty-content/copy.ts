import { execFile } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { config } from '../../src/config.ts';

/** What the migrations made: an SQLite file, and a database beside the others of a PostgreSQL server. */
export type EmptyContent = { file: string; database: string };

const run = promisify(execFile);

/** Puts a copy of it where DATABASE_URL leads and nothing is yet. */
export async function copyEmptyContent(): Promise<void> {
  const { file, database: template } = inject('emptyContent');
  const { database } = config;
  if (database.dialect === 'sqlite') {
    if (!existsSync(database.file)) copyFileSync(file, database.file);
    return;
  }
  const name = new URL(database.url).pathname.slice(1);
  // Not by the address of DATABASE_URL, which a test may lead over a line that it cuts.
  const server = process.env.DATABASE_URL_POSTGRES_TEST ?? '';
  const there = await run('psql', ['-XAtc', `SELECT 1 FROM pg_database WHERE datname = '${name}'`, server]);
  if (!there.stdout) await run('psql', ['-Xqc', `CREATE DATABASE ${name} TEMPLATE ${template}`, server]);
}
