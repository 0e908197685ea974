import { forms } from '@insurer/contract/forms/forms.ts';
import { splitPrefix } from '@insurer/contract/language.ts';
import { isReservedName } from '@insurer/contract/reserved-names.ts';
import type { PayloadRequest } from 'payload';
import { pagesOnline } from '../pages-online.ts';
import { leadingRedirects, type Redirect } from '../redirects/redirect-ends.ts';
import { jobsAndFiles } from './jobs-and-files.ts';

/** Where the site answers without a page of that name. Whether a product of a quote is there is not looked at. */
const ownPaths = ['home', 'quote', 'career-details', 'e-services', ...forms.map(({ path }) => path)];

type Reading = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>;

/** The names of pages that are online, and of what leads on from where pages were, as they are written. */
export async function knownNames(req: Reading): Promise<Set<string>> {
  const online = await onlineNames(req);
  const leading = await redirectsThatLead(req, online);
  return new Set([...online, ...leading.map(({ from }) => from)]);
}

/**
 * Where old addresses lead, each at its end. One that ends where no page is online, at a job that is closed or at a file that is gone is
 * left out: its visitors are better told so at the address that they came by, and it is back with what it leads to.
 */
export async function redirectsThatLead(req: Reading, online?: ReadonlySet<string>): Promise<Redirect[]> {
  const all = await storedRedirects(req);
  const names = online ?? (await onlineNames(req));
  const jobOrFile = await jobsAndFiles(
    req,
    all.map(({ to }) => to),
  );
  return leadingRedirects(all, (path) => {
    const found = jobOrFile(path, true);
    return found ? found === 'there' : isThere(path, names);
  });
}

/**
 * Whether the site answers at a path of its own, in either language and in the letters of the path, which it tells apart: jobs and
 * files are looked up elsewhere.
 */
export function isThere(path: string, online: ReadonlySet<string>): boolean {
  const [name = '', ...below] = splitPrefix(path).path.slice(1).split('/');
  const isOwn = ownPaths.includes(name) || (name === name.toLowerCase() && isReservedName(name));
  // Below a page there is nothing.
  return name === '' || isOwn || (online.has(name) && below.every((step) => step === ''));
}

/** The names where the site answers with something of its own. */
async function onlineNames(req: Reading): Promise<Set<string>> {
  const names = { collection: 'pages', where: pagesOnline, select: { name: true }, pagination: false, req } as const;
  const { docs } = await req.payload.db.find<{ name?: string | null }>(names);
  return new Set([...ownPaths, ...docs.map(({ name }) => name ?? '')]);
}

/** Where old addresses lead, as it is written, by their names. */
async function storedRedirects(req: Reading): Promise<Redirect[]> {
  const select = { from: true, to: true } as const;
  const all = { collection: 'redirects', select, sort: 'from', pagination: false, req } as const;
  return (await req.payload.db.find<Redirect>(all)).docs;
}
