import type { Payload } from 'payload';
import { publicRead } from '../access/rules.ts';
import { notFound } from '../contract-problem.ts';
import type { Call } from './contract-route.ts';
import { withFiles } from './files.ts';
import { countryToWire, jobToWire, type StoredCountry, type StoredJob } from './job-to-wire.ts';
import { localizedText } from './translations.ts';

/** GET /jobs: open jobs, newest first, and all countries. `title`: contains, any letter case; `location`: exact. */
export async function getJobs({ payload, query }: Call) {
  const [jobs, countries] = await jobsAndCountries(payload);
  const title = query.get('title')?.trim().toLowerCase() ?? '';
  const location = query.get('location')?.trim() ?? '';
  const found = jobs.filter((job) => {
    const titles = Object.values(localizedText(job.title));
    const places = Object.values(localizedText(countries.find(({ id }) => id === job.location)?.name));
    const matchesTitle = title === '' || titles.some((text) => text?.toLowerCase().includes(title));
    return matchesTitle && (location === '' || places.includes(location));
  });
  return withFiles(payload, (files) => ({
    data: { jobs: found.map((job) => jobToWire(job, countries, files)), countries: countries.map(countryToWire) },
  }));
}

/**
 * GET /jobs/{id}.
 * @throws ContractProblem 404 when the job is unknown or closed
 */
export async function getJob({ payload, params }: Call) {
  const [[job], countries] = await jobsAndCountries(payload, params.id);
  if (!job) throw notFound('This job is unknown or closed.');
  return withFiles(payload, (files) => ({ data: jobToWire(job, countries, files) }));
}

/** The open jobs, newest first, or the one with this key; and all countries. */
async function jobsAndCountries(payload: Payload, key?: string): Promise<[StoredJob[], StoredCountry[]]> {
  const where = { _status: { equals: 'published' }, ...(key !== undefined && { key: { equals: key } }) };
  // Reviewed: the caller holds the site's key; published jobs and countries are public.
  const read = { locale: 'all', ...publicRead } as const;
  const [jobs, countries] = await Promise.all([
    payload.find({ collection: 'jobs', where, sort: '-createdAt', ...read }),
    payload.find({ collection: 'countries', sort: 'id', ...read }),
  ]);
  return [jobs.docs as unknown as StoredJob[], countries.docs as unknown as StoredCountry[]];
}
