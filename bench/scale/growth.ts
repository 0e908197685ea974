import type { BareDatabase, Column, Table } from './database.ts';

/** What is copied, by the table of its documents, and how many of them there are to be. */
export type Sizes = Record<'pages' | 'jobs' | 'media' | 'documents' | 'service_requests' | 'messages', number>;

/** Numbers of the documents that were there before are smaller, and those of each copy lie one step further. */
const step = 100_000;

/** Columns whose value no two documents may have in common; of text that people tell documents apart by, too. */
const ownValues: Record<string, string[]> = {
  pages: ['name'],
  pages_locales: ['title'],
  _pages_v: ['version_name'],
  _pages_v_locales: ['version_title'],
  jobs: ['key'],
  jobs_locales: ['title'],
  _jobs_v: ['version_key'],
  _jobs_v_locales: ['version_title'],
  media: ['filename'],
  documents: ['filename', 'title'],
  service_requests: ['reference', 'token_hash', 'idempotency_key'],
  messages: ['reference', 'token_hash', 'idempotency_key'],
};
/** Of ten cases one still waits for somebody. */
const isDone = 'copies.n % 10 > 0';

/**
 * The statements that make copies of what a database holds, with all that belongs to it in tables of its own.
 *
 * @param copies of each document, by the table of the documents: which number is the first and which the last
 */
export function growthOf(
  { dialect }: Pick<BareDatabase, 'dialect'>,
  tables: readonly Table[],
  copies: Partial<Record<keyof Sizes, { first: number; last: number }>>,
): string[] {
  const moved = (column: string) =>
    dialect === 'sqlite'
      ? `strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-' || (copies.n * 10) || ' minutes')`
      : `${column} - copies.n * interval '10 minutes'`;
  return Object.entries(copies).flatMap(([root, { first, last }]) => {
    const own = tables.filter(({ name }) => belongsTo(name, root));
    const all = `WITH RECURSIVE copies(n) AS (SELECT ${first} UNION ALL SELECT n + 1 FROM copies WHERE n < ${last})`;
    const inserts = own.map((table) => insertOf(table, all, moved));
    if (root === 'pages') inserts.push(linksOf(tables, all));
    return ['pages', 'jobs', 'media'].includes(root) ? [...inserts, missingTextsOf(root, all)] : inserts;
  });
}

function belongsTo(table: string, root: string): boolean {
  return table === root || table === `_${root}_v` || table.startsWith(`${root}_`) || table.startsWith(`_${root}_v_`);
}

function insertOf({ name, columns }: Table, all: string, moved: (column: string) => string): string {
  const numbersItself = /_(locales|rels|texts)$/.test(name) || columns.some((column) => column.name === 'order');
  const copied = columns.filter((column) => !(numbersItself && column.name === 'id'));
  const key = columns.find((column) => ['_parent_id', 'parent_id'].includes(column.name) && numbersItself);
  const original = key ?? columns.find((column) => column.name === 'id');
  if (!original) throw new Error(`${name} has no column to tell its rows by.`);
  const where = original.isText ? `${quoted(original)} NOT LIKE '%~%'` : `${quoted(original)} < ${step}`;
  const values = copied.map((column) => copiedValue(name, column, moved));
  return `INSERT INTO "${name}" (${copied.map(quoted).join(', ')}) ${all}
    SELECT ${values.join(', ')} FROM "${name}", copies WHERE ${where}`;
}

function copiedValue(table: string, column: Column, moved: (column: string) => string): string {
  const plain = quoted(column);
  if (['id', '_parent_id', 'parent_id'].includes(column.name))
    return column.isText ? `${plain} || '~' || copies.n` : `${plain} + copies.n * ${step}`;
  if (column.name === 'filename') return `copies.n || '-' || ${plain}`;
  const isTitle = column.name.endsWith('title');
  if (ownValues[table]?.includes(column.name)) return `${plain} || '${isTitle ? ' ' : '-'}' || copies.n`;
  if (table === 'service_requests' || table === 'messages') {
    if (column.name === 'created_at') return moved(plain);
    if (column.name === 'status') return `CASE WHEN ${isDone} THEN 'closed' ELSE ${plain} END`;
    if (column.name === 'closed_at') return `CASE WHEN ${isDone} THEN ${moved('"created_at"')} ELSE ${plain} END`;
  }
  return plain;
}

/** Where each copy of a page links to: as the page itself. */
function linksOf(tables: readonly Table[], all: string): string {
  const columns = tables.find(({ name }) => name === 'link_places')?.columns ?? [];
  const copied = columns.filter(({ name }) => name !== 'id');
  const values = copied.map((column) =>
    column.name === 'source' ? `'pages/' || (CAST(substr(source, 7) AS INTEGER) + copies.n * ${step})` : quoted(column),
  );
  return `INSERT INTO link_places (${copied.map(quoted).join(', ')}) ${all}
    SELECT ${values.join(', ')} FROM link_places, copies
    WHERE source LIKE 'pages/%' AND length(source) < 12`;
}

/** How many texts each copy lacks: as many as the document itself. */
function missingTextsOf(root: string, all: string): string {
  const id = `CAST(substr(source, ${root.length + 2}) AS INTEGER)`;
  return `INSERT INTO missing_texts (source, count, title_en, title_ar) ${all}
    SELECT '${root}/' || (${id} + copies.n * ${step}), count, title_en || ' ' || copies.n, title_ar || ' ' || copies.n
    FROM missing_texts, copies WHERE source LIKE '${root}/%' AND ${id} < ${step}`;
}

function quoted({ name }: Column): string {
  return `"${name}"`;
}
