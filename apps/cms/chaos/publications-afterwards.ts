import { setTimeout as pause } from 'node:timers/promises';
import type { Payload, Where } from 'payload';
import { getPage } from '../src/http/pages.ts';
import type { Publication } from '../src/publications/publication.ts';
import { marks } from './marked-content.ts';

/** A turn of scheduled publications comes every ten seconds, and does a hundred. */
const scheduledWithinMs = 90_000;
const all = { pagination: false } as const;

/** A page, what each of its editors was told to be online, in that order, and the pattern of what they wrote. */
type Published = { name: string; acknowledged: string[][]; pattern: RegExp };

/** What an editor wrote into a page. Empty where nobody did, undefined where it holds the work of two. */
function writtenIn(content: unknown, pattern: RegExp): string | undefined {
  const [first = '', ...more] = new Set(JSON.stringify(content ?? null).match(pattern));
  return more.length === 0 ? first : undefined;
}

/**
 * Compares the publications of a page that were acknowledged with the record of what was online when, what is stored, what the contract's
 * call answers, and what the sites were told.
 * @returns one sentence for each that is missing, twice, out of order or half
 */
export async function wrongPublications(payload: Payload, published: Published): Promise<string[]> {
  const { name, acknowledged, pattern } = published;
  const textOf = (content: unknown) => writtenIn(content, pattern);
  const row = await payload.db.findOne<{ id: number }>({ collection: 'pages', where: { name: { equals: name } } });
  const subject = { subject: { equals: `pages/${row?.id}` } };
  const { docs } = await payload.db.find<Publication>({
    collection: 'publications',
    where: subject,
    sort: 'id',
    ...all,
  });
  const record = docs.map(({ content }) => textOf(content));
  const wrong: string[] = [];
  if (record.includes(undefined)) wrong.push('A publication is half one text and half another.');
  for (const text of twice(record)) wrong.push(`${text} went online twice.`);
  for (const texts of acknowledged) {
    const places = texts.map((text) => record.indexOf(text));
    for (const [index, text] of texts.entries())
      if (places[index] === -1) wrong.push(`${text} was acknowledged, and is in no record.`);
    const found = places.filter((place) => place !== -1);
    if (found.some((place, index) => place < (found[index - 1] ?? 0)))
      wrong.push('Publications went online in another order.');
  }
  const where: Where = { and: [{ parent: { equals: row?.id } }, { latest: { equals: true } }] };
  const versions = await payload.db.findVersions<object>({ collection: 'pages', where, ...all });
  const request = new Request('http://service/');
  const told = await getPage({ payload, params: { name }, query: new URLSearchParams(), request });
  const standing = [row, ...versions.docs.map(({ version }) => version), told].map(textOf);
  if (standing.length !== 3 || standing.some((text) => text !== record.at(-1)))
    wrong.push(`The record ends with ${record.at(-1)}, and there stands ${standing.join(', ')}.`);
  const events = await payload.db.find<{ id: number; keys: string[] }>({ collection: 'purge-events', ...all });
  const toldOf = events.docs.filter(({ keys }) => keys.includes(`pages/${name}`)).length;
  const ofEditors = record.filter((text) => text !== '').length;
  if (toldOf < ofEditors) wrong.push(`The sites were told of ${toldOf} of ${ofEditors} publications.`);
  return wrong;
}

/** The same of what was scheduled, each mark with a page of its own, after the time that it takes. */
export async function wrongSchedules(payload: Payload, scheduled: string[]): Promise<string[]> {
  const jobs = { collection: 'payload-jobs', where: { completedAt: { exists: false } } } as const;
  const open = { ...jobs, where: { and: [jobs.where, { hasError: { not_equals: true } }] } };
  const deadline = Date.now() + scheduledWithinMs;
  while (Date.now() < deadline && (await payload.db.count(open)).totalDocs > 0) await pause(500);
  const wrong: string[] = [];
  const { docs: left } = await payload.db.find<{ id: number; hasError?: boolean | null }>({ ...jobs, ...all });
  const failed = left.filter(({ hasError }) => hasError).length;
  if (left.length > 0) wrong.push(`${left.length} scheduled publications were not done, ${failed} of them for good.`);
  const { docs: acts } = await payload.db.find<Publication>({ collection: 'publications', ...all });
  const later = acts.flatMap(({ content }) => (isLater(content) ? [content.name] : []));
  for (const mark of twice(later)) wrong.push(`${mark} went online twice.`);
  for (const mark of scheduled) if (!later.includes(mark)) wrong.push(`${mark} was scheduled, and did not go online.`);
  return wrong;
}

/** A page that was scheduled is called by its mark. */
function isLater(content: unknown): content is { name: string } {
  const { name } = (content ?? {}) as { name?: unknown };
  return typeof name === 'string' && writtenIn(name, marks) === name;
}

function twice<Text>(texts: Text[]): Text[] {
  return texts.filter((text, place) => text && texts.indexOf(text) !== place);
}
