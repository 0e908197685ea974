import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { appPart, type RunningPart, startPart } from '../stage/parts.ts';
import { publish } from '../stage/publications.ts';
import { pathsOfSite, startReaders } from '../stage/readers.ts';
import type { Victim } from './processes.ts';
import { startSenders, toSite } from './senders.ts';
import { makeSmallDisk } from './small-disk.ts';

const ports = { site: 26_411, cms: 26_412 };
const local = (port: number) => `http://127.0.0.1:${port}`;
const secret = (of: string) => `secret-of-the-chaos-${of}-0123456789`;
const administrator = { email: 'admin@example.com', password: 'password-of-the-chaos' };
const publishedWithinMs = 2_000;

/**
 * Both built apps on SQLite as `npm start` runs them: each is killed at random, and the disk of the data folder filled, while
 * visitors send the site's forms and read its pages and an editor publishes.
 *
 * @returns what happened, and a sentence for everything that is wrong afterwards
 */
export async function runApps(rounds: number, seed: number) {
  const folder = mkdtempSync(join(tmpdir(), 'insurer-chaos-apps-'));
  const dataDir = join(folder, 'data');
  const disk = makeSmallDisk(dataDir);
  if (!disk) console.log('No disk of its own may be mounted: it is not filled.');
  const settings = settingsOf(dataDir);
  // biome-ignore lint/style/noProcessEnv: what is compared afterwards is read with the service's own settings
  Object.assign(process.env, settings.cms);
  const running: RunningPart[] = [];
  const stop = () => Promise.all(running.splice(0).map((part) => part.stop()));
  try {
    for (const app of ['cms', 'site'] as const) {
      const part = startPart(
        appPart(app, app === 'cms' ? 'content service' : 'site', ports[app], settings[app]),
        folder,
      );
      running.push(part);
      await part.ready(900);
    }
    const outcome = await killParts(running, disk?.victim, { rounds, seed });
    await stop();
    // Settings are read when the first of the service's files is imported.
    const { wrongAfterwards } = await import('./chaos.ts');
    const { openContent } = await import('../src/db/open-content.ts');
    const payload = await openContent();
    outcome.wrong.push(...(await wrongAfterwards(payload, outcome.acknowledged)));
    await payload.destroy();
    return { ...outcome, acknowledged: outcome.acknowledged.length };
  } finally {
    await stop();
    disk?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function killParts(parts: RunningPart[], disk: Victim | undefined, how: { rounds: number; seed: number }) {
  const { killAtRandom } = await import('./chaos.ts');
  const door = { name: 'site', url: local(ports.site) };
  const readers = startReaders([door], await pathsOfSite(door));
  await readers.walk();
  const senders = startSenders(toSite(door.url), 4);
  const editor = startEditor();
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
  const kills = await killAtRandom(disk ? [...victims, disk] : victims, senders, how);
  const published = await editor.stop();
  const repeated = await senders.stop();
  await readers.stop();
  const wrong = readers.failures.map((failure) => `A page was not there: ${failure}`);
  // Without a hand everything works again.
  const { ms } = await publish({ services: [cmsDoor], doors: [door], administrator }, 0);
  for (const after of Object.values(ms)) {
    if (after > publishedWithinMs) wrong.push(`A publication was shown after ${after} ms.`);
  }
  return { kills, acknowledged: senders.acknowledged, repeated, published, pages: readers.pages, wrong };
}

const cmsDoor = { name: 'content service', url: local(ports.cms) };

/** Somebody who publishes again and again, and again what was not acknowledged. */
function startEditor() {
  let isOver = false;
  let published = 0;
  const all = (async () => {
    for (let place = 1; !isOver; place += 1) {
      const isDone = await publish({ services: [cmsDoor], doors: [], administrator }, place).then(
        () => true,
        () => false,
      );
      if (isDone) published += 1;
      await pause(500);
    }
  })();
  return {
    async stop(): Promise<number> {
      isOver = true;
      await all;
      return published;
    },
  };
}

function settingsOf(dataDir: string) {
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
