import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPayload } from 'payload';
import { config } from '../config.ts';
import { migrationFolder } from './adapter.ts';

// Writes a migration for the dialect of DATABASE_URL: `npm run new-migration -w @insurer/cms -- <name>`.
const folder = migrationFolder(config.database.dialect);
const { default: payloadConfig } = await import('../payload.config.ts');
const payload = await getPayload({ config: payloadConfig, disableOnInit: true, disableDBConnect: true });
await payload.db.createMigration({ payload, migrationName: process.argv[2] ?? 'change', skipEmpty: true });

// Node runs migrations as they stand: types are imported as types, and the folder itself is the list.
for (const name of readdirSync(folder).filter((file) => file.endsWith('.ts'))) {
  const path = join(folder, name);
  if (name === 'index.ts') rmSync(path);
  else writeFileSync(path, withPlainTypes(readFileSync(path, 'utf8')));
}
process.exit(0);

function withPlainTypes(source: string): string {
  return source
    .replace(
      'import { MigrateUpArgs, MigrateDownArgs, sql }',
      'import { type MigrateUpArgs, type MigrateDownArgs, sql }',
    )
    .replaceAll(/\{ db, payload, req \}: (Migrate(?:Up|Down)Args)/g, '{ db }: $1');
}
