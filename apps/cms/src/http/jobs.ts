import type { Payload } from 'payload';
import { notFound } from '../contract-problem.ts';
import { publicRead } from '../public-read.ts';
import type { Call } from './contract-route.ts';
import { withFiles } from './files.ts';
import { countryToWire, jobToWire, type StoredCountry, type StoredJob } from './job-to-wire.ts';
import { localizedText } from './translations.ts';

/** GET /jobs: open jobs, newest first, and all countries. `title`: contains, any letter case; `location`: exact. */
export async function getJobs({ payload, query }: Call) {
  const [jobs, countries] = await Promise.all([openJobs(payload), allCountries(payload)]);
  const title = query.get('title')?.trim().toLowerCase() ?? '';
  const location = query.get('location')?.trim() ?? '';
  const found = jobs.filter((job) => {
    const titles = Object.values(localizedText(job.title));
    const country = countries.find(({ id }) => id === job.location);
    const matchesTitle = title === '' || titles.some((text) => text?.toLowerCase().includes(title));
    return matchesTitle && (location === '' || Object.values(localizedText(country?.name)).includes(location));
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
  const [[job], countries] = await Promise.all([openJobs(payload, params.id), allCountries(payload)]);
  if (!job) throw notFound('This job is unknown or closed.');
  return withFiles(payload, (files) => ({ data: jobToWire(job, countries, files) }));
}

// Reviewed: the caller holds the site's key; published jobs and countries are public.
async function openJobs(payload: Payload, key?: string): Promise<StoredJob[]> {
  const where = { _status: { equals: 'published' }, ...(key !== undefined && { key: { equals: key } }) };
  const { docs } = await payload.find({ collection: 'jobs', where, sort: '-createdAt', locale: 'all', ...publicRead });
  return docs as unknown as StoredJob[];
}

async function allCountries(payload: Payload): Promise<StoredCountry[]> {
  const { docs } = await payload.find({ collection: 'countries', sort: 'id', locale: 'all', ...publicRead });
  return docs as unknown as StoredCountry[];
}
