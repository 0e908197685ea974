import { wrongAfterwards } from '../chaos/chaos.ts';
import { startSenders, toServices } from '../chaos/senders.ts';
import { openContent } from '../src/db/open-content.ts';
import type { RunningPart } from './parts.ts';
import { type Publication, publish } from './publications.ts';
import { pathsOfSite, startReaders } from './readers.ts';
import type { Door, Stage } from './stage.ts';

/** How much is tried: publications before and after, every which page is read, what is killed, and within how many ms a publication is at every door. */
type Trial = { publications: number; everyPage: number; kills(part: string): boolean; publishedWithin: number };
export const whole: Trial = { publications: 3, everyPage: 1, kills: () => true, publishedWithin: 2_000 };
/** What is replaced by a new version one after the other, while everybody works on. */
const isApp = ({ name }: RunningPart) => /^(site|content service) /.test(name);
/** On a machine that does other things meanwhile nobody can say what is late. */
export const small: Trial = {
  publications: 1,
  everyPage: 5,
  kills: (part) => part.endsWith(' 1'),
  publishedWithin: 60_000,
};
/** A content service takes longest: it opens the database and prepares the admin. */
const readyWithin = 240;

type Away = {
  part: string;
  secondsAway: number;
  pages: number;
  failed: number;
  acknowledged: number;
  repeated: number;
};
export type Outcome = {
  publications: Publication[];
  killed: Away[];
  restarted: Away[];
  acknowledged: number;
  repeated: number;
  wrong: string[];
};

/**
 * Publishes, kills every part once while visitors read and send, restarts the apps in turn as a new version does, publishes again,
 * and compares what was acknowledged with what is stored. The settings of the services must be in this process's environment.
 */
export async function tryStage(
  stage: Stage,
  print: (line: string) => void,
  { publications, everyPage, kills, publishedWithin }: Trial,
): Promise<Outcome> {
  const all = await pathsOfSite(stage.doors[0] ?? { name: '', url: '' });
  const paths = all.filter((_, place) => place % everyPage === 0);
  print(`${paths.length} pages; every one is read once at every door …`);
  const wrong: string[] = [];
  const senders = startSenders(toServices([stage.contract], stage.settings.CONTENT_API_KEY ?? ''), 4);
  const published: Publication[] = [];
  const publishEach = async () => {
    for (let place = 0; place < publications; place += 1) published.push(await publish(stage, place));
  };
  const endEach = async (how: 'killed' | 'restarted', doors: Door[], parts: RunningPart[]): Promise<Away[]> => {
    const readers = startReaders(doors, paths);
    await readers.walk();
    wrong.push(...readers.failures.splice(0).map((failure) => `Before any was ${how}: ${failure}`));
    const rows: Away[] = [];
    for (const part of parts) {
      const row = await endOne(part, how, readers, senders);
      wrong.push(...readers.failures.splice(0).map((failure) => `${part.name} was ${how}: ${failure}`));
      if (how === 'restarted' && row.repeated > 0) wrong.push(`${part.name} was restarted: ${row.repeated} sent again`);
      print(
        `${part.name}, ${how}: ready again after ${row.secondsAway} s, ${row.pages} pages read, ${row.failed} failed`,
      );
      rows.push(row);
    }
    await readers.stop();
    return rows;
  };
  await publishEach();
  const killed = await endEach(
    'killed',
    stage.doors,
    stage.parts.filter(({ name }) => kills(name)),
  );
  const restarted = await endEach('restarted', [...stage.doors, stage.allSites], stage.parts.filter(isApp));
  await publishEach();
  await senders.stop();
  for (const { ms } of published)
    for (const [door, after] of Object.entries(ms))
      if (after > publishedWithin) wrong.push(`A publication was shown by ${door} after ${after} ms.`);
  const { acknowledged, repeated } = senders;
  const payload = await openContent();
  wrong.push(...(await wrongAfterwards(payload, acknowledged)));
  await payload.destroy();
  return { publications: published, killed, restarted, acknowledged: acknowledged.length, repeated, wrong };
}

async function endOne(
  part: RunningPart,
  how: 'killed' | 'restarted',
  readers: ReturnType<typeof startReaders>,
  senders: ReturnType<typeof startSenders>,
): Promise<Away> {
  await senders.more(5);
  const before = { pages: readers.pages, acknowledged: senders.acknowledged.length, repeated: senders.repeated };
  readers.close(part.name);
  const began = Date.now();
  await (how === 'killed' ? part.kill() : part.restart());
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
    repeated: senders.repeated - before.repeated,
  };
}
