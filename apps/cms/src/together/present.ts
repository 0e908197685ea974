import type { Endpoint, PayloadRequest, Where } from 'payload';
import * as v from 'valibot';
import { notAllowed } from '../access/roles.ts';
import { staff } from '../access/rules.ts';
import { nameOf } from '../colleague-name.ts';
import { draftedGlobalNamed } from '../drafted-globals.ts';
import { rowNumber } from '../row-number.ts';
import { configOf, type Subject, subjectName } from '../subject.ts';
import { type DoneBySchedule, sinceShown, type Verdict, verdictOf } from './meanwhile.ts';
import { newestState } from './newest-state.ts';
import { sharedCollections } from './shared-documents.ts';

/** Somebody who was not heard of for this long has it open no more: a browser that was closed says nothing. */
const goneMs = 15_000;
/** A form asks every few seconds; its person is noted anew only so often. */
const notedMs = 5_000;
const collection = 'open-documents';

type Row = { id: number; person?: number | null; seenAt: string };
/** What a form asks with; `shownAt`: when what it shows was saved. */
export type Asked = {
  collection?: string;
  id?: number | string;
  global?: string;
  isLeaving?: boolean;
  shownAt?: string;
};
/**
 * What it is told: the names of the others, and of what is stored when it was saved and by whom, `null` for oneself; where that is newer
 * than what it shows, what its schedule did, if it was that alone; and what a reviewer said of it.
 */
export type Presence = {
  others: string[];
  updatedAt?: string;
  savedBy?: string | null;
  scheduled?: DoneBySchedule;
  verdict?: Verdict;
};

/** POST /together: notes that a person has a document open, or leaves it, and says who else has. Who may not write it is told of nobody. */
export const present: Endpoint = {
  path: '/together',
  method: 'post',
  handler: async (req) => {
    const { user } = req;
    if (!user || !staff({ req })) return notAllowed(req);
    const asked = ((await req.json?.().catch(() => undefined)) ?? {}) as Asked;
    const subject = subjectOf(asked);
    if (!subject) return Response.json({ message: 'No document that people share.' }, { status: 400 });
    if (!(await mayWrite(req, subject))) return Response.json({ others: [] } satisfies Presence);
    const name = subjectName(subject);
    await note(req, name, Number(user.id), asked.isLeaving === true);
    const { shownAt } = asked;
    const { updatedAt, ...newest } = await newestState(req, subject);
    const isBehind = updatedAt !== undefined && shownAt !== undefined && updatedAt > shownAt;
    const since = isBehind ? await sinceShown(req, subject, updatedAt, shownAt) : {};
    const { editedBy, scheduled } = { scheduled: undefined, ...newest, ...since };
    const savedBy = editedBy === user.id ? null : await nameOf(req, editedBy);
    const presence: Presence = {
      ...{ others: await othersAt(req, name, Number(user.id)), updatedAt, savedBy },
      scheduled,
      verdict: await verdictOf(req, subject, updatedAt),
    };
    return Response.json(presence, { headers: { 'cache-control': 'no-store' } });
  },
};

function subjectOf({ collection: asked, id, global }: Asked): Subject | undefined {
  const drafted = draftedGlobalNamed(global);
  if (drafted) return { global: drafted };
  const slug = sharedCollections.find((known) => known === asked);
  return slug && v.is(rowNumber, Number(id)) ? { collection: slug, id: Number(id) } : undefined;
}

/** By the rule of its collection or global alone: this is asked every few seconds. */
async function mayWrite(req: PayloadRequest, subject: Subject): Promise<boolean> {
  return (await configOf(req.payload, subject).access.update({ req })) !== false;
}

async function note(req: PayloadRequest, subject: string, person: number, isLeaving: boolean): Promise<void> {
  const { db } = req.payload;
  const key = `${subject} ${person}`;
  const where = { key: { equals: key } };
  if (isLeaving) return db.deleteMany({ collection, where });
  const known = await db.findOne<Row>({ collection, where });
  const now = Date.now();
  if (known && new Date(known.seenAt).getTime() > now - notedMs) return;
  const seenAt = new Date(now).toISOString();
  if (known) {
    await db.updateOne({ collection, id: known.id, data: { seenAt } });
    return;
  }
  await db.deleteMany({ collection, where: { seenAt: { less_than: new Date(now - 60 * goneMs).toISOString() } } });
  // A second window of the same person may have come first: one row says as much.
  await db.create({ collection, data: { key, subject, person, seenAt } }).catch(() => undefined);
}

async function othersAt(req: PayloadRequest, subject: string, person: number): Promise<string[]> {
  const since = new Date(Date.now() - goneMs).toISOString();
  const where: Where = {
    and: [{ subject: { equals: subject } }, { person: { not_equals: person } }, { seenAt: { greater_than: since } }],
  };
  const { docs } = await req.payload.db.find<Row>({ collection, where, limit: 20, pagination: false, sort: 'id' });
  const names = await Promise.all(docs.map((row) => nameOf(req, row.person)));
  return names.filter((name) => name !== undefined);
}
