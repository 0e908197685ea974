import type { PayloadRequest, Where } from 'payload';
import { hasRole, type Role } from '../access/roles.ts';
import type { LinkedCollection } from './link-place.ts';

export const departuresSlug = 'departures';
/** The longest reason that is kept. */
export const longestReason = 500;

/**
 * What becomes of the links to something before it goes offline or is deleted: another page takes its place, or a reason
 * why none does. Used up by the going itself.
 */
type Departure = {
  id: number;
  /** `pages/12`. */
  subject: string;
  /** The id of the page that takes its place. */
  successor?: number | null;
  reason?: string | null;
};
/** The same with the page as it is now: none where it is not online itself. */
export type Decided = {
  reason?: string;
  successor?: { id: number; name: string; title: Partial<Record<string, string>> };
};

type Page = { id: number; name: string; title?: Partial<Record<string, string>> | null; deletedAt?: string | null };

const deciders: Record<LinkedCollection, Role[]> = {
  pages: ['admin', 'editor', 'reviewer'],
  jobs: ['admin', 'people', 'editor', 'reviewer'],
  documents: ['admin', 'editor'],
  media: ['admin', 'editor', 'people'],
  countries: ['admin', 'editor', 'people'],
};

/** Whether who asks decides what becomes of the links to what is to go, and so reads why others decided as they did. */
export function mayDecide(req: PayloadRequest, collection: LinkedCollection): boolean {
  return hasRole(req, ...deciders[collection]);
}

/** What was decided for a document, where it still holds. */
export async function decidedFor(req: PayloadRequest, subject: string): Promise<Decided | undefined> {
  const { db } = req.payload;
  const query = { collection: departuresSlug, where: { subject: { equals: subject } }, req } as const;
  const departure = await db.findOne<Departure>(query);
  if (!departure) return undefined;
  if (departure.reason) return { reason: departure.reason };
  const successor = departure.successor ? await onlinePage(req, departure.successor) : undefined;
  return successor && { successor };
}

/** A page that can take over links, since visitors see it; undefined for every other one. */
export async function onlinePage(req: PayloadRequest, id: number): Promise<Decided['successor']> {
  const where: Where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] };
  const page = await req.payload.db.findOne<Page>({ collection: 'pages', where, req });
  return page && !page.deletedAt ? { id: page.id, name: page.name, title: page.title ?? {} } : undefined;
}

/** Forgets what was decided for the links to something: it was done, or is decided anew. */
export async function forgetDecision(req: PayloadRequest, subject: string): Promise<void> {
  await req.payload.db.deleteMany({ collection: departuresSlug, where: { subject: { equals: subject } }, req });
}
