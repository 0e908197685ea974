import { dayMs } from '@insurer/contract/day-ms.ts';
import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload';
import { withDatabaseLock } from '../db/database-lock.ts';
import { scheduledWork } from '../record/scheduled-work.ts';
import { inRequestTransaction } from '../request-transaction.ts';
import { subjectName } from '../subject.ts';
import { untyped } from '../untyped.ts';
import { waitForOthers } from '../wait-for-others.ts';

type Values = Record<string, unknown>;

const collection = 'pages';
/** A form in a window that nobody looks at says nothing; after a week nobody comes back to an empty one. */
const weekMs = 7 * dayMs;
/** A form that somebody looks at says so every few seconds. */
const openMs = 15 * 60_000;
/** In one turn. */
const atOnce = 1_000;
/** What a page has before anybody writes into it. */
const notWritten = ['id', 'createdAt', 'updatedAt', '_status', 'deletedAt', 'editedBy'];

/**
 * Removes pages that nobody ever wrote into: Payload stores one as soon as somebody opens "Create", and leaves it there when
 * they go again (decision 0055). It was saved once, a week ago or longer, holds nothing in any language, is open nowhere and waits
 * for no moment.
 *
 * @returns how many were removed
 */
export async function removeBlankDrafts(payload: Payload, now = Date.now()): Promise<number> {
  let removed = 0;
  await withDatabaseLock(payload, 'blank drafts', async () => {
    for (const id of await savedOnce(payload, await oldDrafts(payload, now))) {
      const isRemoved = await removeIfBlank(payload, id, now).catch((error: unknown) => {
        payload.logger.error({ err: error, id, msg: 'a page that nobody wrote into could not be removed' });
      });
      if (isRemoved) removed += 1;
    }
  });
  if (removed > 0) payload.logger.info({ msg: 'pages that nobody ever wrote into were removed', removed });
  return removed;
}

async function removeIfBlank(payload: Payload, id: number, now: number): Promise<boolean> {
  if ((await scheduledWork(payload, { collection, id })).length > 0) return false;
  const req = await createLocalReq({}, payload);
  return inRequestTransaction(req, async () => {
    // Whoever begins to write waits here as well.
    await waitForOthers(req, { collection, id });
    if ((await isOpen(req, id, now)) || !(await isBlank(req, id))) return false;
    await payload.delete({ collection, id, req, overrideAccess: true });
    return true;
  });
}

/** The newest first: a page that was written into stays among them until it is published. */
async function oldDrafts({ db }: Payload, now: number): Promise<number[]> {
  const before = new Date(now - weekMs).toISOString();
  const where: Where = {
    and: [
      { _status: { equals: 'draft' } },
      { deletedAt: { exists: false } },
      { name: { exists: false } },
      { updatedAt: { less_than: before } },
    ],
  };
  const asked = { collection, where, select: untyped({}), sort: '-id', limit: atOnce, pagination: false } as const;
  return (await db.find<{ id: number }>(asked)).docs.map(({ id }) => id);
}

/** Those of which there is one version: whatever is typed makes another one, also where it is taken out again. */
async function savedOnce({ db }: Payload, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const where: Where = { parent: { in: ids } };
  const parents = { collection, where, select: untyped({ parent: true }), pagination: false } as const;
  const { docs } = await db.findVersions<Values>(parents);
  const versions = Map.groupBy(docs, ({ parent }) => Number(parent));
  return ids.filter((id) => versions.get(id)?.length === 1);
}

/** Whether the page and its one version hold nothing. */
async function isBlank({ payload: { db }, transactionID }: PayloadRequest, id: number): Promise<boolean> {
  const req = { transactionID: await transactionID };
  const row = await db.findOne<Values & { id: number }>({ collection, where: { id: { equals: id } }, req });
  const { docs } = await db.findVersions<Values>({ collection, where: { parent: { equals: id } }, req });
  const [version, ...others] = docs.map((one) => one.version);
  if (row?._status !== 'draft' || !version || others.length > 0) return false;
  return [row, version].every((state) =>
    Object.entries(state).every(([name, value]) => notWritten.includes(name) || holdsNothing(value)),
  );
}

function holdsNothing(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(holdsNothing);
  return value === undefined || value === null || value === '' || value === false;
}

/** Whether somebody looks at its form. */
async function isOpen({ payload, transactionID }: PayloadRequest, id: number, now: number): Promise<boolean> {
  const seenAt = { greater_than: new Date(now - openMs).toISOString() };
  const where: Where = { and: [{ subject: { equals: subjectName({ collection, id }) } }, { seenAt }] };
  const req = { transactionID: await transactionID };
  return (await payload.db.count({ collection: 'open-documents', where, req })).totalDocs > 0;
}
