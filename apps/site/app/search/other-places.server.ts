import { contentKeys } from '#app/content/content-keys.ts';
import { contentStore } from '#app/content/content-service.server.ts';
import { readOpenJobs } from '#app/content/jobs.ts';
import { readRatedList } from '#app/content/rates.ts';
import { steadyNow } from '#app/steady-now.ts';
import { fill } from '#app/texts/fill.ts';
import { entriesOfJob, entriesOfPage } from './page-entries.ts';
import { failure, type PathsRead, withTime } from './paths-read.server.ts';
import type { ReadPath } from './site-reading.ts';

/** Stands for the list of jobs, which is no page. */
export const jobsPath = '/jobs';
const maxJobs = 5_000;
/** Packed together: unpacking one unpacks all of them. */
const jobsOfPack = 20;
/** More than these are not read again before so long, unless a purge says that they changed. */
const [fewJobs, jobsStandMs] = [300, 600_000];
const quotesPath = '/quote/';

/** Reads the open jobs. */
export async function readJobs(paths: PathsRead): Promise<void> {
  const [known, readAt, { texts }] = [paths.before(jobsPath), steadyNow(), paths.base];
  if (known && jobsStand(known)) return paths.reader.onRead(known.packs);
  const jobs = await paths.attempt(jobsPath, (view) => readOpenJobs(view, maxJobs));
  if (jobs === failure) return;
  const parts = Array.from({ length: Math.ceil(jobs.length / jobsOfPack) }, (_, at) =>
    jobs.slice(at * jobsOfPack, (at + 1) * jobsOfPack).flatMap((job) => entriesOfJob(job, texts)),
  );
  await paths.keep(jobsPath, readAt, parts);
}

function jobsStand({ packs, readAt }: ReadPath): boolean {
  const isRecent = steadyNow() - readAt < jobsStandMs;
  return packs.length * jobsOfPack > fewJobs && isRecent && !contentStore.isPurgedSince(contentKeys.jobs.key, readAt);
}

/** Reads which screens say a price; they are no content pages. Gives their paths. */
export async function readQuotes(paths: PathsRead): Promise<string[]> {
  const [{ texts }, readAt] = [paths.base, steadyNow()];
  const found = (await readRatedList(withTime(paths.base))).map(({ product, label }) => ({
    path: `${quotesPath}${product}`,
    title: { text: fill(texts.quote.startTitle, { product: label.text }), lang: label.lang },
    names: [texts.quote.panelIntro],
  }));
  for (const quote of found) await paths.keep(quote.path, readAt, [entriesOfPage(quote, texts)]);
  return found.map(({ path }) => path);
}
