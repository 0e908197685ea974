import type { CollectionSlug, PayloadRequest } from 'payload';
import { draftedGlobalLabels, draftedGlobals } from '../drafted-globals.ts';
import { type ScheduledWork, scheduledWork } from '../record/scheduled-work.ts';
import type { Subject } from '../subject.ts';
import { untyped } from '../untyped.ts';

export type ContentTitle = { en?: string | null; ar?: string | null };
/** A document or a drafted global, as a line of the dashboard shows it. */
type ContentLine = Subject<'pages' | 'jobs'> & {
  title: ContentTitle;
  updatedAt: string;
  status: 'draft' | 'published';
};
/** What is to go online or offline by itself. */
type ScheduledLine = ScheduledWork & {
  title: ContentTitle;
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
  const [globals, ...found] = await Promise.all([
    newestGlobals(req),
    ...collections.map((collection) => newest(req, collection, { _status: { equals: 'draft' } })),
  ]);
  const drafts = globals.filter(({ status }) => status === 'draft');
  return {
    count: found.reduce((sum, { count }) => sum + count, drafts.length),
    lines: latest([...drafts, ...found.flatMap(({ lines }) => lines)]),
  };
}

/** What was changed last, published or not. */
export async function recentChanges(req: PayloadRequest): Promise<ContentLine[]> {
  const [globals, ...found] = await Promise.all([
    newestGlobals(req),
    ...collections.map((collection) => newest(req, collection, {})),
  ]);
  return latest([...globals, ...found.flatMap(({ lines }) => lines)]);
}

async function newest(req: PayloadRequest, collection: (typeof collections)[number], where: object) {
  const { docs, totalDocs } = await req.payload.find({
    collection,
    where: untyped(where),
    draft: true,
    sort: '-updatedAt',
    limit: shown,
    depth: 0,
    locale: 'all',
    select: untyped({ title: true, updatedAt: true, _status: true }),
    overrideAccess: false,
    user: req.user,
  });
  const lines = (docs as unknown as Found[]).map(({ id, title, updatedAt, _status }) => ({
    ...{ collection, id, title, updatedAt },
    status: _status ?? 'draft',
  }));
  return { count: totalDocs, lines };
}

type Found = Pick<ContentLine, 'title' | 'updatedAt'> & { id: number; _status?: ContentLine['status'] };

/** The drafted globals that somebody has saved: one that nobody has looks like a draft. */
async function newestGlobals(req: PayloadRequest): Promise<ContentLine[]> {
  const found = await Promise.all(
    draftedGlobals.map(async (global) => {
      const mine = { draft: true, depth: 0, overrideAccess: false, user: req.user } as const;
      const { updatedAt, _status } = await req.payload.findGlobal({ slug: global, ...mine });
      return updatedAt ? [{ global, title: draftedGlobalLabels[global], updatedAt, status: _status ?? 'draft' }] : [];
    }),
  );
  return found.flat();
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
  if (work.global) return { ...work, title: draftedGlobalLabels[work.global], late };
  const { docs } = await req.payload.find({
    collection: work.collection,
    where: { id: { equals: work.id } },
    draft: true,
    limit: 1,
    depth: 0,
    locale: 'all',
    select: untyped({ title: true }),
    overrideAccess: false,
    user: req.user,
  });
  const found = docs[0] as unknown as Found | undefined;
  return found && { ...work, title: found.title, late };
}
