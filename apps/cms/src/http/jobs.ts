import { maxJobs } from '@insurer/contract/job.ts';
import { foldedText, wordsOf } from '@insurer/contract/search-words.ts';
import { formsOf } from '@insurer/contract/stems.ts';
import type { Payload } from 'payload';
import { publicRead } from '../access/rules.ts';
import { ContractProblem, notFound } from '../contract-problem.ts';
import { type Localized, localizedText } from '../fields/translations.ts';
import { isOpenJob, isStillOpen } from '../open-jobs.ts';
import { untilChanged } from '../purge/until-changed.ts';
import type { Call } from './contract-route.ts';
import { withFiles } from './files.ts';
import { briefJobToWire, countryToWire, jobToWire, type StoredCountry, type StoredJob } from './job-to-wire.ts';
import { withPostedMoment } from './posted-jobs.ts';
import { limitOf } from './query-numbers.ts';

/**
 * GET /jobs: open jobs, newest first, and all countries. `title`: contains, in any spelling that the search takes, or else what a card says in
 * any form of these words; `location`: exact; `limit`: 1 to 500
 * of them, and how many there are; `cursor`: the `next` of the response before; `fields`: those that are needed, of which there may
 * be more.
 * @throws ContractProblem 400 for any other limit or cursor
 */
export async function getJobs({ payload, query }: Call) {
  const title = foldedText(query.get('title') ?? '');
  const location = query.get('location')?.trim() ?? '';
  const limit = limitOf(query, maxJobs);
  const [after, countries] = [positionOf(query), await allCountries(payload)];
  const isPart = limit !== undefined || after !== undefined;
  const isBrief = needsBriefOnly(query);
  const found =
    title || location || isPart || isBrief ? await findJobs(payload, countries, { title, location }) : undefined;
  const rest = after ? found?.filter((job) => isBehind(job, after)) : found;
  const part = rest?.slice(0, limit);
  const last = rest && part && rest.length > part.length ? part.at(-1) : undefined;
  const facts = isPart && { total: found?.length ?? 0, next: last ? `${timeOf(last)}-${last.id}` : null };
  const others = { countries: countries.map(countryToWire), ...facts };
  if (part && isBrief) return { data: { jobs: part.map(briefJobToWire), ...others } };
  const keys = part?.map(({ key }) => key);
  const jobs = keys?.length === 0 ? [] : await openJobs(payload, keys);
  return withFiles(payload, (files) => ({
    data: { jobs: jobs.map((job) => jobToWire(job, countries, files)), ...others },
  }));
}

const briefFields = ['id', 'title', 'updated_at'];

/** Whether nothing is asked for but what stands in memory: of thousands of jobs a sitemap needs no more. */
function needsBriefOnly(query: URLSearchParams): boolean {
  const fields = query.get('fields')?.split(',') ?? [];
  return fields.length > 0 && fields.every((field) => briefFields.includes(field));
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
const newestFirst = { collection: 'jobs', sort: ['-createdAt', '-id'] } as { collection: 'jobs'; sort: string[] };

async function allCountries(payload: Payload): Promise<StoredCountry[]> {
  const { docs } = await payload.find({ collection: 'countries', sort: 'id', ...read });
  return docs as unknown as StoredCountry[];
}

type Filtered = Pick<StoredJob, 'key' | 'title' | 'subTitle' | 'level' | 'city' | 'location' | 'updatedAt'> & {
  id: number;
  createdAt: string;
  closingDate?: string | null;
};
/** `foldedTitles`: as words are looked for in them; `forms`: of every word of what a card says. */
type Searchable = Filtered & { foldedTitles: string[]; forms: Set<string> };
/** Where a part ended: the time and the id of its last job. */
type Position = { time: number; id: number };

/** What filters ask of the published jobs, newest first: kept, since of thousands few are found. */
const filteredJobs = untilChanged('jobs', async (payload): Promise<Searchable[]> => {
  const select = {
    key: true,
    title: true,
    subTitle: true,
    level: true,
    city: true,
    location: true,
    closingDate: true,
    createdAt: true,
    updatedAt: true,
  } as const;
  const where = { _status: { equals: 'published' } };
  const jobs = (await payload.find({ ...newestFirst, where, select, ...read })).docs as unknown as Filtered[];
  return (await withPostedMoment(payload, jobs)).map((job) => {
    const { title, subTitle, level, city } = job;
    const forms = new Set([title, subTitle, level, city].flatMap(textsOf).flatMap(formsIn).flat());
    return { ...job, foldedTitles: textsOf(title).map(foldedText), forms };
  });
});

async function findJobs(payload: Payload, countries: StoredCountry[], of: { title: string; location: string }) {
  const places = new Set(countries.filter(({ name }) => textsOf(name).includes(of.location)).map(({ id }) => id));
  const open = (await filteredJobs(payload)).filter(
    (job) => isStillOpen(job) && (of.location === '' || (job.location && places.has(job.location))),
  );
  const titled = open.filter((job) => job.foldedTitles.some((title) => title.includes(of.title)));
  if (of.title === '' || titled.length > 0) return of.title === '' ? open : titled;
  // No title says it: graduates are for a graduate trainee, and a city or a department stands on the card.
  const words = formsIn(of.title);
  return words.length > 0
    ? open.filter(({ forms }) => words.every((word) => word.some((form) => forms.has(form))))
    : [];
}

/** The words of a text, each in all of its forms. */
function formsIn(text: string): string[][] {
  return wordsOf(text).map(({ word }) => formsOf(word));
}

/** @throws ContractProblem 400 for a cursor that is none */
function positionOf(query: URLSearchParams): Position | undefined {
  const cursor = query.get('cursor');
  if (!cursor) return undefined;
  const [, time, id] = /^(\d{1,15})-(\d{1,9})$/.exec(cursor) ?? [];
  if (!time || !id) throw new ContractProblem(400, 'cursor is not one that this service gave.');
  return { time: Number(time), id: Number(id) };
}

function isBehind(job: Filtered, { time, id }: Position): boolean {
  return timeOf(job) < time || (timeOf(job) === time && job.id < id);
}

function timeOf({ createdAt }: Filtered): number {
  return Date.parse(createdAt);
}

/** The open jobs, newest first: all of them, or those with these keys. */
async function openJobs(payload: Payload, keys?: string[]): Promise<StoredJob[]> {
  const where = keys ? { and: [isOpenJob(), { key: { in: keys } }] } : isOpenJob();
  const { docs } = await payload.find({ ...newestFirst, where, ...read });
  return withPostedMoment(payload, docs as unknown as StoredJob[]);
}

/** A text in every language in which it is there. */
function textsOf(text: Localized<string> | undefined): string[] {
  return Object.values(localizedText(text)).filter((each) => each !== undefined);
}
