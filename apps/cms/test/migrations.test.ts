import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { config } from '../src/config.ts';
import { migrationFolder } from '../src/db/adapter.ts';
import { migrateContent } from '../src/db/migrate.ts';
import { openTestContent } from './test-content.ts';

let payload: Payload;
let folder: string;

beforeAll(async () => {
  payload = await openTestContent();
  await payload.create({ collection: 'pages', data: { name: 'kept', title: 'Kept', _status: 'published' } });
  await payload.create({ collection: 'countries', data: { name: 'Oman', code: 'OM' } });
  // The folder as a later version of the service would ship it; what ran already is known by its name.
  folder = join(config.dataDir, 'migrations');
  mkdirSync(folder);
  for (const file of readdirSync(migrationFolder('sqlite'))) {
    if (file.endsWith('.ts')) writeFileSync(join(folder, file), 'export async function up() {}\n');
  }
  payload.db.migrationDir = folder;
});
afterAll(() => payload?.destroy());

/** A later migration. */
function ship(name: string, statement: string) {
  const source = `export async function up({ db }) { await db.run('${statement}'); }\nexport async function down() {}\n`;
  writeFileSync(join(folder, `${name}.js`), source);
}

async function putBack(table: string) {
  if (table === 'countries') await payload.create({ collection: 'countries', data: { name: 'Oman', code: 'OM' } });
  else await payload.update({ collection: 'pages', where: {}, data: { title: 'Again', _status: 'published' } });
}

const backups = () => (existsSync(join(config.dataDir, 'backups')) ? readdirSync(join(config.dataDir, 'backups')) : []);

describe('bringing a filled database up to date', () => {
  it('does nothing, and copies nothing, when there is nothing to do', async () => {
    await migrateContent(payload);
    expect(backups()).toEqual([]);
  });

  it('copies the file first and keeps every row', async () => {
    ship('20990101_000000_more', 'CREATE TABLE later_table (id integer PRIMARY KEY)');
    await migrateContent(payload);
    expect(backups()).toHaveLength(1);
    expect((await payload.find({ collection: 'pages' })).docs.map(({ name }) => name)).toEqual(['kept']);
    expect((await payload.count({ collection: 'countries' })).totalDocs).toBe(1);
  });

  it.each([
    ['countries', '20990102_000000_less'],
    ['publications', '20990103_000000_less'],
  ])('ends with one sentence that names the copy when rows of %s are missing afterwards', async (table, name) => {
    const before = backups().length;
    ship(name, `DELETE FROM ${table}`);
    await expect(migrateContent(payload)).rejects.toThrow(
      new RegExp(`${table} has fewer entries than before; restore .*content-.*\\.db`),
    );
    expect(backups()).toHaveLength(before + 1);
    // A service that is started again, which whatever runs it does by itself, finds no migration pending.
    for (let start = 0; start < 2; start += 1) {
      await expect(migrateContent(payload)).rejects.toThrow(`${table} has fewer entries than before; restore`);
    }
    expect(backups()).toHaveLength(before + 1);
    // As after going back: the rows are there again.
    await putBack(table);
    await migrateContent(payload);
    expect(await payload.kv.get('rows-before-update')).toBeNull();
  });

  it('a start that died after its migration is compared by the next one; what the version before removed meanwhile is no loss', async () => {
    await payload.kv.set('rows-before-update', {
      counts: { countries: 100 },
      applied: 1,
      backup: 'content-of-then.db',
    });
    await expect(migrateContent(payload)).rejects.toThrow('restore content-of-then.db');
    const { totalDocs: applied } = await payload.count({ collection: 'payload-migrations' });
    await payload.kv.set('rows-before-update', { counts: { countries: 100 }, applied });
    ship('20990105_000000_again', 'CREATE TABLE still_later_table (id integer PRIMARY KEY)');
    await migrateContent(payload);
    expect(await payload.kv.get('rows-before-update')).toBeNull();
  });

  it('a database that cannot be read is not taken for an empty one', async () => {
    const find = payload.db.find.bind(payload.db);
    payload.db.find = () => {
      payload.db.find = find;
      return Promise.reject(new Error('disk I/O error'));
    };
    await expect(migrateContent(payload)).rejects.toThrow('disk I/O error');
  });

  it('takes it as it comes that what is counted anew by itself is less', async () => {
    ship('20990104_000000_fleeting', 'DELETE FROM outbox');
    await migrateContent(payload);
  });
});
