import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPayload, type SanitizedConfig } from 'payload';
import payloadConfig from '../payload.config.ts';
import { databaseAdapter, migrationFolder } from './adapter.ts';
import { removeOldSnapshots } from './kept-snapshots.ts';

/** Where each database would be. None is opened: what changed is told by the last snapshot beside the migrations. */
const databases = {
  sqlite: { dialect: 'sqlite', url: 'file:none.db', file: 'none.db' },
  postgres: { dialect: 'postgres', url: 'postgres://localhost/none' },
} as const;

// Part of new-migration.ts: `node write-migration.ts <dialect> <name>`.
const dialect = process.argv[2] === 'postgres' ? 'postgres' : 'sqlite';
const folder = migrationFolder(dialect);
const filesBefore = readdirSync(folder);
process.once('exit', tidy);

// Payload's type of a finished configuration asks for what adapters may leave out.
const db = databaseAdapter(databases[dialect], 1) as SanitizedConfig['db'];
const config = { ...(await payloadConfig), db };
const payload = await getPayload({ config, disableOnInit: true, disableDBConnect: true });
payload.logger.level = 'error';
await payload.db.createMigration({ payload, migrationName: process.argv[3] ?? '', skipEmpty: true });
process.exit(0);

/** Node runs migrations as they stand: types are imported as types, and the folder itself is the list. */
function tidy(): void {
  rmSync(join(folder, 'index.ts'), { force: true });
  removeOldSnapshots(folder);
  const made = readdirSync(folder).filter((file) => !filesBefore.includes(file));
  for (const file of made.filter((each) => each.endsWith('.ts'))) {
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8')
      .replace('{ MigrateUpArgs, MigrateDownArgs, sql }', '{ type MigrateUpArgs, type MigrateDownArgs, sql }')
      .replaceAll(/\{ db, payload, req \}: (Migrate(?:Up|Down)Args)/g, '{ db }: $1');
    writeFileSync(path, source);
  }
  console.log(`${dialect}: ${made.join(', ') || 'no table changed, no migration needed'}`);
}
