import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { config } from '../src/config.ts';
import { migrationFolder } from '../src/db/adapter.ts';
import { migrateContent } from '../src/db/migrate.ts';
import { openTestContent } from './test-content.ts';

const hasPostgres = vi.hoisted(() => {
  const address = process.env.DATABASE_URL_POSTGRES_TEST;
  if (!address) return false;
  // A database of its own for this run, which Payload makes; named before the settings are read.
  const database = new URL(address);
  database.pathname = `/insurer_migrations_test_${process.pid}_${Date.now()}`;
  process.env.DATABASE_URL = database.href;
  return true;
});

describe.skipIf(!hasPostgres)('bringing a filled PostgreSQL database up to date', () => {
  let payload: Payload;
  let folder: string;

  beforeAll(async () => {
    payload = await openTestContent();
    await payload.create({ collection: 'pages', data: { name: 'kept', title: 'Kept', _status: 'published' } });
    await payload.create({ collection: 'countries', data: { name: 'Oman', code: 'OM' } });
    folder = join(config.dataDir, 'migrations');
    mkdirSync(folder, { recursive: true });
    for (const file of readdirSync(migrationFolder('postgres'))) {
      if (file.endsWith('.ts')) writeFileSync(join(folder, file), 'export async function up() {}\n');
    }
    payload.db.migrationDir = folder;
  });
  afterAll(() => payload?.destroy());

  /** A later migration, as a later version of the service would ship it. */
  function ship(name: string, statement: string) {
    const source = `export async function up({ db }) { await db.execute('${statement}'); }\nexport async function down() {}\n`;
    writeFileSync(join(folder, `${name}.js`), source);
  }

  it('keeps every row', async () => {
    await migrateContent(payload);
    ship('20990101_000000_more', 'CREATE TABLE later_table (id integer PRIMARY KEY)');
    await migrateContent(payload);
    expect((await payload.find({ collection: 'pages' })).docs.map(({ name }) => name)).toEqual(['kept']);
    expect((await payload.count({ collection: 'countries' })).totalDocs).toBe(1);
  });

  it('ends with one sentence when rows are missing afterwards', async () => {
    ship('20990102_000000_less', 'DELETE FROM countries');
    // And so does every start after it, until the rows are there again.
    for (let start = 0; start < 3; start += 1)
      await expect(migrateContent(payload)).rejects.toThrow(/countries has fewer entries than before/);
    await payload.create({ collection: 'countries', data: { name: 'Oman', code: 'OM' } });
    await migrateContent(payload);
  });
});
