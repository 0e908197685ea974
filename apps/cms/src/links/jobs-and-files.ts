import { splitPrefix } from '@insurer/contract/language.ts';
import type { PayloadRequest } from 'payload';
import { servedFiles } from '../media/served-files.ts';
import { isOpenJob } from '../open-jobs.ts';
import { targetOf } from '../site-path.ts';

/**
 * What visitors find at the address of a job or a file; undefined of any other address.
 *
 * @param exactly at this very path, as a redirect leads there
 */
type JobOrFile = (address: string, exactly?: boolean) => 'there' | 'closed' | 'no-file' | undefined;
type Reading = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>;

const jobPath = '/career-details/';
const filePath = '/media/';
/** Where visitors find a job. */
const jobPaths = [jobPath, '/apply-form/'];

/**
 * Looks the jobs and files up that some addresses lead to, in either way of addressing them.
 *
 * @param addresses all that will be asked for
 */
export async function jobsAndFiles(req: Reading, addresses: string[]): Promise<JobOrFile> {
  const targets = addresses.map(targetIn);
  // One after the other, as within a publication all are read by one connection.
  const jobs = await openJobKeys(req, keysIn(targets, jobPath));
  const files = await servedFiles(req.payload, keysIn(targets, filePath).filter(isFileName), req);
  return (address, exactly = false) => {
    const isWritten = (paths: string[]) => !exactly || paths.includes(splitPrefix(address).path);
    const [job, file] = [jobPath, filePath].map((path) => keyIn(targetIn(address), path));
    if (job) {
      return jobs.has(job) && isWritten(jobPaths.map((path) => `${path}${job}`)) ? 'there' : 'closed';
    }
    if (file && isFileName(file)) return files.has(file) && isWritten([`${filePath}${file}`]) ? 'there' : 'no-file';
    return undefined;
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

async function openJobKeys(req: Reading, wanted: string[]): Promise<Set<string>> {
  if (wanted.length === 0) return new Set();
  const open = { collection: 'jobs', where: isOpenJob(), select: { key: true }, pagination: false, req } as const;
  const { docs } = await req.payload.db.find<{ key?: string | null }>(open);
  return new Set(docs.map(({ key }) => key ?? ''));
}
