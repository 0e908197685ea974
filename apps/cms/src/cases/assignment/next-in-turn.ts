import { sql } from '@payloadcms/db-postgres';
import { type Asking, runStatement, tableOf } from '../../run-statement.ts';
import { caseCollections, type Team, teamOf } from '../case-kinds.ts';
import { closedStatuses } from '../case-status.ts';

type Load = { open: number; lastGiven: number };

/**
 * Whose turn it is among people of a team: who has the fewest cases that are not closed, those that wait for a customer
 * included; among equals, who was given one of theirs longest ago, and first of all who never was.
 *
 * @param people ids of accounts; undefined comes back where there are none
 */
export async function nextInTurn(req: Asking, team: Team, people: readonly number[]): Promise<number | undefined> {
  if (people.length === 0) return undefined;
  const loads = await loadsOf(req, team, people);
  const of = (person: number) => loads.get(person) ?? { open: 0, lastGiven: 0 };
  return people.toSorted(
    (one, other) => of(one).open - of(other).open || of(one).lastGiven - of(other).lastGiven || one - other,
  )[0];
}

async function loadsOf(req: Asking, team: Team, people: readonly number[]): Promise<Map<number, Load>> {
  const loads = new Map<number, Load>();
  const [ids, closed] = [listOf(people), listOf(closedStatuses)];
  for (const collection of caseCollections.filter((one) => teamOf(one) === team)) {
    const table = tableOf(collection);
    const rows = await runStatement(
      req,
      sql`SELECT assignee_id AS person, SUM(CASE WHEN status IN (${closed}) THEN 0 ELSE 1 END) AS open,
        MAX(assigned_at) AS last FROM ${table} WHERE assignee_id IN (${ids}) GROUP BY assignee_id`,
    );
    for (const row of rows) {
      const person = Number(row.person);
      const { open, lastGiven } = loads.get(person) ?? { open: 0, lastGiven: 0 };
      const last = row.last ? new Date(String(row.last)).getTime() : 0;
      loads.set(person, { open: open + Number(row.open), lastGiven: Math.max(lastGiven, last) });
    }
  }
  return loads;
}

function listOf(values: readonly (number | string)[]) {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
}
