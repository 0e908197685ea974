import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { openToStatement } from '../../access/confidential.ts';
import { riyadhOffset } from '../../riyadh-days.ts';
import { runStatement, type Statement, tableOf } from '../../run-statement.ts';
import { type CaseCollection, kindOf } from '../case-kinds.ts';
import { inboxesOf } from '../desk/list-cases.ts';
import { type Dimension, dimensions, type Period, type Tally } from './figures.ts';

const waited = 'waiting-for-customer' satisfies CaseStatus;

/**
 * How many cases of this person's inboxes came in or were answered in a period, by each dimension: counted where they are stored,
 * so that no case is read. Each inbox is gone through twice, whatever is counted.
 */
export async function talliesOf(req: PayloadRequest, period: Period): Promise<Tally[]> {
  const seen = await openToStatement(req);
  const found: Tally[] = [];
  for (const collection of inboxesOf(req)) {
    const asked = { collection, period, seen, isPostgres: req.payload.db.name === 'postgres' };
    for (const statement of [receivedOf(asked), answeredOf(asked)])
      found.push(...(await runStatement(req, statement)).map(tallyOf));
  }
  return found;
}

type Asked = { collection: CaseCollection; period: Period; seen: Statement; isPostgres: boolean };

/** What came in, and how much of it waits for its customer now. */
function receivedOf(asked: Asked): Statement {
  const counts = sql`NULL AS days, COUNT(*) AS received, SUM(CASE WHEN status = ${waited} THEN 1 ELSE 0 END) AS waiting,
    0 AS answered, 0 AS in_time, 0 AS reopened`;
  return grouped(asked, 'created_at', counts, sql``);
}

/** What was answered: by the working days that took, for the median. */
function answeredOf(asked: Asked): Statement {
  const counts = sql`answer_days AS days, 0 AS received, 0 AS waiting, COUNT(*) AS answered,
    SUM(CASE WHEN answered_in_time THEN 1 ELSE 0 END) AS in_time,
    SUM(CASE WHEN reopened_count > 0 THEN 1 ELSE 0 END) AS reopened`;
  return grouped(asked, 'answered_at', counts, sql`, answer_days`);
}

function grouped(asked: Asked, column: string, counts: Statement, and: Statement): Statement {
  const { collection, period, seen } = asked;
  const [table, moment] = [tableOf(collection), sql.identifier(column)];
  const kind = collection === 'service-requests' ? sql`CAST(kind AS text)` : sql`${kindOf(collection, {})}`;
  const parts = dimensions.map((dimension) => {
    const name = sql.identifier(dimension);
    // A name of the code, and no value: each part of the union says which it is.
    return sql`SELECT ${sql.raw(`'${dimension}'`)} AS dimension, ${name} AS value, ${counts} FROM counted GROUP BY ${name}${and}`;
  });
  return sql`WITH counted AS MATERIALIZED (
    SELECT ${monthOf(asked, moment)} AS month, ${kind} AS kind, COALESCE(product, '') AS product, COALESCE(city, '') AS city,
      COALESCE(CAST(assignee_id AS text), '') AS agent, status, answer_days, answered_in_time, reopened_count
    FROM ${table} WHERE ${moment} >= ${period.from} AND ${moment} < ${period.before} AND ${seen})
    ${sql.join(parts, sql` UNION ALL `)}`;
}

/** The month of a moment by Riyadh's calendar, such as `2026-11`. */
function monthOf({ isPostgres }: Asked, moment: ReturnType<typeof sql.identifier>): Statement {
  const offset = `${riyadhOffset / 3_600_000} hours`;
  return isPostgres
    ? sql`to_char((${moment} AT TIME ZONE 'UTC') + CAST(${offset} AS interval), 'YYYY-MM')`
    : sql`strftime('%Y-%m', ${moment}, ${`+${offset}`})`;
}

function tallyOf(row: Record<string, unknown>): Tally {
  return {
    dimension: row.dimension as Dimension,
    value: String(row.value),
    days: row.days === null ? null : Number(row.days),
    received: Number(row.received),
    waiting: Number(row.waiting),
    answered: Number(row.answered),
    inTime: Number(row.in_time),
    reopened: Number(row.reopened),
  };
}
