import { readdirSync, readFileSync } from 'node:fs';

export type Column = { type: string; notNull: boolean; default?: unknown; primaryKey: boolean };
export type Snapshot = {
  tables: Record<string, { name: string; columns: Record<string, Column> }>;
  /** SQLite has none. */
  enums?: Record<string, { values: string[] }>;
};

/** All migrations of a folder, in order. */
export function migrationNames(folder: string): { name: string }[] {
  return namesOf(folder, '.ts').map((name) => ({ name }));
}

/** What the tables are after each of the last migrations of a folder, in order, as it was written down beside it. */
export function migrationSnapshots(folder: string): { name: string; after: Snapshot }[] {
  return namesOf(folder, '.json').map((name) => ({
    name,
    after: JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as Snapshot,
  }));
}

function namesOf(folder: string, ending: string): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(ending));
  return files.toSorted().map((file) => file.slice(0, -ending.length));
}
