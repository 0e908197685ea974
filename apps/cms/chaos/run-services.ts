import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestKinds } from '@insurer/contract/forms/forms.ts';
import type { Payload } from 'payload';
import { objectSettings } from '../stage/object-settings.ts';
import type { Course } from './chaos.ts';
import { startLine } from './cut-line.ts';
import { startEditors } from './editors.ts';
import { makePostgres } from './own-postgres.ts';
import { contentService, objectStorage, type Victim } from './processes.ts';
import { startSenders, toServices } from './senders.ts';
import { slowDisk } from './slow-disk.ts';

const local = (port: number) => `http://127.0.0.1:${port}`;
const pageName = 'chaos';

/**
 * Two content services on one PostgreSQL: each is killed at random, the network between them cut, the database's disk without an answer,
 * while visitors send and editors publish and schedule.
 *
 * @param first of the ports that it takes, five
 * @param withStorage also kills the object storage, in which papers lie then
 * @returns what happened, and a sentence for everything that is wrong afterwards
 */
export async function runServices(course: Course, first: number, withStorage: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'insurer-chaos-'));
  const ports = { database: first, services: [first + 1, first + 2], objects: first + 3, line: first + 4 };
  const database = makePostgres(ports.database);
  const line = await startLine(ports.line, ports.database);
  const storage = withStorage ? [objectStorage(join(folder, 'objects'), ports.objects)] : [];
  const services = ports.services.map((port, place) =>
    contentService(`content service ${place + 1}`, { PORT: String(port) }),
  );
  // In this order a seed means the same kills again.
  const victims = [...services, database, line.victim, ...slowDisk(database.processId), ...storage];
  try {
    for (const each of [database, ...storage]) await each.start();
    execFileSync('psql', ['-Xqc', 'CREATE DATABASE chaos', database.address]);
    const address = new URL('/chaos', database.address);
    address.port = String(ports.line);
    // biome-ignore lint/style/noProcessEnv: both services get them from here
    Object.assign(process.env, settingsOf(address.href, folder, withStorage ? ports.objects : undefined));
    await Promise.all(services.map((service) => service.start()));
    return await killServices(victims, ports.services.map(local), course);
  } finally {
    for (const each of [...services, database, ...storage]) await each.kill();
    line.stop();
    database.remove();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}

async function killServices(victims: Victim[], addresses: string[], course: Course) {
  // Settings are read when the first of the service's files is imported.
  const { killAtRandom, wrongAfterwards } = await import('./chaos.ts');
  const { marks, makePage } = await import('./marked-content.ts');
  const { wrongPublications, wrongSchedules } = await import('./publications-afterwards.ts');
  const { config } = await import('../src/config.ts');
  const { openContent } = await import('../src/db/open-content.ts');
  const payload = await openContent();
  await acceptRequests(payload);
  const editors = startEditors(addresses, await makePage(payload, pageName));
  const senders = startSenders(toServices(addresses, config.contentApiKeys[0]), 6);
  const { rounds, kills } = await killAtRandom(victims, senders, course);
  const { published: acknowledged, scheduled } = await editors.stop();
  await senders.stop();
  const wrong = [
    ...(await wrongAfterwards(payload, senders.acknowledged)),
    ...(await wrongPublications(payload, { name: pageName, acknowledged, pattern: marks })),
    ...(await wrongSchedules(payload, scheduled)),
  ];
  await payload.destroy();
  const counted = { acknowledged: senders.acknowledged.length, repeated: senders.repeated };
  return { rounds, kills, ...counted, published: acknowledged.flat().length, scheduled: scheduled.length, wrong };
}

async function acceptRequests(payload: Payload): Promise<void> {
  const data = {
    company: { name: 'Example Insurance' },
    options: { cancellation_reasons: [{ value: 'other', label: 'Other' }] },
    service_requests: { accepted: [...requestKinds] },
  };
  // A part of the settings, whose generated type asks for all that is required.
  await payload.updateGlobal({ slug: 'site-settings', locale: 'en', data: data as never });
}

function settingsOf(database: string, folder: string, objects: number | undefined): Record<string, string> {
  return {
    DATABASE_URL: database,
    DATA_DIR: folder,
    SEED: 'none',
    LOG_LEVEL: 'silent',
    LIMIT_SUBMISSIONS: '1000000/1',
    LIMIT_MAILS: '1000000/60',
    ...(objects && objectSettings(local(objects))),
  };
}
