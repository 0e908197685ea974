import { readdirSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CollectionSlug, Payload } from 'payload';
import { backupFolder, removeOldBackups } from '../backups.ts';
import { config } from '../config.ts';
import { log } from '../log.ts';
import { ContentUnavailable } from './open-content.ts';

/** What comes and goes while the service works, or is made anew from all else: of these, fewer rows are no loss. */
const fleeting: readonly CollectionSlug[] = [
  'outbox',
  'purge-events',
  'rate-limits',
  'open-documents',
  'unanswered-searches',
  'link-places',
  'external-links',
  'missing-texts',
  'departures',
];

/**
 * Brings the tables up to date. A SQLite file that holds content is copied first, and the rows are counted before
 * and after: rebuilding a table must never lose any.
 * @param beforeFirst asks what must be right before there are any tables
 * @throws ContentUnavailable when rows are missing afterwards, naming the copy to go back to
 */
export async function migrateContent(payload: Payload, beforeFirst?: () => Promise<void>): Promise<void> {
  const done = await appliedMigrations(payload);
  const pending = availableMigrations(payload).filter((name) => !done.has(name));
  if (pending.length === 0) return;
  if (done.size === 0) await beforeFirst?.();
  const before = done.size > 0 ? await countRows(payload) : undefined;
  const backup = before && config.database.dialect === 'sqlite' ? await backUp(payload) : undefined;
  log('info', 'bringing the tables up to date', { migrations: pending, backup });
  await payload.db.migrate();
  const after = before && (await countRows(payload));
  for (const collection of countedCollections(payload)) {
    if (!before || !after || (after[collection] ?? 0) >= (before[collection] ?? 0)) continue;
    const remedy = backup ? `restore ${backup}` : 'restore your backup';
    throw new ContentUnavailable(
      `After the update ${collection} has fewer entries than before; ${remedy} and report this.`,
    );
  }
}

function availableMigrations({ db }: Payload): string[] {
  const files = readdirSync(db.migrationDir).filter((file) => /\.[jt]s$/.test(file));
  return files.map((file) => file.slice(0, -'.ts'.length)).sort();
}

/** Names of the migrations that ran. A database without the table has had none. */
async function appliedMigrations(payload: Payload): Promise<Set<string>> {
  const { database } = config;
  if (database.dialect === 'sqlite' && !statSync(database.file, { throwIfNoEntry: false })?.size) return new Set();
  try {
    const all = { collection: 'payload-migrations', pagination: false } as const;
    const { docs } = await payload.db.find<{ name: string; id: number }>(all);
    return new Set(docs.map((migration) => migration.name));
  } catch {
    return new Set();
  }
}

/** All others but Payload's own, also those that nobody has thought of here. */
function countedCollections({ config: { collections } }: Payload): CollectionSlug[] {
  const slugs = collections.map(({ slug }) => slug as CollectionSlug);
  return slugs.filter((slug) => !slug.startsWith('payload-') && !fleeting.includes(slug));
}

async function countRows(payload: Payload): Promise<Partial<Record<CollectionSlug, number>>> {
  const counts: Partial<Record<CollectionSlug, number>> = {};
  for (const collection of countedCollections(payload)) {
    // A table that an earlier version did not have yet counts as empty.
    const found = await payload.db.count({ collection }).catch(() => undefined);
    counts[collection] = found?.totalDocs ?? 0;
  }
  return counts;
}

/** A consistent copy of the SQLite file, made while it is open. The oldest copies make room. */
async function backUp(payload: Payload): Promise<string> {
  const folder = backupFolder();
  await mkdir(folder, { recursive: true });
  const copy = join(folder, `content-${new Date().toISOString().replace(/[:.]/g, '-')}.db`);
  const { client } = payload.db as unknown as { client: { execute(sql: string): Promise<unknown> } };
  await client.execute(`VACUUM INTO '${copy.replaceAll("'", "''")}'`);
  await removeOldBackups();
  return copy;
}
