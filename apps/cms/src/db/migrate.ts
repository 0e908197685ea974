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

/** What there was before an update whose rows have not been compared since. */
type Before = { counts: Counts; applied: number; backup?: string };
type Counts = Partial<Record<CollectionSlug, number>>;
const rowsBefore = 'rows-before-update';

/**
 * Brings the tables up to date. A SQLite file that holds content is copied first, and the rows are counted before
 * and after: rebuilding a table must never lose any. What there was before is kept until a comparison was good, so that
 * a start after a refused one, or after one that died, is refused as well.
 * @param beforeFirst asks what must be right before there are any tables
 * @throws ContentUnavailable when rows are missing afterwards, naming the copy to go back to
 */
export async function migrateContent(payload: Payload, beforeFirst?: () => Promise<void>): Promise<void> {
  const done = await appliedMigrations(payload);
  const pending = availableMigrations(payload).filter((name) => !done.has(name));
  if (pending.length > 0 && done.size === 0) await beforeFirst?.();
  const before = done.size > 0 ? await rowsToCompare(payload, done.size, pending.length > 0) : undefined;
  if (pending.length > 0) {
    log('info', 'bringing the tables up to date', { migrations: pending, backup: before?.backup });
    await payload.db.migrate();
  }
  if (before) await compareRows(payload, before);
}

/** Where nothing was applied since they were counted, the version before may have removed some for good: they are counted again. */
async function rowsToCompare(payload: Payload, applied: number, isPending: boolean): Promise<Before | undefined> {
  const kept = await payload.kv.get<Before>(rowsBefore);
  if (!isPending || (kept && kept.applied < applied)) return kept ?? undefined;
  const counts = await countRows(payload);
  // Before it is noted, so that who goes back to the copy starts without the note.
  const backup = config.database.dialect === 'sqlite' ? await backUp(payload) : undefined;
  const before = { counts, applied, ...(backup && { backup }) };
  await payload.kv.set(rowsBefore, before);
  return before;
}

async function compareRows(payload: Payload, { counts, backup }: Before): Promise<void> {
  const after = await countRows(payload);
  for (const collection of countedCollections(payload)) {
    if ((after[collection] ?? 0) >= (counts[collection] ?? 0)) continue;
    const remedy = backup ? `restore ${backup}` : 'restore your backup';
    throw new ContentUnavailable(
      `After the update ${collection} has fewer entries than before; ${remedy} and report this. Where they went rightly, docs/running.md says how to go on.`,
    );
  }
  await payload.kv.delete(rowsBefore);
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
  } catch (error) {
    if (isMissingTable(error)) return new Set();
    throw error;
  }
}

/** All others but Payload's own, also those that nobody has thought of here. */
function countedCollections({ config: { collections } }: Payload): CollectionSlug[] {
  const slugs = collections.map(({ slug }) => slug as CollectionSlug);
  return slugs.filter((slug) => !slug.startsWith('payload-') && !fleeting.includes(slug));
}

async function countRows(payload: Payload): Promise<Counts> {
  const counts: Counts = {};
  for (const collection of countedCollections(payload)) {
    try {
      counts[collection] = (await payload.db.count({ collection })).totalDocs;
    } catch (error) {
      // One that an earlier version did not have yet counts as empty.
      if (!isMissingTable(error)) throw error;
    }
  }
  return counts;
}

/** As both databases say it; the adapter wraps it in errors of its own. Any other fault says nothing of what there is. */
function isMissingTable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isMissing = ('code' in error && error.code === '42P01') || /no such table/.test(error.message);
  return isMissing || isMissingTable(error.cause);
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
