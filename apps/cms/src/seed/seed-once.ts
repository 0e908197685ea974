import type { Payload } from 'payload';
import { log } from '../log.ts';
import { seed } from './seed.ts';

const marker = 'demo-content';

/**
 * Brings the demo content into an empty database, once. A database with content of its own is never touched; a run
 * that was cut off is taken up again.
 */
export async function seedOnce(payload: Payload): Promise<void> {
  const state = await payload.kv.get<{ state: string }>(marker);
  if (state?.state === 'done') return;
  if (state === null && (await hasContent(payload))) return;
  await payload.kv.set(marker, { state: 'started' });
  const started = performance.now();
  log('info', 'preparing the demo content, once');
  const missing = await seed(payload);
  await payload.kv.set(marker, { state: 'done' });
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  log(missing.length > 0 ? 'warn' : 'info', 'demo content ready', { seconds, ...(missing.length > 0 && { missing }) });
}

async function hasContent(payload: Payload): Promise<boolean> {
  for (const collection of ['pages', 'media', 'jobs'] as const) {
    const { totalDocs } = await payload.count({ collection, overrideAccess: true });
    if (totalDocs > 0) return true;
  }
  return false;
}
