import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import { sql } from '@payloadcms/db-postgres';
import { Forbidden, type PayloadRequest, type Where } from 'payload';
import { openToStatement } from '../access/confidential.ts';
import { type CaseCollection, type CaseKind, caseKinds, collectionOf, kindOf } from '../cases/case-kinds.ts';
import { openStatuses } from '../cases/case-status.ts';
import { inboxesOf } from '../cases/desk/list-cases.ts';
import { runStatement, type Statement, tableOf } from '../run-statement.ts';

/** How many cases of one kind wait, and the conditions under which the inbox lists them. */
export type CaseLine = { kind: CaseKind; fresh: Counted; overdue: Counted; mine: Counted };
export type Counted = { count: number; where: Where };
/** Applications for one job that nobody has looked at. */
export type ApplicationLine = {
  job: number | string | undefined;
  title: { en?: string | null; ar?: string | null };
  count: number;
};

/** New, overdue and own cases of customer care, by kind. Kinds without any are there as well, with zeros. */
export async function careWork(req: PayloadRequest): Promise<CaseLine[]> {
  const kinds = caseKinds.filter((kind) => kind !== 'application');
  const inboxes = [...new Set(kinds.map(collectionOf))];
  const tallies = (await Promise.all(inboxes.map((collection) => openCases(req, collection)))).flat();
  return kinds.map((kind) => lineOf(req, kind, tallies));
}

/** The same for job applications. */
export async function applicationWork(req: PayloadRequest): Promise<CaseLine> {
  return lineOf(req, 'application', await openCases(req, 'job-applications'));
}

/** The mails of the cases of one's team that could not be sent. */
export async function failedMails(req: PayloadRequest): Promise<Counted> {
  const where: Where = { state: { equals: 'failed' } };
  const { totalDocs } = await req.payload.count({
    collection: 'mail-queue',
    where,
    overrideAccess: false,
    user: req.user,
  });
  return { count: totalDocs, where };
}

/** How many open cases of a kind there are. */
type Tally = { kind: CaseKind; fresh: number; overdue: number; mine: number };

/**
 * The open cases of an inbox, counted where they are stored and all at once: one count after the other would go through them for
 * each number.
 */
async function openCases(req: PayloadRequest, collection: CaseCollection): Promise<Tally[]> {
  const seen = await seenBy(req, collection);
  const kind = collection === 'service-requests' ? sql`CAST(kind AS text)` : sql`${kindOf(collection, {})}`;
  const open = sql.join(
    openStatuses.map((status) => sql`${status}`),
    sql`, `,
  );
  const rows = await runStatement(
    req,
    sql`SELECT kind, SUM(fresh) AS fresh, SUM(late) AS overdue, SUM(mine) AS mine FROM (
      SELECT ${kind} AS kind, CASE WHEN status = ${fresh} THEN 1 ELSE 0 END AS fresh,
        CASE WHEN overdue THEN 1 ELSE 0 END AS late,
        CASE WHEN assignee_id = ${req.user?.id ?? 0} THEN 1 ELSE 0 END AS mine
      FROM ${tableOf(collection)}
      WHERE status IN (${open}) AND ${seen}
    ) AS cases GROUP BY kind`,
  );
  return rows.map((row) => ({
    kind: row.kind as CaseKind,
    fresh: Number(row.fresh),
    overdue: Number(row.overdue),
    mine: Number(row.mine),
  }));
}

/** What this person sees of an inbox, as a condition: a statement goes past the rules of the collection. @throws Forbidden */
async function seenBy(req: PayloadRequest, collection: CaseCollection): Promise<Statement> {
  if (!inboxesOf(req).includes(collection)) throw new Forbidden(req.t);
  return openToStatement(req);
}

const fresh = 'received' satisfies CaseStatus;

function lineOf(req: PayloadRequest, kind: CaseKind, tallies: readonly Tally[]): CaseLine {
  const ofKind: Where[] = collectionOf(kind) === 'service-requests' ? [{ kind: { equals: kind } }] : [];
  const open: Where = { status: { in: [...openStatuses] } };
  const counted = (of: 'fresh' | 'overdue' | 'mine', ...conditions: Where[]): Counted => ({
    count: tallies.find((tally) => tally.kind === kind)?.[of] ?? 0,
    where: { and: [...ofKind, ...conditions] },
  });
  return {
    kind,
    fresh: counted('fresh', { status: { equals: fresh } }),
    overdue: counted('overdue', { overdue: { equals: true } }, open),
    mine: counted('mine', { assignee: { equals: req.user?.id } }, open),
  };
}

/** New applications for each job, the most first. */
export async function newApplications(req: PayloadRequest): Promise<ApplicationLine[]> {
  const mine = { overrideAccess: false, user: req.user, depth: 0, pagination: false } as const;
  const seen = await seenBy(req, 'job-applications');
  const rows = await runStatement(
    req,
    sql`SELECT job_id AS job, COUNT(*) AS count FROM ${tableOf('job-applications')}
      WHERE status = ${fresh} AND ${seen} GROUP BY job_id`,
  );
  const counts = new Map(rows.map(({ job, count }) => [job === null ? undefined : Number(job), Number(count)]));
  const ids = [...counts.keys()].filter((id) => id !== undefined);
  const jobs = await req.payload.find({
    collection: 'jobs',
    where: { id: { in: ids } },
    select: { title: true },
    locale: 'all',
    ...mine,
  });
  const titles = new Map(
    jobs.docs.map((job) => [job.id as number | string, job.title as unknown as ApplicationLine['title']]),
  );
  return [...counts]
    .map(([job, count]) => ({ job, count, title: (job !== undefined && titles.get(job)) || {} }))
    .sort((one, other) => other.count - one.count);
}
