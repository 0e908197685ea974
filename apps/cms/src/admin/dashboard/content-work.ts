import type { CollectionSlug, PayloadRequest } from 'payload';
import type { DraftedGlobal } from '../../drafted-globals.ts';
import { type ScheduledWork, scheduledWork } from '../../record/scheduled-work.ts';

/** A document of the content, as a line of the dashboard shows it. */
export type ContentLine = {
  collection: 'pages' | 'jobs';
  id: number | string;
  title: { en?: string | null; ar?: string | null };
  updatedAt: string;
  status: 'draft' | 'published';
};
/** What is to go online or offline by itself: a page, a job, the header or the settings. */
export type ScheduledLine = ScheduledWork & {
  title: ContentLine['title'];
  /** The time has passed and nothing happened. */
  late: boolean;
};

const shown = 6;
/** How many of what is scheduled are looked up: some may not be this person's to see. */
const looked = 20;
const collections = ['pages', 'jobs'] as const satisfies CollectionSlug[];
/** The runner looks every ten seconds; what waits longer than this does not go by itself. */
const graceMs = 2 * 60_000;

/** Changes that visitors do not have yet: how many there are, and the latest of them. */
export async function waitingDrafts(req: PayloadRequest): Promise<{ count: number; lines: ContentLine[] }> {
  const found = await Promise.all(
    collections.map((collection) => newest(req, collection, { _status: { equals: 'draft' } })),
  );
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    lines: latest(found.flatMap(({ lines }) => lines)),
  };
}

/** What was changed last, published or not. */
export async function recentChanges(req: PayloadRequest): Promise<ContentLine[]> {
  const found = await Promise.all(collections.map((collection) => newest(req, collection, {})));
  return latest(found.flatMap(({ lines }) => lines));
}

async function newest(req: PayloadRequest, collection: (typeof collections)[number], where: object) {
  const { docs, totalDocs } = await req.payload.find({
    collection,
    where: where as never,
    draft: true,
    sort: '-updatedAt',
    limit: shown,
    depth: 0,
    locale: 'all',
    select: { title: true, updatedAt: true, _status: true } as never,
    overrideAccess: false,
    user: req.user,
  });
  const lines = (docs as unknown as (Omit<ContentLine, 'status'> & { _status?: ContentLine['status'] })[]).map(
    ({ id, title, updatedAt, _status }) => ({ collection, id, title, updatedAt, status: _status ?? 'draft' }),
  );
  return { count: totalDocs, lines };
}

function latest(lines: ContentLine[]): ContentLine[] {
  return lines.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt)).slice(0, shown);
}

/**
 * What is scheduled, the next first. Scheduled work has no access rules of its own; each document is looked up with them. The
 * header and the settings are read by everybody who works here.
 */
export async function scheduledContent(req: PayloadRequest, now = Date.now()): Promise<ScheduledLine[]> {
  const work = await scheduledWork(req.payload);
  const lines = await Promise.all(work.slice(0, looked).map((each) => lineOf(req, each, now)));
  return lines.filter((line) => line !== undefined).slice(0, shown);
}

async function lineOf(req: PayloadRequest, work: ScheduledWork, now: number): Promise<ScheduledLine | undefined> {
  const late = new Date(work.at).getTime() < now - graceMs;
  if ('global' in work) return { ...work, title: labelOf(req, work.global), late };
  const { docs } = await req.payload.find({
    collection: work.collection,
    where: { id: { equals: work.id } },
    draft: true,
    limit: 1,
    depth: 0,
    locale: 'all',
    select: { title: true } as never,
    overrideAccess: false,
    user: req.user,
  });
  const found = docs[0] as unknown as ContentLine | undefined;
  return found && { ...work, title: found.title, late };
}

function labelOf({ payload }: PayloadRequest, global: DraftedGlobal): ContentLine['title'] {
  return payload.globals.config.find(({ slug }) => slug === global)?.label as ContentLine['title'];
}
