import type { PayloadRequest, Where } from 'payload';
import { shownState } from '../subject.ts';
import type { LinkedCollection } from './link-place.ts';

type Args = {
  id?: unknown;
  where?: Where;
  draft?: boolean;
  trash?: boolean;
  data?: { _status?: unknown; deletedAt?: unknown };
};

/** The ids of what an operation takes away from visitors: by taking it offline, by the trash, or for good. */
export async function idsLeaving(
  req: PayloadRequest,
  collection: LinkedCollection,
  operation: string,
  args: Args,
): Promise<number[]> {
  if (!isLeaving(operation, args)) return [];
  const ids = args.id === undefined ? await idsOf(req, collection, args) : [Number(args.id)];
  const leaving: number[] = [];
  // One after the other: what takes them away has one connection, which takes one statement at a time.
  for (const id of ids) if (await isSeen(req, collection, id)) leaving.push(id);
  return leaving;
}

function isLeaving(operation: string, { draft, data }: Args): boolean {
  if (operation === 'delete') return true;
  if (operation !== 'update') return false;
  return Boolean(data?.deletedAt) || (data?._status === 'draft' && !draft);
}

/** What answers to a filter in its language. Payload asks what is published, and for the trash the newest drafts instead. */
async function idsOf(req: PayloadRequest, collection: LinkedCollection, { where = {}, data }: Args): Promise<number[]> {
  const mine = { overrideAccess: false, user: req.user, locale: req.locale } as const;
  const own = { transactionID: await req.transactionID };
  const all = { collection, where, depth: 0, pagination: false, trash: true, select: {}, req: own } as const;
  const ids = new Set<number>();
  for (const draft of data?.deletedAt ? [false, true] : [false])
    for (const { id } of (await req.payload.find({ ...all, ...mine, draft })).docs) ids.add(Number(id));
  return [...ids];
}

/**
 * Pages and jobs are seen while they are online. All else that fields choose is held as long as it is stored: out of the trash a file may
 * come back, and deleted for good it leaves the columns empty that chose it.
 */
export async function isSeen(req: PayloadRequest, collection: LinkedCollection, id: number): Promise<boolean> {
  if (collection === 'pages' || collection === 'jobs') return Boolean(await shownState(req, { collection, id }));
  return Boolean(await req.payload.db.findOne({ collection, where: { id: { equals: id } }, req }));
}
