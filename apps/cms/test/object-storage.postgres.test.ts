import { execFileSync } from 'node:child_process';
import { describe, it, vi } from 'vitest';
import { describeObjectStorage } from './object-storage.ts';

// Settings are read when the first of the service's files is imported.
const storage = await vi.hoisted(async () => {
  const address = process.env.DATABASE_URL_POSTGRES_TEST;
  if (!address) return undefined;
  const { startObjectServer } = await import('./object-server.ts');
  const server = await startObjectServer();
  // A database of its own for this run, which Payload makes.
  const database = new URL(address);
  database.pathname = `/insurer_objects_test_${process.pid}_${Date.now()}`;
  Object.assign(process.env, server.settings, { DATABASE_URL: database.href });
  return server;
});

if (storage) describeObjectStorage('postgres', storage, newDatabase);
else describe.skip('files in object storage, on postgres', () => it('needs DATABASE_URL_POSTGRES_TEST'));

let made = 0;

function newDatabase(): string {
  const database = new URL(process.env.DATABASE_URL_POSTGRES_TEST ?? '');
  const name = `insurer_objects_test_${process.pid}_${made++}`;
  execFileSync('psql', ['-Xqc', `CREATE DATABASE ${name}`, database.href]);
  database.pathname = `/${name}`;
  return database.href;
}
