import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApart } from '../test/run-apart.ts';
import { type Course, randomOf } from './chaos.ts';
import { makePostgres } from './own-postgres.ts';

/** The most kills of one first start. */
const maxKills = 3;
/** Notes of files that a later start put others in place of wait there until the service serves. */
const notCompared = 'payload_kv';
/** What a start says as it comes to the demo content. */
const seeding = 'preparing the demo content';

/**
 * First starts on an empty PostgreSQL, each killed once to three times while it brings in the demo content, and then left to come to
 * its end: every table of content has as many rows as after a start that nobody killed.
 *
 * @returns what happened, and a sentence for each table with more or fewer rows
 */
export async function runStarts({ rounds, seed, end }: Course, port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'insurer-chaos-'));
  const server = makePostgres(port);
  const random = randomOf(seed);
  const wrong: string[] = [];
  let kills = 0;
  let round = 0;
  try {
    await server.start();
    const began = Date.now();
    const whole = rowsOfTables((await startedOn(server.address, 'whole', folder)).address);
    const longest = Date.now() - began;
    for (; round < rounds && !end.aborted; round += 1) {
      const times = 1 + Math.floor(random() * maxKills);
      // A moment after the end of a start kills nothing, and is not counted.
      const moments = Array.from({ length: times }, () => random() * longest * 0.7);
      const name = `round${round + 1}`;
      const started = await startedOn(server.address, name, folder, moments);
      kills += started.kills;
      const rows = rowsOfTables(started.address);
      for (const table of new Set([...whole.keys(), ...rows.keys()])) {
        const [is, was] = [rows.get(table) ?? 0, whole.get(table) ?? 0];
        if (is !== was) wrong.push(`${name}: ${table} has ${is} rows, not ${was}.`);
      }
      console.log(`round ${round + 1}: ${moments.length} times; ${kills} killed, ${wrong.length} wrong`);
    }
    return { rounds: round, kills, wrong };
  } finally {
    await server.kill();
    server.remove();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}

/**
 * A new database that was started on until its content was there.
 * @param moments ms after the demo content was begun, at which a start is killed; the last start is left alone
 * @returns its address, and how many starts were killed
 */
async function startedOn(server: string, name: string, folder: string, moments: number[] = []) {
  execFileSync('psql', ['-Xqc', `CREATE DATABASE ${name}`, server]);
  const address = new URL(`/${name}`, server).href;
  const settings = { DATABASE_URL: address, DATA_DIR: join(folder, name) };
  let kills = 0;
  for (const moment of moments) if (await start(settings, moment)) kills += 1;
  await start(settings);
  return { address, kills };
}

/** @returns whether it was killed before its end; throws where it ended by itself with a fault */
async function start(settings: Record<string, string>, moment?: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const { code, signal, said } = await startApart(settings, (sofar, kill) => {
    if (moment === undefined || timer || !sofar.includes(seeding)) return;
    timer = setTimeout(kill, moment);
  });
  clearTimeout(timer);
  if (signal !== 'SIGKILL' && code !== 0) throw new Error(`A start ended with ${code}: ${said.slice(-2000)}`);
  return signal === 'SIGKILL';
}

function rowsOfTables(address: string): Map<string, number> {
  const ask = (query: string) => execFileSync('psql', ['-XqAtc', query, address]).toString().trim().split('\n');
  const tables = ask(
    `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
      AND table_name <> '${notCompared}'`,
  );
  const counts = ask(tables.map((table) => `SELECT '${table}', count(*) FROM "${table}"`).join(' UNION ALL '));
  return new Map(counts.map((line) => line.split('|')).map(([table = '', count]) => [table, Number(count)]));
}
