import { forms } from '@insurer/contract/forms/forms.ts';
import type { PayloadRequest, Where } from 'payload';
import { leadingRedirects, type Redirect } from '../redirects/redirect-ends.ts';

/** Where the site answers without a page of that name. Whether a product of a quote is there is not looked at. */
const ownPaths = ['home', 'quote', 'career-details', 'e-services', ...forms.map(({ path }) => path)];

/** The pages that visitors see. */
export const pagesOnline: Where = { and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }] };

type Reading = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>;

/** The names of pages that are online, and of what leads on from where pages were, in small letters. */
export async function knownNames(req: Reading): Promise<Set<string>> {
  const online = await onlineNames(req);
  const leading = leadingRedirects(await storedRedirects(req), online);
  return new Set([...online, ...leading.map(({ from }) => from.toLowerCase())]);
}

/** The names where the site answers with something of its own, in small letters. */
export async function onlineNames(req: Reading): Promise<Set<string>> {
  const names = { collection: 'pages', where: pagesOnline, select: { name: true }, pagination: false, req } as const;
  const { docs } = await req.payload.db.find<{ name?: string | null }>(names);
  return new Set([...ownPaths, ...docs.map(({ name }) => name ?? '')].map((name) => name.toLowerCase()));
}

/** Where old addresses lead, as it is written, by their names. */
export async function storedRedirects(req: Reading): Promise<Redirect[]> {
  const select = { from: true, to: true } as const;
  const all = { collection: 'redirects', select, sort: 'from', pagination: false, req } as const;
  return (await req.payload.db.find<Redirect>(all)).docs;
}
