import { riyadhOffset } from '@insurer/contract/requests/today-in-riyadh.ts';
import { sql } from '@payloadcms/db-postgres';
import { type Statement, tableOf } from '../../run-statement.ts';
import type { CaseCollection } from '../case-kinds.ts';
import { movedNote } from '../inbox/moved-note.ts';

type Asked = { collection: CaseCollection; isPostgres: boolean };

/** How each database is told to write a moment. */
const forms = {
  month: { postgres: 'YYYY-MM', sqlite: '%Y-%m' },
  minute: { postgres: 'YYYY-MM-DD HH24:MI', sqlite: '%Y-%m-%d %H:%M' },
};
const minuteLength = 'YYYY-MM-DD HH:MM'.length;

/** A moment by Riyadh's calendar and clock: its month such as `2026-11`, or its minute such as `2026-11-29 16:00`. */
export function riyadhText(
  { isPostgres }: Pick<Asked, 'isPostgres'>,
  moment: Statement | ReturnType<typeof sql.identifier>,
  form: keyof typeof forms,
): Statement {
  const offset = `${riyadhOffset / 3_600_000} hours`;
  return isPostgres
    ? sql`to_char((${moment} AT TIME ZONE 'UTC') + CAST(${offset} AS interval), ${forms[form].postgres})`
    : sql`strftime(${forms[form].sqlite}, ${moment}, ${`+${offset}`})`;
}

/**
 * Whether a case was answered after the day that was promised first, which a colleague moved: the first note of that says it. Notes of
 * an earlier version have no signs of direction.
 */
export function isByMovedDay(asked: Asked): Statement {
  const cases = tableOf(asked.collection);
  const note = sql`REPLACE(notes.text, ${'\u2066'}, '')`;
  const first = sql`SELECT SUBSTR(${note}, ${movedNote.length + 1}, ${minuteLength}) FROM ${tableOf(`${asked.collection}-internal-notes`)} AS notes
    WHERE notes._parent_id = ${cases}.id AND ${note} LIKE ${`${movedNote}2%`} ORDER BY notes._order LIMIT 1`;
  return sql`COALESCE(${riyadhText(asked, sql`answered_at`, 'minute')} > (${first}), FALSE)`;
}
