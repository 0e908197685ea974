import { wrongAfterwards } from '../chaos/chaos.ts';
import { startSenders, toServices } from '../chaos/senders.ts';
import { openContent } from '../src/db/open-content.ts';
import type { RunningPart } from './parts.ts';
import { type Publication, publish } from './publications.ts';
import { pathsOfSite, startReaders } from './readers.ts';
import type { Stage } from './stage.ts';

/** How much is tried: publications before and after, every which page is read, what is killed, and within how many ms a publication is at every door. */
type Trial = { publications: number; everyPage: number; kills(part: string): boolean; publishedWithin: number };
export const whole: Trial = { publications: 3, everyPage: 1, kills: () => true, publishedWithin: 2_000 };
/** On a machine that does other things meanwhile nobody can say what is late. */
export const small: Trial = {
  publications: 1,
  everyPage: 5,
  kills: (part) => part.endsWith(' 1'),
  publishedWithin: 60_000,
};
/** A content service takes longest: it opens the database and prepares the admin. */
const readyWithin = 240;

type Killed = { part: string; secondsAway: number; pages: number; failed: number; acknowledged: number };
export type Outcome = {
  publications: Publication[];
  killed: Killed[];
  acknowledged: number;
  repeated: number;
  wrong: string[];
};

/**
 * Publishes, kills every part once while visitors read and send, publishes again, and compares what was acknowledged with what is
 * stored. The settings of the services must be in this process's environment.
 */
export async function tryStage(
  stage: Stage,
  tell: (line: string) => void,
  { publications, everyPage, kills, publishedWithin }: Trial,
): Promise<Outcome> {
  const all = await pathsOfSite(stage.doors[0] ?? { name: '', url: '' });
  const paths = all.filter((_, place) => place % everyPage === 0);
  tell(`${paths.length} pages; every one is read once at every door …`);
  const readers = startReaders(stage.doors, paths);
  await readers.walk();
  const wrong = readers.failures.splice(0).map((failure) => `Before anything was killed: ${failure}`);
  const senders = startSenders(toServices([stage.contract], stage.settings.CONTENT_API_KEY ?? ''), 4);
  const published: Publication[] = [];
  const killed: Killed[] = [];
  for (let place = 0; place < publications; place += 1) published.push(await publish(stage, place));
  for (const part of stage.parts.filter(({ name }) => kills(name))) {
    const row = await killOne(part, readers, senders);
    wrong.push(...readers.failures.splice(0).map((failure) => `${part.name} was killed: ${failure}`));
    killed.push(row);
    tell(`${part.name}: ready again after ${row.secondsAway} s, ${row.pages} pages read, ${row.failed} failed`);
  }
  for (let place = 0; place < publications; place += 1) published.push(await publish(stage, place));
  const repeated = await senders.stop();
  await readers.stop();
  for (const { ms } of published)
    for (const [door, after] of Object.entries(ms))
      if (after > publishedWithin) wrong.push(`A publication was shown by ${door} after ${after} ms.`);
  const payload = await openContent();
  wrong.push(...(await wrongAfterwards(payload, senders.acknowledged)));
  await payload.destroy();
  return { publications: published, killed, acknowledged: senders.acknowledged.length, repeated, wrong };
}

async function killOne(
  part: RunningPart,
  readers: ReturnType<typeof startReaders>,
  senders: ReturnType<typeof startSenders>,
): Promise<Killed> {
  await senders.more(5);
  const before = { pages: readers.pages, acknowledged: senders.acknowledged.length };
  readers.close(part.name);
  const began = Date.now();
  await part.kill();
  await part.ready(readyWithin);
  const secondsAway = Math.round((Date.now() - began) / 100) / 10;
  readers.open(part.name);
  // Everything again, the one that was away included: what comes next meets a whole stage.
  await readers.walk();
  await senders.more(5);
  return {
    part: part.name,
    secondsAway,
    pages: readers.pages - before.pages,
    failed: readers.failures.length,
    acknowledged: senders.acknowledged.length - before.acknowledged,
  };
}
