import { splitPrefix } from '@insurer/contract/language.ts';
import { isReservedName } from '@insurer/contract/reserved-names.ts';
import type { PayloadRequest, Where } from 'payload';
import { servedFiles } from '../media/served-files.ts';
import { isOpenJob } from '../open-jobs.ts';
import { pathOnSite, targetOf } from '../site-path.ts';
import { knownNames } from './known-names.ts';
import type { NowhereReason } from './nowhere-words.ts';

/** Why an address leads nowhere; undefined where it leads somewhere. */
export type WhyNowhere = (address: string) => NowhereReason | undefined;

const jobPath = '/career-details/';
const filePath = '/media/';
const chosenDocument = 'documents/';

/**
 * Says why an address leads nowhere, as the site is now; of one on another host, or of a product of the quote, it is taken for
 * right. A document that a field chooses is asked for as the index of links names it, `documents/7`.
 *
 * @param addresses all that will be asked for: jobs and files are looked up for them alone
 * @param ownName a page that counts as online already
 */
export async function whyNowhere(req: PayloadRequest, addresses: string[], ownName?: unknown): Promise<WhyNowhere> {
  // One after the other, as within a publication all are read by one connection.
  const names = await knownNames(req);
  if (typeof ownName === 'string') names.add(ownName.toLowerCase());
  const targets = addresses.map(targetIn);
  const jobs = await openJobKeys(req, keysIn(targets, jobPath));
  const files = await servedFiles(req.payload, keysIn(targets, filePath).filter(isFileName), req);
  const documents = await storedDocuments(req, keysIn(targets, chosenDocument));

  return (address) => {
    const target = targetIn(address);
    const [job, file, document] = [jobPath, filePath, chosenDocument].map((path) => keyIn(target, path));
    if (job) return jobs.has(job) ? undefined : 'closed';
    if (file && isFileName(file)) return files.has(file) ? undefined : 'no-file';
    if (document) return documents.has(document) ? undefined : 'no-file';
    const onSite = pathOnSite(address);
    if (onSite === undefined) return undefined;
    const [name = ''] = splitPrefix(onSite).path.slice(1).split('/');
    return name === '' || isReservedName(name) || names.has(name.toLowerCase()) ? undefined : 'nowhere';
  };
}

function targetIn(address: string): string {
  return address.startsWith(chosenDocument) ? address : (targetOf(address) ?? address);
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

async function storedDocuments(req: PayloadRequest, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const where: Where = { id: { in: ids.map(Number) } };
  const query = { collection: 'documents', where, select: { filename: true }, pagination: false, req } as const;
  const { docs } = await req.payload.db.find<{ id: number }>(query);
  return new Set(docs.map(({ id }) => String(id)));
}
