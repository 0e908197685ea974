import { DatabaseSync } from 'node:sqlite';

export const many = { cases: 20_000, pages: 2_000 };
const period = { from: '2023-12-01', days: 1_080 };

/**
 * Copies what stands in a SQLite service that does not run: the cases that were sent to it until there are 20,000, of all kinds,
 * states, owners and days of three years; its pages, with their versions and places of links, until there are 2,000.
 */
export function fillAdmin(file: string, owners: readonly number[]): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA foreign_keys = OFF; BEGIN');
    fillCases(database, 'service_requests', many.cases * 0.8, owners);
    fillCases(database, 'messages', many.cases * 0.2, owners);
    fillPages(database);
    database.exec('COMMIT; ANALYZE');
  } finally {
    database.close();
  }
}

/** What a copy says in place of the row that it is copied from, as SQL: `n` is its number. */
type Copied = Record<string, string>;

function fillCases(database: DatabaseSync, table: string, wanted: number, owners: readonly number[]): void {
  const closed = 'n % 4 <> 0';
  const created = `strftime('%Y-%m-%dT%H:%M:%fZ', '${period.from}', '+' || (n * 7919 % ${period.days}) || ' days', '+9 hours')`;
  const later = (days: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${created}, '+' || (${days}) || ' days')`;
  const answered = `CASE WHEN ${closed} THEN ${later('n % 13')} END`;
  const oneOf = (values: readonly (string | number)[], by: string) =>
    `CASE (${by}) % ${values.length} ${values.map((value, index) => `WHEN ${index} THEN '${value}'`).join(' ')} END`;
  copyRows(database, table, wanted, {
    reference: `printf('%s-%s-%d', substr(reference, 1, 4), '${table.slice(0, 2)}', n)`,
    idempotency_key: "'key-' || n",
    token_hash: "'token-' || n",
    name: `${oneOf(['Sara', 'Fahad', 'نورة', 'عبدالله', 'Huda'], 'n')} || ' ' || n`,
    email: "'customer' || n || '@example.com'",
    phone: "'+9665' || printf('%08d', n)",
    search_text: "lower(reference) || ' customer' || n || '@example.com 5' || printf('%08d', n)",
    status: `CASE WHEN ${closed} THEN 'closed' WHEN n % 8 = 0 THEN 'received' WHEN n % 12 = 0 THEN 'waiting-for-customer' ELSE 'in-review' END`,
    product: oneOf(['motor', 'travel', 'health', 'savings'], 'n / 3'),
    city: oneOf(['riyadh', 'jeddah', 'dammam', 'makkah', 'madinah'], 'n / 5'),
    assignee_id: `CASE WHEN n % 5 = 0 THEN NULL ELSE ${oneOf(owners, 'n')} END`,
    created_at: created,
    updated_at: created,
    due_at: later('7'),
    closed_at: answered,
    answered_at: answered,
    answered_in_time: `CASE WHEN ${closed} THEN n % 13 <= 7 END`,
    answer_days: `CASE WHEN ${closed} THEN n % 13 END`,
    reopened_count: 'n % 17 = 0',
  });
}

function fillPages(database: DatabaseSync): void {
  const { before } = database.prepare('SELECT MAX(id) AS before FROM pages').get() as { before: number };
  copyRows(database, 'pages', many.pages, { name: "name || '-' || n" });
  const copies = { pages: ['_pages_v'], pages_locales: ['_pages_v_locales'] };
  // A copy's number says which page it was copied from: rows that belong to that page are copied for it.
  database.exec(`CREATE TEMP TABLE copied AS SELECT new.id AS copy, old.id AS original FROM pages new
    JOIN pages old ON old.id <= ${before} AND new.name LIKE old.name || '-%' AND
      length(new.name) - length(replace(new.name, '-', '')) = length(old.name) - length(replace(old.name, '-', '')) + 1
    WHERE new.id > ${before}`);
  copyBelonging(database, 'pages_locales', { _parent_id: 'copy' }, 'row._parent_id = original');
  const { versions } = database.prepare('SELECT MAX(id) AS versions FROM _pages_v').get() as { versions: number };
  copyBelonging(
    database,
    copies.pages[0] as string,
    { parent_id: 'copy' },
    'row.parent_id = original AND row.latest = 1',
  );
  database.exec(`CREATE TEMP TABLE copied_versions AS SELECT new.id AS copy, old.id AS original FROM _pages_v new
    JOIN copied ON copied.copy = new.parent_id JOIN _pages_v old ON old.parent_id = copied.original AND old.latest = 1
    WHERE new.id > ${versions} AND old.id <= ${versions}`);
  copyBelonging(database, '_pages_v_locales', { _parent_id: 'copy' }, 'row._parent_id = original', 'copied_versions');
  copyBelonging(database, 'link_places', { source: "'pages/' || copy" }, "row.source = 'pages/' || original");
}

/** Copies rows of a table in turn until it has so many. */
function copyRows(database: DatabaseSync, table: string, wanted: number, copied: Copied): void {
  const { has } = database.prepare(`SELECT COUNT(*) AS has FROM ${table}`).get() as { has: number };
  const names = columnsOf(database, table);
  const values = names.map((name) => copied[name] ?? name);
  database.exec(`INSERT INTO ${table} (${names.join(', ')})
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${wanted - has}),
      originals AS (SELECT *, ROW_NUMBER() OVER (ORDER BY id) - 1 AS place FROM ${table})
    SELECT ${values.join(', ')} FROM numbers JOIN originals ON place = n % ${has} ORDER BY n`);
}

function copyBelonging(database: DatabaseSync, table: string, copied: Copied, on: string, pairs = 'copied'): void {
  const names = columnsOf(database, table);
  const values = names.map((name) => copied[name] ?? `row.${name}`);
  database.exec(`INSERT INTO ${table} (${names.join(', ')})
    SELECT ${values.join(', ')} FROM ${pairs} JOIN ${table} row ON ${on} ORDER BY copy`);
}

/** The columns of a table but its own number, quoted. */
function columnsOf(database: DatabaseSync, table: string): string[] {
  const columns = database.prepare(`PRAGMA table_info(${table})`).all() as { name: string }[];
  return columns.map(({ name }) => name).filter((name) => name !== 'id');
}
