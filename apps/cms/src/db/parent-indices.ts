type RawTable = {
  name: string;
  columns: Record<string, unknown>;
  indexes?: Record<string, { name: string; on: string | string[]; unique?: boolean }>;
};

/** PostgreSQL cuts longer names off. */
const longestName = 63;
const ending = '_parent_idx';

/**
 * Gives every table of rows that belong to a parent an index that begins with the parent; for Payload's
 * `beforeSchemaInit`. It makes none for the texts of other languages, so that reading some documents in all languages
 * went through the texts of all documents.
 */
export function withParentIndices<Schema>(given: { schema: Schema }): Schema {
  // Payload hands the adapter over, too; its types do not say so.
  const { adapter } = given as unknown as { adapter: { rawTables: Record<string, RawTable> } };
  for (const table of Object.values(adapter.rawTables)) {
    const parent = ['_parentID', 'parent'].find((column) => column in table.columns);
    const firsts = Object.values(table.indexes ?? {}).map(({ on }) => (Array.isArray(on) ? on[0] : on));
    if (!parent || firsts.includes(parent)) continue;
    table.indexes = { ...table.indexes, parentIdx: { name: nameOf(table.name), on: parent } };
  }
  return given.schema;
}

function nameOf(table: string): string {
  return `${table.slice(-(longestName - ending.length))}${ending}`;
}
