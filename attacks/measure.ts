import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { screens } from '../apps/site/app/screens.ts';
import type { RunningApp } from '../e2e/app-process.ts';
import type { AttackName } from './attacks.ts';

/** What everybody else meets while one sender attacks: milliseconds for a cached page, and megabytes of the site. */
export type Measured = { name: string; median: number; p99: number; failed: number; megabytes: number };

/** Every page without which its screen is not found: read before the attacks, and asked for when the service is gone. */
export const requiredPaths = screens
  .filter(({ path, content }) => content === 'required' && !path.includes(':'))
  .map(({ path }) => path);

const page = '/who-we-are';
const pauseMs = 15;

export async function underAttack(site: RunningApp, name: AttackName, size: number): Promise<Measured> {
  const script = new URL('./attacks.ts', import.meta.url).pathname;
  const attacker = spawn(process.execPath, [script, name, site.url, String(size)], { stdio: 'inherit' });
  let isOver = false;
  const over = once(attacker, 'exit').then(() => {
    isOver = true;
  });
  const measured = await visits(site, name, () => !isOver);
  await over;
  return measured;
}

export function quiet(site: RunningApp): Promise<Measured> {
  let left = 300;
  return visits(site, 'nobody attacks', () => left-- > 0);
}

async function visits(site: RunningApp, name: string, goesOn: () => boolean): Promise<Measured> {
  const waits: number[] = [];
  let [failed, megabytes] = [0, 0];
  do {
    const began = performance.now();
    const isFine = await fetch(`${site.url}${page}`).then(
      async (response) => (await response.arrayBuffer()).byteLength > 0 && response.ok,
      () => false,
    );
    waits.push(performance.now() - began);
    if (!isFine) failed += 1;
    if (waits.length % 20 === 1) megabytes = Math.max(megabytes, await memoryOf(site));
    await pause(pauseMs);
  } while (goesOn());
  waits.sort((first, second) => first - second);
  const at = (part: number) => Math.round((waits[Math.floor((waits.length - 1) * part)] ?? 0) * 10) / 10;
  return { name, median: at(0.5), p99: at(0.99), failed, megabytes };
}

async function memoryOf(site: RunningApp): Promise<number> {
  const text = await (await fetch(`${site.url}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1] ?? 0) / 1_048_576);
}
