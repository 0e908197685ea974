import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from 'payload';
import { fileStore } from '../src/storage/file-store.ts';
import type { Victim } from './processes.ts';
import type { Acknowledged, startSenders } from './senders.ts';

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How long it goes on: so many rounds, or until somebody wants no more; what was done until then counts. */
export type Course = { rounds: number; seed: number; end: AbortSignal };

/** Kills one of them after the other, at a moment and in an order that the seed says, while the senders go on. */
export async function killAtRandom(
  victims: Victim[],
  senders: ReturnType<typeof startSenders>,
  { rounds, seed, end }: Course,
): Promise<{ rounds: number; kills: Record<string, number> }> {
  const random = randomOf(seed);
  const kills: Record<string, number> = {};
  let round = 0;
  while (round < rounds && !end.aborted) {
    await senders.more(5);
    await pause(random() * 500);
    const victim = victims[Math.floor(random() * victims.length)];
    if (!victim) throw new Error('There is nothing to kill.');
    kills[victim.name] = (kills[victim.name] ?? 0) + 1;
    await victim.kill();
    await victim.start();
    round += 1;
    console.log(`round ${round}: ${victim.name}; ${senders.acknowledged.length} acknowledged`);
  }
  await senders.more(5);
  return { rounds: round, kills };
}

/**
 * Compares what was acknowledged with what is stored.
 * @returns one sentence for each that is lost, stored twice, or whose paper is not what was sent
 */
export async function wrongAfterwards(payload: Payload, acknowledged: Acknowledged[]): Promise<string[]> {
  const stored = new Map<string, number>();
  const read = { pagination: false } as const;
  for (const collection of ['messages', 'service-requests'] as const) {
    const { docs } = await payload.db.find<{ id: number; reference: string }>({ collection, ...read });
    for (const { reference } of docs) stored.set(reference, (stored.get(reference) ?? 0) + 1);
  }
  const wrong: string[] = [];
  const references = new Set(acknowledged.map(({ reference }) => reference));
  if (references.size !== acknowledged.length) wrong.push('Two requests have one reference.');
  for (const reference of references)
    if (stored.get(reference) !== 1) wrong.push(`${reference} is stored ${stored.get(reference) ?? 0} times.`);
  // Every request was sent until it was acknowledged: what else is stored was stored twice.
  for (const reference of stored.keys())
    if (!references.has(reference)) wrong.push(`${reference} was stored and not acknowledged.`);
  const { docs: files } = await payload.db.find<{ id: number; reference: string; storedName: string; sha256: string }>({
    collection: 'private-files',
    ...read,
  });
  for (const { mark, reference, hasFile } of acknowledged) {
    if (!hasFile) continue;
    const own = files.filter((file) => file.reference === reference);
    const sum = createHash('sha256').update(`%PDF-1.7\n${mark}`).digest('hex');
    if (own.length !== 1 || own[0]?.sha256 !== sum) wrong.push(`${reference} has ${own.length} papers.`);
    else if (!(await isThere(own[0].storedName))) wrong.push(`The paper of ${reference} is gone.`);
  }
  return wrong;
}

async function isThere(storedName: string): Promise<boolean> {
  const file = await fileStore().read(`private/${storedName}`);
  file?.stream.destroy();
  return file !== undefined;
}
