import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { openToStatement } from '../../access/confidential.ts';
import { runStatement, type Statement, tableOf } from '../../run-statement.ts';
import type { CaseCollection } from '../case-kinds.ts';
import { withoutAnswer } from '../case-outcomes.ts';
import { inboxesOf } from '../desk/list-cases.ts';
import { countedKind } from './counted-kind.ts';
import { type Dimension, dimensions, type Period, type Tally } from './figures.ts';
import { isByMovedDay, riyadhText } from './riyadh-text.ts';

const waited = 'waiting-for-customer' satisfies CaseStatus;

/**
 * How many cases of this person's inboxes came in, were answered or ended without that in a period, by each dimension: counted where
 * they are stored, so that no case is read. Each inbox is gone through three times, whatever is counted.
 */
export async function talliesOf(req: PayloadRequest, period: Period): Promise<Tally[]> {
  const seen = await openToStatement(req);
  const found: Tally[] = [];
  for (const collection of inboxesOf(req)) {
    const asked = { collection, period, seen, isPostgres: req.payload.db.name === 'postgres' };
    for (const statement of [receivedOf(asked), answeredOf(asked), endedOf(asked)])
      found.push(...(await runStatement(req, statement)).map(tallyOf));
  }
  return found;
}

type Asked = { collection: CaseCollection; period: Period; seen: Statement; isPostgres: boolean };

type Counts = Partial<Record<Exclude<keyof Tally, 'dimension' | 'value'>, Statement>>;
type Counting = { moment: string; of: Statement; counts: Counts; moved?: Statement; by?: Statement };

const columns = ['received', 'waiting', 'answered', 'inTime', 'moved', 'withoutAnswer', 'reopened'] as const;
const all = sql`COUNT(*)`;
const those = (condition: Statement) => sql`SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END)`;

/** What came in, and how much of it waits for its customer now. */
function receivedOf(asked: Asked): Statement {
  const counts = { received: all, waiting: those(sql`status = ${waited}`) };
  return grouped(asked, { moment: 'created_at', of: sql`TRUE`, counts });
}

/** What was answered: by the working days that took, for the median. */
function answeredOf(asked: Asked): Statement {
  const counts = {
    days: sql`answer_days`,
    answered: all,
    inTime: those(sql`answered_in_time`),
    moved: those(sql`answered_in_time AND moved`),
    reopened: those(sql`reopened_count > 0`),
  };
  const moved = isByMovedDay(asked);
  return grouped(asked, { moment: 'answered_at', of: sql`NOT ${isEnd}`, counts, moved, by: sql`, answer_days` });
}

/** What ended without an answer and never had one. */
function endedOf(asked: Asked): Statement {
  return grouped(asked, { moment: 'closed_at', of: isEnd, counts: { withoutAnswer: all } });
}

const outcomes = sql.join(
  withoutAnswer.map((outcome) => sql`${outcome}`),
  sql`, `,
);
/** An end without an answer; the version before stored the moment of any first end as that of an answer. */
const isEnd = sql`(closed_at IS NOT NULL AND COALESCE(CAST(outcome AS text), '') IN (${outcomes})
  AND (answered_at IS NULL OR answered_at = closed_at))`;

function grouped(asked: Asked, { moment: column, of, counts, moved = sql`FALSE`, by = sql`` }: Counting): Statement {
  const { collection, period, seen } = asked;
  const [table, moment] = [tableOf(collection), sql.identifier(column)];
  const counted = sql.join(
    columns.map((name) => sql`${counts[name] ?? sql`0`} AS ${sql.identifier(name)}`),
    sql`, `,
  );
  const parts = dimensions.map((dimension) => {
    const name = sql.identifier(dimension);
    // A name of the code, and no value: each part of the union says which it is.
    return sql`SELECT ${sql.raw(`'${dimension}'`)} AS dimension, ${name} AS value, ${counts.days ?? sql`NULL`} AS days, ${counted}
      FROM counted GROUP BY ${name}${by}`;
  });
  return sql`WITH counted AS MATERIALIZED (
    SELECT ${riyadhText(asked, moment, 'month')} AS month, ${countedKind(asked)} AS kind, COALESCE(product, '') AS product, COALESCE(city, '') AS city,
      ${agentOf(collection)} AS agent, status, answer_days, answered_in_time, reopened_count, ${moved} AS moved
    FROM ${table} WHERE ${moment} >= ${period.from} AND ${moment} < ${period.before} AND ${seen} AND ${of})
    ${sql.join(parts, sql` UNION ALL `)}`;
}

/**
 * The owner of a case; of one without an owner whoever answered it, or ended it where nobody did, whom its history names: administrators,
 * who are of no team, own nothing by acting.
 */
function agentOf(collection: CaseCollection): Statement {
  const cases = tableOf(collection);
  // What was answered stays so while the case is open again, and whoever closes it then.
  const actor = sql`SELECT by_id FROM ${tableOf(`${collection}-history`)} AS entries
    WHERE entries._parent_id = ${cases}.id AND entries.at = COALESCE(${cases}.answered_at, ${cases}.closed_at) LIMIT 1`;
  return sql`COALESCE(CAST(assignee_id AS text), CAST((${actor}) AS text), '')`;
}

function tallyOf(row: Record<string, unknown>): Tally {
  const counts = Object.fromEntries(columns.map((name) => [name, Number(row[name])]));
  return {
    dimension: row.dimension as Dimension,
    value: String(row.value),
    days: row.days === null ? null : Number(row.days),
    ...(counts as Record<(typeof columns)[number], number>),
  };
}
