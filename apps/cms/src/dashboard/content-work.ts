import type { CollectionSlug, PayloadRequest } from 'payload';
import { draftedGlobalLabels, draftedGlobals } from '../drafted-globals.ts';
import type { Status } from '../fields/status-words.ts';
import { type ScheduledWork, scheduledWork } from '../record/scheduled-work.ts';
import { mayPublish, type Target } from '../record/scheduling.ts';
import { type Subject, shownState, subjectName } from '../subject.ts';
import { untyped } from '../untyped.ts';

/** What has drafts, each with the field that it is called by. */
export const titleFields = { pages: 'title', jobs: 'title', 'rate-tables': 'label' } as const satisfies Partial<
  Record<CollectionSlug, string>
>;
export type Collection = keyof typeof titleFields;
const collections = Object.keys(titleFields) as Collection[];

export type ContentTitle = { en?: string | null; ar?: string | null };
/** A document or a drafted global, as a line of the dashboard shows it. */
type ContentLine = Subject<Collection> & {
  title: ContentTitle;
  updatedAt: string;
  status: Status;
};
/** What is to go online or offline by itself. */
type ScheduledLine = ScheduledWork & {
  title: ContentTitle;
  /** The time has passed and nothing happened. */
  late: boolean;
  /** It failed, and who asks may take it off the list. */
  mayDismiss?: boolean;
};

const shown = 6;
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
  const lines = latest([...globals, ...found.flatMap(({ lines }) => lines)]);
  return Promise.all(lines.map((line) => asVisitorsSee(req, line)));
}

/** Whoever reads “Draft” takes it for what visitors have never seen: what they see stays told beside its draft. */
async function asVisitorsSee(req: PayloadRequest, line: ContentLine): Promise<ContentLine> {
  if (line.status !== 'draft' || !(await shownState(req, line))) return line;
  return { ...line, status: 'changed' };
}

async function newest(req: PayloadRequest, collection: Collection, where: object) {
  const field = titleFields[collection];
  const { docs, totalDocs } = await req.payload.find({
    collection,
    where: untyped(where),
    draft: true,
    sort: '-updatedAt',
    limit: shown,
    depth: 0,
    locale: 'all',
    select: untyped({ [field]: true, updatedAt: true, _status: true }),
    overrideAccess: false,
    user: req.user,
  });
  const lines = (docs as unknown as Found[]).map(({ id, updatedAt, _status, ...named }) => ({
    ...{ collection, id, title: named[field] ?? {}, updatedAt },
    status: _status ?? 'draft',
  }));
  return { count: totalDocs, lines };
}

type Found = Pick<ContentLine, 'updatedAt'> & {
  id: number;
  title?: ContentTitle;
  label?: ContentTitle;
  _status?: Exclude<Status, 'changed'>;
};

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
 * How much is scheduled, and the next of it, also where much has failed: that alone would hide what comes. Scheduled work has no
 * access rules of its own; each document is looked up with them. The header and the settings are read by everybody who works here.
 */
export async function scheduledContent(
  req: PayloadRequest,
  now = Date.now(),
): Promise<{ count: number; lines: ScheduledLine[] }> {
  const work = await scheduledWork(req.payload);
  const titles = new Map<string, ContentTitle>();
  for (const collection of ['pages', 'jobs'] as const) {
    const ids = work.flatMap((each) => (each.collection === collection ? each.id : []));
    for (const [id, title] of await titlesOf(req, collection, ids)) titles.set(`${collection}/${id}`, title);
  }
  const all = work.flatMap((each) => {
    const title = each.global ? draftedGlobalLabels[each.global] : titles.get(subjectName(each));
    return title ? [{ ...each, title, late: new Date(each.at).getTime() < now - graceMs }] : [];
  });
  const failed = all.filter((line) => line.failed);
  const coming = all.filter((line) => !line.failed);
  const first = failed.slice(0, Math.max(shown / 2, shown - coming.length));
  const dismissable = await Promise.all(
    first.map(async (line) => ({ ...line, mayDismiss: await mayPublish(req, targetFor(line)) })),
  );
  return { count: all.length, lines: [...dismissable, ...coming.slice(0, shown - first.length)] };
}

function targetFor(work: ScheduledWork): Target {
  return work.global ? { global: work.global } : { relationTo: work.collection, value: Number(work.id) };
}

/** What the documents are called that this person may read. */
async function titlesOf(req: PayloadRequest, collection: 'pages' | 'jobs', ids: (number | string)[]) {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: ids } },
    draft: true,
    pagination: false,
    depth: 0,
    locale: 'all',
    select: untyped({ title: true }),
    overrideAccess: false,
    user: req.user,
  });
  return (docs as unknown as Found[]).map(({ id, title }) => [id, title ?? {}] as const);
}
