import { dayMs } from '@insurer/contract/day-ms.ts';
import type { Payload } from 'payload';
import { log } from '../log.ts';
import type { PurgeKey } from './enqueue-purge.ts';

type PurgeEvent = { id: number; keys: PurgeKey[]; createdAt: string };
/** Somebody who is told of changes. `position`: the id up to which they know them. */
type Follower = { position: number; notify(event: { id: number; keys: PurgeKey[] }): void };

const collection = 'purge-events';
const intervalMs = 500;
const batchSize = 500;
/** What changed together in more places than this has changed everything. */
const maxKeys = 200;
const retentionMs = dayMs;

/** Everybody who follows the changes in this process; the database is asked once for all of them. */
const followers = new Set<Follower>();
let timer: NodeJS.Timeout | undefined;

/** Tells of every change after a position, at most half a second late. @returns ends it */
export function followPurges(payload: Payload, follower: Follower): () => void {
  followers.add(follower);
  timer ??= setTimeout(look, 0, payload);
  return () => followers.delete(follower);
}

async function look(payload: Payload): Promise<void> {
  try {
    const position = Math.min(...[...followers].map((follower) => follower.position));
    const events = followers.size > 0 ? await eventsAfter(payload, position) : [];
    for (const follower of followers) {
      const news = events.filter(({ id }) => id > follower.position);
      const newest = news.at(-1);
      if (!newest) continue;
      const keys = [...new Set(news.flatMap((event) => event.keys))];
      follower.position = newest.id;
      follower.notify({ id: newest.id, keys: keys.length > maxKeys ? ['*'] : keys });
    }
  } catch (error) {
    log('warn', 'the events of changes could not be read', { error });
  }
  timer = followers.size > 0 ? setTimeout(look, intervalMs, payload) : undefined;
  timer?.unref();
}

/**
 * Where somebody begins who knows the changes up to an id: after it, as long as everything since then is kept, else at
 * the newest one.
 */
export async function positionAfter(payload: Payload, known?: string): Promise<{ position: number; isReset: boolean }> {
  const ends = await Promise.all(['-id', 'id'].map((sort) => eventsAfter(payload, 0, { sort, limit: 1 })));
  const [newest = 0, oldest = 1] = ends.map(([event]) => event?.id);
  if (known === undefined) return { position: newest, isReset: false };
  const id = /^\d{1,15}$/.test(known) ? Number(known) : Number.NaN;
  const isKept = id >= oldest - 1 && id <= newest;
  return isKept ? { position: id, isReset: false } : { position: newest, isReset: true };
}

/**
 * Whether what is kept under a key may have changed since an event, and the newest one. Without an event that is still
 * kept everything may have.
 */
export async function changesSince(
  payload: Payload,
  known: number | undefined,
  key: PurgeKey,
): Promise<{ position: number; isChanged: boolean }> {
  const [newest] = await eventsAfter(payload, 0, { sort: '-id', limit: 1 });
  const position = newest?.id ?? 0;
  if (known === position) return { position, isChanged: false };
  const [first, ...later] = known ? await eventsAfter(payload, known - 1) : [];
  const isWhole = first?.id === known && later.length < batchSize - 1;
  const isNamed = later.some(({ keys }) => keys.includes('*') || keys.includes(key));
  return { position: later.at(-1)?.id ?? position, isChanged: !isWhole || isNamed };
}

async function eventsAfter(
  payload: Payload,
  id: number,
  how = { sort: 'id', limit: batchSize },
): Promise<PurgeEvent[]> {
  const where = { id: { greater_than: id } };
  return (await payload.db.find<PurgeEvent>({ collection, where, pagination: false, ...how })).docs;
}

/** Forgets events that are a day old; the newest stays, so that ids go on from it. */
export async function forgetOldEvents(payload: Payload): Promise<void> {
  const { position } = await positionAfter(payload);
  const before = new Date(Date.now() - retentionMs).toISOString();
  const where = { createdAt: { less_than: before }, id: { less_than: position } };
  await payload.db.deleteMany({ collection, where });
}
