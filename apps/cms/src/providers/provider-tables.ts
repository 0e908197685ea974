import { type Language, languages } from '@insurer/contract/language.ts';
import { sql } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import { inStatements, mostColumns } from '../statement-values.ts';
import { type ProviderRow, providerTexts, type StoredProvider } from './provider-row.ts';

type Values = Record<string, unknown>;
type Column = { name: string };
type Selecting = { select(): { from(table: unknown): Promise<Values[]> } };
/** As much of Payload's adapters as bulk reads and writes take; both databases have it alike. */
type Adapter = {
  drizzle: Selecting;
  sessions: Record<number | string, { db: Selecting }>;
  tables: Record<string, Record<string, Column>>;
  insert(call: { db: unknown; tableName: string; values: Values[]; onConflictDoUpdate?: object }): Promise<Values[]>;
};

const table = 'providers';
const localeTable = 'providers_locales';

/**
 * Every provider, in all languages. Read from its two tables: 20,000 documents through Payload's own way take half a
 * minute.
 *
 * @param transaction reads what it has written itself
 */
export async function readProviders(payload: Payload, transaction?: number | string): Promise<StoredProvider[]> {
  const { db, adapter } = open(payload, transaction);
  const rows = await db.select().from(adapter.tables[table]);
  const texts = await db.select().from(adapter.tables[localeTable]);
  const byId = new Map(rows.map((row) => [row.id as number, fromDatabase(row)]));
  for (const row of texts) {
    const provider = byId.get(row._parentID as number);
    if (provider) for (const name of providerTexts) provider[name][row._locale as Language] = String(row[name] ?? '');
  }
  return [...byId.values()];
}

/** Writes providers: those with an id over what is there, the others as new ones. */
export async function writeProviders(
  payload: Payload,
  transaction: number | string,
  rows: readonly (ProviderRow & { id?: number })[],
): Promise<void> {
  const { db, adapter } = open(payload, transaction);
  const now = new Date().toISOString();
  const [known, unknown] = [rows.filter(({ id }) => id !== undefined), rows.filter(({ id }) => id === undefined)];
  const ids = new Map(known.map(({ key, id }) => [key, id as number]));
  const columns = adapter.tables[table] as Record<string, Column>;
  for (const batch of inStatements(known, mostColumns)) {
    const values = batch.map((row) => ({ id: row.id, ...toDatabase(row), updatedAt: now, createdAt: now }));
    const set = overwritten(columns, Object.keys(toDatabase(batch[0] as ProviderRow)).concat('updatedAt'));
    await adapter.insert({ db, tableName: table, values, onConflictDoUpdate: { target: [columns.id], set } });
  }
  for (const batch of inStatements(unknown, mostColumns)) {
    const values = batch.map((row) => ({ ...toDatabase(row), updatedAt: now, createdAt: now }));
    for (const made of await adapter.insert({ db, tableName: table, values }))
      ids.set(made.key as string, made.id as number);
  }
  const texts = rows.flatMap((row) =>
    languages.map((language) => ({
      _locale: language,
      _parentID: ids.get(row.key),
      ...Object.fromEntries(providerTexts.map((name) => [name, row[name][language] || null])),
    })),
  );
  const localeColumns = adapter.tables[localeTable] as Record<string, Column>;
  const onConflictDoUpdate = {
    target: [localeColumns._locale, localeColumns._parentID],
    set: overwritten(localeColumns, providerTexts),
  };
  for (const values of inStatements(texts, mostColumns))
    await adapter.insert({ db, tableName: localeTable, values, onConflictDoUpdate });
}

/** Takes providers away. */
export async function deleteProviders(payload: Payload, transaction: number | string, ids: number[]): Promise<void> {
  for (const batch of inStatements(ids, mostColumns)) {
    const where = { id: { in: batch } };
    await payload.db.deleteMany({ collection: 'providers', where, req: { transactionID: transaction } });
  }
}

function open({ db: given }: Payload, transaction?: number | string) {
  const adapter = given as unknown as Adapter;
  const session = transaction === undefined ? undefined : adapter.sessions[transaction];
  return { adapter, db: session?.db ?? adapter.drizzle };
}

function fromDatabase(row: Values): StoredProvider {
  const texts = providerTexts.map((name) => [name, Object.fromEntries(languages.map((language) => [language, '']))]);
  return {
    id: row.id as number,
    ...(Object.fromEntries(texts) as Pick<ProviderRow, (typeof providerTexts)[number]>),
    key: String(row.key),
    kind: row.kind as ProviderRow['kind'],
    latitude: numberOrNull(row.latitude),
    longitude: numberOrNull(row.longitude),
    phone: String(row.phone ?? ''),
    emergency: row.emergency === true,
  };
}

/** PostgreSQL gives decimals as text. */
function numberOrNull(value: unknown): number | null {
  return value === null || value === undefined || value === '' ? null : Number(value);
}

function toDatabase({ key, kind, latitude, longitude, phone, emergency }: ProviderRow): Values {
  return { key, kind, latitude, longitude, phone: phone || null, emergency };
}

/** What a row that is there already takes from the one that was to be inserted. */
function overwritten(columns: Record<string, Column>, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, sql.raw(`excluded."${columns[name]?.name}"`)]));
}
