import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { appPart, type RunningPart, startPart } from '../stage/parts.ts';
import { publish, publishedPage, publishedTitles } from '../stage/publications.ts';
import { pathsOfSite, startReaders } from '../stage/readers.ts';
import type { Door } from '../stage/stage.ts';
import type { Course } from './chaos.ts';
import type { Victim } from './processes.ts';
import { startSenders, toSite } from './senders.ts';
import { slowDisk } from './slow-disk.ts';
import { makeSmallDisk } from './small-disk.ts';

const local = (port: number) => `http://127.0.0.1:${port}`;
const secret = (of: string) => `secret-of-the-chaos-${of}-0123456789`;
const administrator = { email: 'admin@example.com', password: 'password-of-the-chaos' };
const publishedWithinMs = 2_000;
type Ports = { site: number; cms: number };

/**
 * Both built apps on SQLite as `npm start` runs them: each is killed at random, the disk of the data folder filled, or without an answer,
 * while visitors send the site's forms and read its pages and an editor publishes.
 *
 * @param first of the ports that it takes, twelve
 * @returns what happened, and a sentence for everything that is wrong afterwards
 */
export async function runApps(course: Course, first: number) {
  const ports: Ports = { site: first + 11, cms: first + 12 };
  const folder = mkdtempSync(join(tmpdir(), 'insurer-chaos-apps-'));
  const dataDir = join(folder, 'data');
  const disk = makeSmallDisk(dataDir);
  if (!disk) console.log('No disk of its own may be mounted: it is not filled.');
  const settings = settingsOf(dataDir, ports);
  // biome-ignore lint/style/noProcessEnv: what is compared afterwards is read with the service's own settings
  Object.assign(process.env, settings.cms);
  const parts: RunningPart[] = [];
  const stop = () => Promise.all(parts.splice(0).map((part) => part.stop()));
  try {
    for (const app of ['cms', 'site'] as const) {
      const part = appPart(app, app === 'cms' ? 'content service' : 'site', ports[app], settings[app]);
      // Ctrl-C ends the chaos after its round, and none of them before.
      const running = startPart({ ...part, options: { ...part.options, detached: true } }, folder);
      parts.push(running);
      await running.ready(900);
    }
    const outcome = await killParts(parts, ports, disk?.victim, course);
    await stop();
    // Settings are read when the first of the service's files is imported.
    const { wrongAfterwards } = await import('./chaos.ts');
    const { openContent } = await import('../src/db/open-content.ts');
    const { wrongPublications } = await import('./publications-afterwards.ts');
    const payload = await openContent();
    const published = { name: publishedPage, acknowledged: [outcome.published], pattern: publishedTitles };
    outcome.wrong.push(...(await wrongAfterwards(payload, outcome.acknowledged)));
    outcome.wrong.push(...(await wrongPublications(payload, published)));
    await payload.destroy();
    return { ...outcome, acknowledged: outcome.acknowledged.length, published: outcome.published.length };
  } finally {
    await stop();
    disk?.remove();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}

async function killParts(parts: RunningPart[], ports: Ports, disk: Victim | undefined, course: Course) {
  const { killAtRandom } = await import('./chaos.ts');
  const door = { name: 'site', url: local(ports.site) };
  const readers = startReaders([door], await pathsOfSite(door));
  await readers.walk();
  const senders = startSenders(toSite(door.url), 4);
  const cmsDoor = { name: 'content service', url: local(ports.cms) };
  const editor = startEditor(cmsDoor);
  const victims = parts.map(
    (part): Victim => ({
      name: part.name,
      async kill() {
        readers.close(part.name);
        await part.kill();
      },
      async start() {
        await part.ready(240);
        readers.open(part.name);
        // A site that is new has seen no page yet, and could show none while the service is away.
        if (part.name === door.name) await readers.walk();
      },
    }),
  );
  const service = parts.find(({ name }) => name === cmsDoor.name);
  const disks = [...(disk ? [disk] : []), ...slowDisk(() => service?.processId())];
  const { rounds, kills } = await killAtRandom([...victims, ...disks], senders, course);
  const published = await editor.stop();
  await senders.stop();
  await readers.stop();
  const wrong = readers.failures.map((failure) => `A page was not there: ${failure}`);
  // Without a hand everything works again.
  const { title, ms } = await publish({ services: [cmsDoor], doors: [door], administrator }, 0);
  published.push(title);
  for (const after of Object.values(ms)) {
    if (after > publishedWithinMs) wrong.push(`A publication was shown after ${after} ms.`);
  }
  return {
    rounds,
    kills,
    acknowledged: senders.acknowledged,
    repeated: senders.repeated,
    published,
    pages: readers.pages,
    wrong,
  };
}

/** Somebody who publishes again and again. What was not acknowledged is not repeated: the next has a title of its own. */
function startEditor(service: Door) {
  let isOver = false;
  const published: string[] = [];
  const all = (async () => {
    for (let place = 1; !isOver; place += 1) {
      const done = await publish({ services: [service], doors: [], administrator }, place).catch(() => undefined);
      if (done) published.push(done.title);
      await pause(500);
    }
  })();
  return {
    /** @returns what was acknowledged */
    async stop(): Promise<string[]> {
      isOver = true;
      await all;
      return published;
    },
  };
}

function settingsOf(dataDir: string, ports: Ports) {
  const shared = {
    CONTENT_API_KEY: secret('content-key'),
    PURGE_SECRET: secret('purge'),
    SITE_URL: local(ports.site),
    LOG_LEVEL: 'warn',
  };
  const cms = {
    ...shared,
    SECRET: secret('service'),
    DATA_DIR: dataDir,
    DATABASE_URL: `file:${join(dataDir, 'content.db')}`,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ADMIN_URL: local(ports.cms),
    PURGE_URL: local(ports.site),
    // All senders have one address.
    LIMIT_SUBMISSIONS: '1000000/1',
    LIMIT_MAILS: '1000000/60',
  };
  return { cms, site: { ...shared, CONTENT_API_URL: `${local(ports.cms)}/api` } };
}
