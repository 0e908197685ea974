import { splitPrefix } from '@insurer/contract/language.ts';
import { isReservedName } from '@insurer/contract/reserved-names.ts';
import type { PayloadRequest, Where } from 'payload';
import { servedFiles } from '../media/served-files.ts';
import { isOpenJob } from '../open-jobs.ts';
import { mayBeRow } from '../row-number.ts';
import { pathOnSite, targetOf } from '../site-path.ts';
import { untyped } from '../untyped.ts';
import { knownNames } from './known-names.ts';
import type { LinkedCollection } from './link-place.ts';
import type { NowhereReason } from './nowhere-words.ts';

/** The files that a field can choose. */
export const chosenFiles = ['documents', 'media'] as const satisfies LinkedCollection[];
/** What visitors are led to or shown: an address that somebody typed, or a file that a field chose, by its name in the index of links. */
export type Linked = { address: string } | { chosen: string };
/** Why it leads nowhere; undefined where it leads somewhere. */
export type WhyNowhere = (linked: Linked) => NowhereReason | undefined;

const jobPath = '/career-details/';
const filePath = '/media/';

/**
 * Says why a link leads nowhere, as the site is now; of an address on another host, or of a product of the quote, it is taken for
 * right.
 *
 * @param all that will be asked for: jobs and files are looked up for them alone
 * @param ownName a page that counts as online already
 */
export async function whyNowhere(req: PayloadRequest, all: Linked[], ownName?: unknown): Promise<WhyNowhere> {
  // One after the other, as within a publication all are read by one connection.
  const names = await knownNames(req);
  if (typeof ownName === 'string') names.add(ownName.toLowerCase());
  const targets = all.flatMap((one) => ('address' in one ? targetIn(one.address) : []));
  const chosen = all.flatMap((one) => ('chosen' in one ? one.chosen : []));
  const jobs = await openJobKeys(req, keysIn(targets, jobPath));
  const files = await servedFiles(req.payload, keysIn(targets, filePath).filter(isFileName), req);
  const stored = new Set<string>();
  for (const files of chosenFiles) for (const file of await storedAmong(req, files, chosen)) stored.add(file);

  return (linked) => {
    if ('chosen' in linked) return stored.has(linked.chosen) ? undefined : goneReason(linked.chosen);
    const { address } = linked;
    const target = targetIn(address);
    const [job, file] = [jobPath, filePath].map((path) => keyIn(target, path));
    if (job) return jobs.has(job) ? undefined : 'closed';
    if (file && isFileName(file)) return files.has(file) ? undefined : 'no-file';
    const onSite = pathOnSite(address);
    if (onSite === undefined) return undefined;
    const [name = ''] = splitPrefix(onSite).path.slice(1).split('/');
    return name === '' || isReservedName(name) || names.has(name.toLowerCase()) ? undefined : 'nowhere';
  };
}

function targetIn(address: string): string {
  return targetOf(address) ?? address;
}

function keyIn(target: string, path: string): string | undefined {
  return target.startsWith(path) ? target.slice(path.length) : undefined;
}

function keysIn(targets: string[], path: string): string[] {
  return [...new Set(targets.flatMap((target) => keyIn(target, path) || []))];
}

/** What else stands there is passed on from elsewhere, as pictures of other hosts are. */
function isFileName(key: string): boolean {
  return key.includes('.');
}

/** The keys of the open jobs, in small letters as the index names them. */
async function openJobKeys(req: PayloadRequest, wanted: string[]): Promise<Set<string>> {
  if (wanted.length === 0) return new Set();
  const open = { collection: 'jobs', where: isOpenJob(), select: { key: true }, pagination: false, req } as const;
  const { docs } = await req.payload.db.find<{ key?: string | null }>(open);
  return new Set(docs.map(({ key }) => (key ?? '').toLowerCase()));
}

function goneReason(chosen: string): NowhereReason {
  return chosen.startsWith('media/') ? 'no-picture' : 'no-file';
}

/** Those of some chosen files that visitors are given: what is in the trash is not. */
async function storedAmong(
  req: PayloadRequest,
  collection: (typeof chosenFiles)[number],
  chosen: string[],
): Promise<string[]> {
  const ids = keysIn(chosen, `${collection}/`).filter(mayBeRow);
  if (ids.length === 0) return [];
  const where: Where = { id: { in: ids.map(Number) } };
  const query = { collection, where, select: untyped({ deletedAt: true }), pagination: false, req } as const;
  const { docs } = await req.payload.db.find<{ id: number; deletedAt?: string | null }>(query);
  return docs.flatMap(({ id, deletedAt }) => (deletedAt ? [] : `${collection}/${id}`));
}
