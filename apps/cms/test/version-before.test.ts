import { describe, expect, it } from 'vitest';
import { migrationFolder } from '../src/db/adapter.ts';
import { migrationsBehind } from '../src/db/kept-snapshots.ts';
import { migrationSnapshots, type Snapshot } from './migration-snapshots.ts';

/** What of a migration the version before would stumble over: it reads and writes the tables as it knows them. */
function breaks(old: Snapshot, next: Snapshot): string[] {
  const found: string[] = [];
  for (const [table, { columns }] of Object.entries(old.tables)) {
    const now = next.tables[table]?.columns;
    for (const [name, column] of Object.entries(columns)) {
      const later = now?.[name];
      if (!later) found.push(`${table}.${name} is gone`);
      else if (later.type !== column.type) found.push(`${table}.${name} is ${later.type} instead of ${column.type}`);
      else if (later.notNull && !column.notNull) found.push(`${table}.${name} may not be empty any more`);
    }
    for (const [name, { notNull, default: usual, primaryKey }] of Object.entries(now ?? {}))
      if (!columns[name] && notNull && usual === undefined && !primaryKey)
        found.push(`${table}.${name} is new and must be written`);
  }
  for (const [name, { values }] of Object.entries(old.enums ?? {}))
    for (const value of values) if (!next.enums?.[name]?.values.includes(value)) found.push(`${name} lacks ${value}`);
  return found;
}

describe.each(['sqlite', 'postgres'] as const)('the version before, on %s', (dialect) => {
  const all = migrationSnapshots(migrationFolder(dialect));

  it.each(all.slice(1).map(({ name }, at) => [name, at] as const))(
    'reads and writes what it knows after %s',
    (_, at) => {
      const [old, next] = [all[at]?.after, all[at + 1]?.after];
      expect(old && next && breaks(old, next)).toEqual([]);
    },
  );

  it('is known as far back as one may still be at work', () => {
    expect(all).toHaveLength(migrationsBehind + 1);
  });

  it('would stumble over what is taken away, changed or demanded', () => {
    const column = { type: 'text', notNull: false, primaryKey: false };
    const old: Snapshot = {
      tables: { cases: { name: 'cases', columns: { name: column, phone: column, note: column } } },
    };
    const next: Snapshot = {
      tables: {
        cases: {
          name: 'cases',
          columns: {
            name: { ...column, type: 'integer' },
            phone: { ...column, notNull: true },
            day: { ...column, notNull: true },
          },
        },
      },
    };
    expect(breaks(old, next)).toEqual([
      'cases.name is integer instead of text',
      'cases.phone may not be empty any more',
      'cases.note is gone',
      'cases.day is new and must be written',
    ]);
  });
});
