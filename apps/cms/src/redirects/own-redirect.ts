import { pagePath } from '@insurer/contract/page-list.ts';
import type { PayloadRequest, Where } from 'payload';
import { type Publication, publicationsSlug } from '../publications/publication.ts';
import type { Action } from '../record/actions.ts';
import type { Change } from '../record/entry.ts';
import { lastName } from './last-name.ts';
import type { Redirect } from './redirect-ends.ts';

type Stored = Redirect & { id: number };
type Entry = { id: number; createdAt: string; changes?: Change[] | null };

/**
 * A redirect at the last address of a page that is away, or was until it came back under another name, which somebody wrote, or another
 * page left that had the address after it: it stays, while the one to the page that took its place was for the time of its absence alone.
 * Undefined where there is none.
 */
export async function ownRedirect(
  req: PayloadRequest,
  id: number | string,
  name: string | undefined,
): Promise<Redirect | undefined> {
  const from = await lastName(req, id);
  if (from === undefined || from === name) return undefined;
  const found = await req.payload.db.findOne<Stored>({
    collection: 'redirects',
    where: { from: { equals: from } },
    req,
  });
  if (!found || found.to === pagePath(name ?? from)) return undefined;
  return (await isOfDeparture(req, id, found)) ? undefined : { from, to: found.to };
}

/**
 * Whether the service wrote a redirect as the page went, and it still leads to the page that took its place, whatever that is called by
 * now: the record has the redirect before the decision.
 */
async function isOfDeparture(req: PayloadRequest, id: number | string, redirect: Stored): Promise<boolean> {
  const [decided] = await entriesOf(req, { collection: 'pages', id, action: 'links-decided' });
  const successor = decided?.changes?.find(({ field }) => field === 'successor')?.after;
  if (!decided || typeof successor !== 'string') return false;
  if (!(await pathsSince(req, successor, decided)).has(redirect.to)) return false;
  const [written] = await entriesOf(req, { collection: 'redirects', id: redirect.id, action: 'created' });
  return written !== undefined && written.id < decided.id;
}

type Asked = { collection: 'pages' | 'redirects'; id: number | string; action: Action };

/** The newest entry of an act upon a document, if there is one. */
async function entriesOf(req: PayloadRequest, { collection, id, action }: Asked): Promise<Entry[]> {
  const where: Where = {
    and: [
      { targetCollection: { equals: collection } },
      { targetId: { equals: String(id) } },
      { action: { equals: action } },
    ],
  };
  const query = { collection: 'audit-log', where, sort: '-id', limit: 1, pagination: false, req } as const;
  return (await req.payload.db.find<Entry>(query)).docs;
}

/**
 * Where the page is by now that took a place, and where that leads on since it went itself. Followed by the page: its name of then may
 * be that of a third one.
 */
async function pathsSince(req: PayloadRequest, path: string, { createdAt }: Entry): Promise<Set<string>> {
  const name = path.slice(1);
  const at = { less_than_equal: new Date(createdAt).toISOString() };
  const then = await onlineLast(req, { 'content.name': { equals: name }, subject: { like: 'pages/' }, at });
  const last = then && (await onlineLast(req, { subject: { equals: then.subject } }));
  const walked = new Set<string>();
  let next: string | undefined = pagePath(String(last?.content?.name ?? name));
  while (next !== undefined && !walked.has(next)) {
    walked.add(next);
    const where: Where = { from: { equals: next.slice(1) } };
    next = (await req.payload.db.findOne<Stored>({ collection: 'redirects', where, req }))?.to;
  }
  return walked;
}

async function onlineLast(req: PayloadRequest, of: Where): Promise<Publication | undefined> {
  const where: Where = { and: [{ state: { equals: 'online' } }, of] };
  const query = { collection: publicationsSlug, where, sort: '-id', limit: 1, pagination: false, req } as const;
  return (await req.payload.db.find<Publication>(query)).docs[0];
}
