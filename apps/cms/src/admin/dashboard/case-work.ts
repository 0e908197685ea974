import type { PayloadRequest, Where } from 'payload';
import { type CaseKind, caseKinds, collectionOf } from '../../cases/case-kinds.ts';
import { openStatuses } from '../../cases/case-status.ts';

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
export function careWork(req: PayloadRequest): Promise<CaseLine[]> {
  return Promise.all(caseKinds.filter((kind) => kind !== 'application').map((kind) => lineOf(req, kind)));
}

/** The same for job applications. */
export function applicationWork(req: PayloadRequest): Promise<CaseLine> {
  return lineOf(req, 'application');
}

async function lineOf(req: PayloadRequest, kind: CaseKind): Promise<CaseLine> {
  const collection = collectionOf(kind);
  const ofKind: Where[] = collection === 'service-requests' ? [{ kind: { equals: kind } }] : [];
  const counted = async (...conditions: Where[]): Promise<Counted> => {
    const where: Where = { and: [...ofKind, ...conditions] };
    const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: false, user: req.user });
    return { count: totalDocs, where };
  };
  const open: Where = { status: { in: [...openStatuses] } };
  const [fresh, overdue, mine] = await Promise.all([
    counted({ status: { equals: 'received' } }),
    counted({ overdue: { equals: true } }, open),
    counted({ assignee: { equals: req.user?.id } }, open),
  ]);
  return { kind, fresh, overdue, mine };
}

/** New applications for each job, the most first. */
export async function newApplications(req: PayloadRequest): Promise<ApplicationLine[]> {
  const mine = { overrideAccess: false, user: req.user, depth: 0, pagination: false } as const;
  const { docs } = await req.payload.find({
    collection: 'job-applications',
    where: { status: { equals: 'received' } },
    select: { job: true },
    ...mine,
  });
  const counts = new Map<number | string | undefined, number>();
  for (const { job } of docs) {
    const id = typeof job === 'object' && job !== null ? job.id : (job ?? undefined);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
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
