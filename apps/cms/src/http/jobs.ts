import type { Payload } from 'payload';
import { publicRead } from '../access/rules.ts';
import { notFound } from '../contract-problem.ts';
import { type Localized, localizedText } from '../fields/translations.ts';
import { untilChanged } from '../purge/until-changed.ts';
import type { Call } from './contract-route.ts';
import { withFiles } from './files.ts';
import { countryToWire, jobToWire, type StoredCountry, type StoredJob } from './job-to-wire.ts';
import { isOpenJob, isStillOpen } from './open-jobs.ts';

/** GET /jobs: open jobs, newest first, and all countries. `title`: contains, any letter case; `location`: exact. */
export async function getJobs({ payload, query }: Call) {
  const title = query.get('title')?.trim().toLowerCase() ?? '';
  const location = query.get('location')?.trim() ?? '';
  const countries = await allCountries(payload);
  const keys = title || location ? await keysOfJobs(payload, countries, { title, location }) : undefined;
  const jobs = keys?.length === 0 ? [] : await openJobs(payload, keys);
  return withFiles(payload, (files) => ({
    data: { jobs: jobs.map((job) => jobToWire(job, countries, files)), countries: countries.map(countryToWire) },
  }));
}

/**
 * GET /jobs/{id}.
 * @throws ContractProblem 404 when the job is unknown or closed
 */
export async function getJob({ payload, params }: Call) {
  const [[job], countries] = await Promise.all([openJobs(payload, [params.id ?? '']), allCountries(payload)]);
  if (!job) throw notFound('This job is unknown or closed.');
  return withFiles(payload, (files) => ({ data: jobToWire(job, countries, files) }));
}

// Reviewed: the caller holds the site's key; published jobs and countries are public.
const read = { locale: 'all', ...publicRead } as const;
const newestFirst = { collection: 'jobs', sort: '-createdAt' } as const;

async function allCountries(payload: Payload): Promise<StoredCountry[]> {
  const { docs } = await payload.find({ collection: 'countries', sort: 'id', ...read });
  return docs as unknown as StoredCountry[];
}

type Filtered = Pick<StoredJob, 'key' | 'title' | 'location'> & { closingDate?: string | null };

/** What filters ask of the published jobs, newest first: kept, since of thousands few are found. */
const filteredJobs = untilChanged('jobs', async (payload) => {
  const select = { key: true, title: true, location: true, closingDate: true } as const;
  const where = { _status: { equals: 'published' } };
  return (await payload.find({ ...newestFirst, where, select, ...read })).docs as unknown as Filtered[];
});

async function keysOfJobs(payload: Payload, countries: StoredCountry[], of: { title: string; location: string }) {
  const places = new Set(
    countries.filter(({ name }) => isTrueOfAny(name, (text) => text === of.location)).map(({ id }) => id),
  );
  const found = (await filteredJobs(payload)).filter(
    (job) =>
      isStillOpen(job) &&
      (of.title === '' || isTrueOfAny(job.title, (text) => text.toLowerCase().includes(of.title))) &&
      (of.location === '' || (job.location && places.has(job.location))),
  );
  return found.map(({ key }) => key);
}

/** The open jobs, newest first: all of them, or those with these keys. */
async function openJobs(payload: Payload, keys?: string[]): Promise<StoredJob[]> {
  const where = keys ? { and: [isOpenJob(), { key: { in: keys } }] } : isOpenJob();
  return (await payload.find({ ...newestFirst, where, ...read })).docs as unknown as StoredJob[];
}

/** Whether any language of a text does. */
function isTrueOfAny(text: Localized<string> | undefined, does: (text: string) => boolean | undefined): boolean {
  return Object.values(localizedText(text)).some((each) => each !== undefined && does(each));
}
