import { dayMs } from '@insurer/contract/day-ms.ts';
import { jobPointLists } from '@insurer/contract/job.ts';
import type { Both } from '@insurer/demo-content/content-types.ts';
import { jobs } from '@insurer/demo-content/jobs.ts';
import type { Payload, Where } from 'payload';
import { type Publication, publicationsSlug } from '../publications/publication.ts';
import { dayOf } from '../riyadh-days.ts';
import type { FileIds } from './files.ts';
import { rowId } from './section-to-block.ts';
import { upsert } from './upsert.ts';

/** Writes the demo jobs in all languages; the same again where they are there already. */
export async function seedJobs(payload: Payload, pictures: FileIds, countryIds: Map<string, number>): Promise<void> {
  for (const job of jobs) {
    const rows = (name: string, texts: Both[], language: keyof Both) =>
      texts.map((text, index) => ({ id: rowId(`${job.key}/${name}/${index}`), text: text[language] }));
    const id = await upsert(payload, 'jobs', { key: { equals: job.key } }, (language) => ({
      key: job.key,
      title: job.title[language],
      subTitle: job.subTitle?.[language],
      level: job.level[language],
      location: countryIds.get(job.location),
      image: job.image && pictures.get(job.image),
      description: rows('description', job.description, language),
      areaOfExpertise: rows('areaOfExpertise', job.areaOfExpertise, language),
      tags: rows('tags', job.tags, language),
      city: job.city[language],
      pay: job.pay[language],
      closingDate: job.openDays && inDays(job.openDays),
      ...Object.fromEntries(jobPointLists.map((list) => [list, lines(job[list], language)])),
      _status: 'published',
    }));
    await postOn(payload, id, inDays(-job.postedDays));
  }
}

/**
 * A job is told with the day of its last change, which Payload takes from the clock: without this all of them were posted today.
 * The version says the same moment, or whoever edits the job would seem to stand on an older text (decision 0030), and so does what was
 * put online, or the job would be of today once a draft of it went back to that (decision 0031).
 */
async function postOn({ db }: Payload, id: number, day: string): Promise<void> {
  const updatedAt = new Date(day).toISOString();
  await db.updateOne({ collection: 'jobs', id, data: { createdAt: updatedAt, updatedAt }, returning: false });
  const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] };
  const { docs } = await db.findVersions({ collection: 'jobs', where, limit: 1, pagination: false });
  const versionData = { version: { updatedAt } } as Parameters<typeof db.updateVersion>[0]['versionData'];
  for (const { id: version } of docs)
    await db.updateVersion({ collection: 'jobs', id: version, versionData, returning: false });
  const subject = { subject: { equals: `jobs/${id}` } };
  const newest = { collection: publicationsSlug, where: subject, sort: '-id', limit: 1, pagination: false } as const;
  for (const { id: row, content } of (await db.find<Publication>(newest)).docs)
    await db.updateOne({
      collection: publicationsSlug,
      id: row,
      data: { content: { ...content, updatedAt } },
      returning: false,
    });
}

function lines(texts: Both[], language: keyof Both): string {
  return texts.map((text) => text[language]).join('\n');
}

/** Noon of a day in Riyadh so many days from now. */
function inDays(days: number): string {
  return `${dayOf(new Date(Date.now() + days * dayMs))}T12:00:00+03:00`;
}
