import type { Payload, Where } from 'payload';
import { publicRead } from '../access/rules.ts';
import type { DraftedGlobal } from '../drafted-globals.ts';
import { type Publication, publicationsSlug } from './publication.ts';

type Content = Record<string, unknown>;

/** Pages that had one name after one another, and their publications under it: what is older than these is not looked at. */
const most = 200;

/**
 * What visitors saw of a page at a moment, as it was stored then, by the name that it had then.
 *
 * @param moment ms since 1970
 * @returns undefined where no page of that name was online
 */
export async function pageOnlineAt(payload: Payload, name: string, moment: number): Promise<Content | undefined> {
  for (const content of await onlineThen(payload, { and: [named(name), until(moment)] }, moment))
    if (content.name === name) return content;
  return pageBeforeTheList(payload, name, moment);
}

/**
 * The name that a page had at a moment: people ask with the address that they see in their browser, which it may have had later or
 * before. The same name where no page that ever had it was online then.
 *
 * @param moment ms since 1970
 */
export async function nameAt(payload: Payload, name: string, moment: number): Promise<string> {
  if (await pageOnlineAt(payload, name, moment)) return name;
  const [page] = await onlineThen(payload, named(name), moment);
  return typeof page?.name === 'string' ? page.name : name;
}

/** What visitors saw at a moment of the pages that some publications are of, the newest of these first. */
async function onlineThen(payload: Payload, where: Where, moment: number): Promise<Content[]> {
  const select = { subject: true } as const;
  const all = { collection: publicationsSlug, where, select, sort: '-id', limit: most, pagination: false } as const;
  const { docs } = await payload.db.find<Pick<Publication, 'id' | 'subject'>>(all);
  const pages = [...new Set(docs.map(({ subject }) => subject))].filter((subject) => subject.startsWith('pages/'));
  const found: Content[] = [];
  for (const subject of pages) {
    const last = await firstOf(payload, { and: [{ subject: { equals: subject } }, until(moment)] }, '-id');
    if (last?.content) found.push(last.content);
  }
  return found;
}

function named(name: string): Where {
  return { 'content.name': { equals: name } };
}

/**
 * What the header, the settings or the texts were at a moment.
 *
 * @param moment ms since 1970; before the first publication of it, what that one had
 * @returns undefined where it was never published since there is such a list: it is as it was
 */
export async function globalOnlineAt(
  payload: Payload,
  slug: DraftedGlobal,
  moment: number,
): Promise<Content | undefined> {
  const subject: Where = { subject: { equals: slug } };
  const last = await firstOf(payload, { and: [subject, until(moment)] }, '-id');
  return (last ?? (await firstOf(payload, subject, 'id')))?.content ?? undefined;
}

/** Since when it is known what visitors saw, in ms since 1970; undefined where nothing was published yet. */
export async function firstMomentKept(payload: Payload): Promise<number | undefined> {
  const all = { sort: 'at', limit: 1, pagination: false } as const;
  const listed = await payload.db.find<Publication>({ collection: publicationsSlug, select: { at: true }, ...all });
  // What was published before the list began and not since stands there since it was last changed.
  const where = { _status: { equals: 'published' } };
  const oldest = { ...all, where, select: { updatedAt: true }, sort: 'updatedAt' } as const;
  const pages = await payload.db.find<{ updatedAt: string }>({ collection: 'pages', ...oldest });
  const moments = [...listed.docs.map(({ at }) => at), ...pages.docs.map(({ updatedAt }) => updatedAt)];
  return moments.length > 0 ? Math.min(...moments.map((moment) => Date.parse(moment))) : undefined;
}

function until(moment: number): Where {
  return { at: { less_than_equal: new Date(moment).toISOString() } };
}

async function firstOf({ db }: Payload, where: Where, sort: string): Promise<Publication | undefined> {
  return (await db.find<Publication>({ collection: publicationsSlug, where, sort, limit: 1, pagination: false }))
    .docs[0];
}

/** A page that was published before the list began and not since is in no row of it. */
async function pageBeforeTheList(payload: Payload, name: string, moment: number): Promise<Content | undefined> {
  const where = { name: { equals: name }, _status: { equals: 'published' } };
  // Reviewed: published pages only, for the bearer of a token of staff.
  const found = await payload.find({
    collection: 'pages',
    where,
    locale: 'all',
    limit: 1,
    joins: false,
    ...publicRead,
  });
  const [page] = found.docs;
  if (!page || Date.parse(page.updatedAt) > moment) return undefined;
  return page as unknown as Content;
}
