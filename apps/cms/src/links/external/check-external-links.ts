import { riyadhOffset } from '@insurer/contract/requests/today-in-riyadh.ts';
import type { Payload } from 'payload';
import { withDatabaseLock } from '../../db/database-lock.ts';
import { log } from '../../log.ts';
import { dayOf } from '../../riyadh-days.ts';
import { linkedTargets } from '../linked-targets.ts';
import { externalLinksSlug, type ReachedAs, type StoredExternalLink } from './external-link.ts';
import { reach } from './reach.ts';

const hourMs = 60 * 60_000;
const nightHour = 2;
/** So many are tried at once, and so many in one turn; the next comes an hour later. */
const together = 4;
const maxPerTurn = 500;

/**
 * Tries every address on another host that visitors are led to, once a night; a new one within the hour. Where not one host
 * answers, the way out of here is closed: nothing is noted, and the next turn tries again. One instance does it at a time.
 */
export async function checkExternalLinks(payload: Payload, reached = reach, now = new Date()): Promise<void> {
  await withDatabaseLock(payload, 'external links', async () => {
    const linked = await linkedTargets({ payload }, 'http');
    const known = await knownLinks(payload, new Set(linked));
    const night = lastNight(now).toISOString();
    const due = linked.filter((address) => (known.get(address)?.checkedAt ?? '') < night).slice(0, maxPerTurn);
    const found = await reachAll(due, reached);
    if (found.length > 0 && found.every(({ state }) => state === 'unreached')) {
      log('warn', 'no other host could be reached: their links were not checked', { links: found.length });
      return;
    }
    for (const { address, state } of found) await note(payload, known.get(address), address, state, now);
  });
}

/** What is known of what is still linked; the rest is forgotten. */
async function knownLinks(payload: Payload, linked: ReadonlySet<string>): Promise<Map<string, StoredExternalLink>> {
  const { docs } = await payload.db.find<StoredExternalLink>({ collection: externalLinksSlug, pagination: false });
  const gone = docs.filter(({ address }) => !linked.has(address)).map(({ id }) => id);
  if (gone.length > 0) await payload.db.deleteMany({ collection: externalLinksSlug, where: { id: { in: gone } } });
  return new Map(docs.map((link) => [link.address, { ...link, checkedAt: new Date(link.checkedAt).toISOString() }]));
}

type Reached = { address: string; state: ReachedAs };

async function reachAll(addresses: string[], reached: typeof reach): Promise<Reached[]> {
  const found: Reached[] = [];
  for (let start = 0; start < addresses.length; start += together) {
    const some = addresses.slice(start, start + together);
    found.push(...(await Promise.all(some.map(async (address) => ({ address, state: await reached(address) })))));
  }
  return found;
}

async function note(
  payload: Payload,
  known: StoredExternalLink | undefined,
  address: string,
  state: ReachedAs,
  now: Date,
): Promise<void> {
  const failures = state === 'fine' ? 0 : (known?.failures ?? 0) + 1;
  const data = { address, state, failures, checkedAt: now.toISOString() };
  if (known) await payload.db.updateOne({ collection: externalLinksSlug, id: known.id, data });
  else await payload.db.create({ collection: externalLinksSlug, data });
}

/** The last time that it was two o'clock at night in the Kingdom. */
function lastNight(now: Date): Date {
  const day = dayOf(new Date(now.getTime() - nightHour * hourMs));
  return new Date(Date.parse(day) - riyadhOffset + nightHour * hourMs);
}
