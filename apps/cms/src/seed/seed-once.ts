import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { ContentUnavailable } from '../db/open-content.ts';
import { log } from '../log.ts';
import { seed } from './seed.ts';

const marker = 'demo-content';

/**
 * Whether the demo content is to be brought in: into an empty database, once. A database with content of its own is
 * never touched; a run that was cut off is taken up again.
 */
async function needsDemoContent(payload: Payload): Promise<boolean> {
  const state = await payload.kv.get<{ state: string }>(marker);
  return state === null ? !(await hasContent(payload)) : state.state !== 'done';
}

/** Brings in the demo content where it is needed, and notes that it is there. */
export async function seedOnce(payload: Payload): Promise<void> {
  if (!(await needsDemoContent(payload))) return;
  await payload.kv.set(marker, { state: 'started' });
  const started = performance.now();
  log('info', 'preparing the demo content, once');
  const missing = await seed(payload);
  await payload.kv.set(marker, { state: 'done' });
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  log(missing.length > 0 ? 'warn' : 'info', 'demo content ready', { seconds, ...(missing.length > 0 && { missing }) });
}

/**
 * The same in a process of its own: making hundreds of pictures takes memory that a process never gives back. It ends with
 * this one, whatever ends this one.
 * @throws ContentUnavailable when it did not work
 */
export async function seedOnceApart(payload: Payload): Promise<void> {
  if (!(await needsDemoContent(payload))) return;
  const child = fork(join(import.meta.dirname, 'run-seed.ts'), ['--once'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [code] = await once(child, 'exit').catch(() => [1]);
  if (code === 0) return;
  throw new ContentUnavailable('The demo content could not be brought in; start with SEED=none to go without it.');
}

async function hasContent(payload: Payload): Promise<boolean> {
  for (const collection of ['pages', 'media', 'jobs'] as const) {
    const { totalDocs } = await payload.count({ collection, overrideAccess: true });
    if (totalDocs > 0) return true;
  }
  return false;
}
