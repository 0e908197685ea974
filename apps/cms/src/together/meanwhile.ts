import type { PayloadRequest, Where } from 'payload';
import type { Action } from '../record/actions.ts';
import { type ReviewedCollection, reviewableNames } from '../reviewable.ts';
import { type Review, reviewOf } from '../stored-review.ts';
import type { Stored, Subject } from '../subject.ts';

/** What a reviewer said of a text that its author still has open. */
export type Verdict = Pick<Review, 'at' | 'comment'> & { state: 'approved' | 'returned'; name: string };

/**
 * What somebody else decided of the text of a form; undefined where nobody did, or there are no reviews. What was saved after an approval
 * is another text than the approved one; what was returned stays so until it is sent again.
 */
export async function verdictOf(
  req: PayloadRequest,
  subject: Subject,
  updatedAt: string | undefined,
): Promise<Verdict | undefined> {
  const name: string = subject.global ?? subject.collection;
  if (!reviewableNames.some((known) => known === name)) return undefined;
  const review = await reviewOf(req, subject as Subject<ReviewedCollection>);
  if (!review || review.judge === req.user?.id) return undefined;
  const { state, comment, judgeName } = review;
  const at = new Date(review.at).toISOString();
  if (state !== 'approved' && state !== 'returned') return undefined;
  if (state === 'approved' && updatedAt !== undefined && updatedAt > at) return undefined;
  return { state, at, comment, name: judgeName ?? '' };
}

type Kept = { id: number; action: Action; createdAt: string };

const ofContent: readonly Action[] = [
  ...(['created', 'changed', 'draft-saved', 'published', 'taken-offline', 'restored', 'trashed'] as const),
  ...(['published-by-schedule', 'offline-by-schedule'] as const),
];

/** What its schedule did to a document while somebody has its form open. */
export type DoneBySchedule = { went: 'online' | 'offline'; at: string };

const wentBy: Partial<Record<Action, DoneBySchedule['went']>> = {
  'published-by-schedule': 'online',
  'offline-by-schedule': 'offline',
};

/** `editedBy`: who wrote last, where the schedule was last and somebody wrote before it. */
type SinceShown = { scheduled?: DoneBySchedule; editedBy?: Stored['editedBy'] };

/**
 * What the schedule of a document did since what a form shows was stored, where that is what was stored last: who wrote before it is told
 * of instead, as the form lacks that text. The record tells of each act right behind it, and of drafts that save themselves less often:
 * these are found among the versions.
 */
export async function sinceShown(
  req: PayloadRequest,
  subject: Subject,
  updatedAt: string,
  shownAt: string,
): Promise<SinceShown> {
  const acts = await actsSince(req, subject, shownAt);
  const [last] = acts;
  const went = last && wentBy[last.action];
  if (!last || !went || last.at < updatedAt) return {};
  const done = acts.filter(({ action }) => wentBy[action]);
  const versions = await versionsSince(req, subject, shownAt);
  const written = versions.find(({ updatedAt: stored }, place) => {
    const next = versions[place - 1]?.updatedAt;
    return !done.some(({ at }) => at >= stored && (next === undefined || at < next));
  });
  return written ? { editedBy: written.editedBy } : { scheduled: { went, at: last.at } };
}

/** What the record says of it, the newest first. */
async function actsSince(req: PayloadRequest, { collection, id, global }: Subject, since: string) {
  const of: Where[] = global
    ? [{ targetCollection: { equals: global } }]
    : [{ targetCollection: { equals: collection } }, { targetId: { equals: String(id) } }];
  const where: Where = {
    and: [...of, { action: { in: [...ofContent] } }, { createdAt: { greater_than: since } }],
  };
  const query = { collection: 'audit-log', where, sort: '-id', pagination: false, req } as const;
  const { docs } = await req.payload.db.find<Kept>(query);
  return docs.map(({ action, createdAt }) => ({ action, at: new Date(createdAt).toISOString() }));
}

/** When and by whom it was stored, the newest first. */
async function versionsSince(req: PayloadRequest, { collection, id, global }: Subject, since: string) {
  const { db } = req.payload;
  const newer: Where = { 'version.updatedAt': { greater_than: since } };
  const select = { version: { updatedAt: true, editedBy: true } } as const;
  const query = { sort: '-version.updatedAt', pagination: false, select, req } as const;
  const where: Where = { and: [{ parent: { equals: id } }, newer] };
  const { docs } = global
    ? await db.findGlobalVersions<Stored>({ global, where: newer, ...query })
    : await db.findVersions<Stored>({ collection, where, ...query });
  return docs.map(({ version }) => ({
    editedBy: version.editedBy,
    updatedAt: new Date(version.updatedAt ?? 0).toISOString(),
  }));
}
