import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDatabaseFolder } from '../../../scripts/run/postgres.mjs';
import { startBalancer } from './balancer.ts';
import { objectSettings } from './object-settings.ts';
import { appPart, objectServerPart, type Part, type RunningPart, startPart, varnishPart } from './parts.ts';

export type Door = { name: string; url: string };
export type Stage = {
  parts: RunningPart[];
  /** Where visitors come in: Varnish, and each site past it. */
  doors: Door[];
  /** Whichever site takes it, with no cache before it. */
  allSites: Door;
  /** The content services by their own addresses, and as the sites reach them. */
  services: Door[];
  contract: string;
  administrator: { email: string; password: string };
  /** What every content service is told. */
  settings: Record<string, string>;
  stop(): Promise<void>;
};

const local = (port: number) => `http://127.0.0.1:${port}`;

/**
 * Starts two sites, two content services, PostgreSQL, object storage and Varnish, each a process that is started again when it
 * ends, on nine ports from the one that is given, with data that is thrown away.
 *
 * @param print is told what is waited for
 * @param end aborted by who wants no stage any more: what was started by then is ended
 */
export async function startStage(first: number, print: (line: string) => void, end: AbortSignal): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'insurer-stage-'));
  // Varnish drops what rights it has.
  chmodSync(folder, 0o755);
  const ports = portsFrom(first);
  const database = makeDatabaseFolder();
  const stops: (() => Promise<unknown> | undefined)[] = [];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
    rmSync(database.folder, { recursive: true, force: true, maxRetries: 20 });
  };
  const start = async (part: Part, seconds: number): Promise<RunningPart> => {
    const running = startPart(part, folder);
    stops.push(running.stop);
    await running.ready(seconds, end);
    return running;
  };
  try {
    print('PostgreSQL and the object storage start …');
    const postgres = await start(postgresPart(ports.database, database), 30);
    const server = `postgres://insurer@127.0.0.1:${ports.database}`;
    execFileSync('psql', ['-Xqc', 'CREATE DATABASE stage', `${server}/postgres`]);
    const objects = await start(objectServerPart(ports.objects, folder), 30);
    const shared = sharedSettings(ports, `${server}/stage`);
    const administrator = { email: 'admin@example.com', password: newSecret() };
    const settings = { ...shared, ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };
    stops.push(...(await startBalancers(ports)));
    print('Two content services start; one of them fills the database with the demo content …');
    const services = await Promise.all(
      ports.services.map((port, place) => {
        const own = { ...settings, ADMIN_URL: local(port), DATA_DIR: join(folder, `service-${place + 1}`) };
        return start(appPart('cms', `content service ${place + 1}`, port, own), 600);
      }),
    );
    print('Two sites and Varnish start …');
    const ofSite = siteSettings(ports, shared);
    const sites = await Promise.all(
      ports.sites.map((port, place) => start(appPart('site', `site ${place + 1}`, port, ofSite), 120)),
    );
    const varnish = await start(varnishPart(ports.varnish, ports.allSites, folder), 60);
    const door = ({ name, port }: RunningPart) => ({ name, url: local(port) });
    return {
      parts: [...sites, ...services, postgres, objects, varnish],
      doors: [varnish, ...sites].map(door),
      allSites: { name: 'both sites', url: local(ports.allSites) },
      services: services.map(door),
      contract: `${local(ports.allServices)}/api`,
      administrator,
      settings,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Ports = ReturnType<typeof portsFrom>;

function portsFrom(first: number) {
  const at = (place: number) => first + place;
  return {
    varnish: at(0),
    sites: [at(1), at(2)],
    services: [at(3), at(4)],
    database: at(5),
    objects: at(6),
    allSites: at(7),
    allServices: at(8),
  };
}

async function startBalancers({ allSites, allServices, sites, services }: Ports) {
  const balancers = [await startBalancer(allSites, sites), await startBalancer(allServices, services)];
  return balancers.map((server: Server) => async () => void server.close());
}

/** With its data safe on the disk (`fsync`), as in production. */
function postgresPart(port: number, { programs, folder, data, as }: ReturnType<typeof makeDatabaseFolder>): Part {
  const parameters = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'];
  return { name: 'PostgreSQL', port, program: join(programs, 'postgres'), parameters, options: { ...as, cwd: folder } };
}

function sharedSettings({ varnish, objects, allSites }: Ports, database: string): Record<string, string> {
  return {
    DATABASE_URL: database,
    ...objectSettings(local(objects)),
    SECRET: newSecret(),
    CONTENT_API_KEY: newSecret(),
    PURGE_SECRET: newSecret(),
    SITE_URL: local(varnish),
    PURGE_URL: local(allSites),
    LOG_LEVEL: 'warn',
    STOP_DELAY_SECONDS: '2',
    // All senders of the trial have one address.
    LIMIT_SUBMISSIONS: '1000000/1',
    LIMIT_MAILS: '1000000/60',
  };
}

function siteSettings({ varnish, allServices }: Ports, shared: Record<string, string>): Record<string, string> {
  const { CONTENT_API_KEY = '', PURGE_SECRET = '', SITE_URL = '', LOG_LEVEL = '', STOP_DELAY_SECONDS = '' } = shared;
  return {
    CONTENT_API_KEY,
    PURGE_SECRET,
    SITE_URL,
    LOG_LEVEL,
    STOP_DELAY_SECONDS,
    CONTENT_API_URL: `${local(allServices)}/api`,
    TRUSTED_PROXIES: '127.0.0.1',
    CDN: 'on',
    CDN_PURGE_URL: local(varnish),
  };
}

function newSecret(): string {
  return randomBytes(24).toString('base64url');
}
