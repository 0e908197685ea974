import { execFileSync } from 'node:child_process';
import { describe, expect, it, vi } from 'vitest';
import { postgresCopy } from '../src/backup/postgres-copy.ts';
import { describeBackup } from './backup.ts';

const hasPostgres = vi.hoisted(() => {
  const address = process.env.DATABASE_URL_POSTGRES_TEST;
  if (!address) return false;
  // A database of its own for this run, which Payload makes; named before the settings are read.
  const database = new URL(address);
  database.pathname = `/insurer_backup_test_${process.pid}_${Date.now()}`;
  process.env.DATABASE_URL = database.href;
  return true;
});

if (hasPostgres) describeBackup('postgres', newDatabase);
else describe.skip('a backup on postgres', () => it('needs DATABASE_URL_POSTGRES_TEST'));

it.runIf(hasPostgres)(
  'a rehearsal drops the databases of those that were killed, and none that may be at work',
  async () => {
    const address = process.env.DATABASE_URL_POSTGRES_TEST ?? '';
    const psql = (text: string) => execFileSync('psql', ['-XAtqc', text, address]).toString().trim();
    const [killed, atWork] = ['restore_check_1_1700000000000', `restore_check_1_${Date.now()}`];
    for (const name of [killed, atWork]) psql(`CREATE DATABASE ${name}`);
    await (await postgresCopy(address).throwAway('')).remove();
    expect(psql("SELECT datname FROM pg_database WHERE datname ~ '^restore_check_1_'")).toBe(atWork);
    psql(`DROP DATABASE ${atWork}`);
  },
);

let made = 0;

function newDatabase(): string {
  const database = new URL(process.env.DATABASE_URL_POSTGRES_TEST ?? '');
  const name = `insurer_backup_test_${process.pid}_${made++}`;
  execFileSync('psql', ['-Xqc', `CREATE DATABASE ${name}`, database.href]);
  database.pathname = `/${name}`;
  return asGuest(database);
}

/** Somebody who was given rights in the schema and owns nothing, as where others run the server. */
function asGuest(database: URL): string {
  const guest = new URL(database);
  guest.username = `guest_${process.pid}`;
  const role = `DO $$ BEGIN CREATE ROLE ${guest.username} LOGIN CREATEDB; EXCEPTION WHEN duplicate_object THEN NULL; END $$`;
  const rights = `GRANT ALL ON SCHEMA public TO ${guest.username}`;
  execFileSync('psql', ['-Xq', '-c', role, '-c', rights, database.href], { stdio: ['ignore', 'ignore', 'inherit'] });
  return guest.href;
}
