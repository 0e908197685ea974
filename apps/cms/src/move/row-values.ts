import { createHash } from 'node:crypto';

/** A column of the new database, by PostgreSQL's name of its type. */
export type Column = { name: string; type: string };
export type Row = Record<string, unknown>;

/** A value as SQLite keeps it, as JSON that PostgreSQL reads into a column of this type. */
export function jsonValue(value: unknown, { type }: Column): unknown {
  if (value === null || value === undefined) return null;
  if (type === 'boolean') return value === 1 || value === '1' || value === 'true';
  if (type === 'jsonb') return JSON.parse(String(value));
  return typeof value === 'bigint' ? String(value) : value;
}

/** A select expression whose text is the same for the same value in {@link comparable}. */
export function asText({ name, type }: Column): string {
  const column = `"${name}"`;
  if (!type.startsWith('timestamp')) return `${column}::text AS ${column}`;
  return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS ${column}`;
}

/** One spelling of a value, whichever of the databases it comes from. */
function comparable(value: unknown, { type }: Column): unknown {
  if (value === null || value === undefined) return null;
  if (type === 'boolean') return value === 1 || value === '1' || value === 'true';
  if (type === 'jsonb') return sorted(JSON.parse(String(value)));
  if (type.startsWith('timestamp')) return new Date(String(value)).toISOString();
  if (/^(numeric|double precision|real)$/.test(type)) return Number(value);
  return String(value);
}

/** PostgreSQL keeps the keys of an object in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}

/** What a table holds, whatever the order of its rows: their number and the sum of their hashes. */
export class TableContent {
  rows = 0;
  #sum = 0n;

  add(row: Row, columns: readonly Column[]): void {
    const values = columns.map((column) => comparable(row[column.name], column));
    const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex');
    this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${hash}`));
    this.rows++;
  }

  get hash(): string {
    return `${this.rows}:${this.#sum.toString(16)}`;
  }
}
