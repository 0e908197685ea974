import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { App } from './attacker.ts';

/** Something that somebody else does meanwhile, again and again. */
type Use = { name: string; pauseMs: number; isFine(): Promise<boolean> };
/** An app under attack, and what others do with it. */
export type Target = { app: App; url: string; uses: Use[]; megabytes(): Promise<number> };
/** What everybody else meets while one sender attacks: milliseconds of a use, and megabytes of the app. */
export type Measured = { name: string; use: string; median: number; p99: number; failed: number; megabytes: number };

const memoryPauseMs = 300;
const quietMs = 6_000;

/** A row for each use of the app. */
export async function underAttack(target: Target, name: string, size: number): Promise<Measured[]> {
  const script = new URL('./attacker.ts', import.meta.url).pathname;
  const parameters = [script, target.app, name, target.url, String(size)];
  const attacker = spawn(process.execPath, parameters, { stdio: 'inherit' });
  let code: number | undefined;
  const over = once(attacker, 'exit').then(([given]) => {
    code = given ?? 1;
  });
  const rows = await watch(target, name, () => code === undefined);
  await over;
  // An attack that could not begin says nothing of the app.
  if (code !== 0) throw new Error(`The attack "${name}" did not go through.`);
  return rows;
}

export function quiet(target: Target): Promise<Measured[]> {
  const end = performance.now() + quietMs;
  return watch(target, 'nobody attacks', () => performance.now() < end);
}

async function watch(target: Target, name: string, goesOn: () => boolean): Promise<Measured[]> {
  const [megabytes, ...rows] = await Promise.all([
    maxMemory(target, goesOn),
    ...target.uses.map((use) => waitsOf(use, goesOn)),
  ]);
  return rows.map((row) => ({ name, ...row, megabytes }));
}

async function waitsOf({ name, pauseMs, isFine }: Use, goesOn: () => boolean) {
  const waits: number[] = [];
  let failed = 0;
  do {
    const began = performance.now();
    if (!(await isFine().catch(() => false))) failed += 1;
    waits.push(performance.now() - began);
    await pause(pauseMs);
  } while (goesOn());
  waits.sort((first, second) => first - second);
  const at = (part: number) => Math.round((waits[Math.floor((waits.length - 1) * part)] ?? 0) * 10) / 10;
  return { use: name, median: at(0.5), p99: at(0.99), failed };
}

async function maxMemory({ megabytes }: Target, goesOn: () => boolean): Promise<number> {
  let most = 0;
  do {
    most = Math.max(most, await megabytes().catch(() => 0));
    await pause(memoryPauseMs);
  } while (goesOn());
  return most;
}
