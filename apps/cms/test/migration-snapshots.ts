import { readdirSync, readFileSync } from 'node:fs';

export type Column = { type: string; notNull: boolean; default?: unknown; primaryKey: boolean };
export type Snapshot = {
  tables: Record<string, { name: string; columns: Record<string, Column> }>;
  /** SQLite has none. */
  enums?: Record<string, { values: string[] }>;
};

/** What the tables are after each migration of a folder, in order, as it was written down beside it. */
export function migrationSnapshots(folder: string): { name: string; after: Snapshot }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => ({
      name: file.slice(0, -'.json'.length),
      after: JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Snapshot,
    }));
}
