import { dayMs } from '@insurer/contract/day-ms.ts';
import type { Payload, Where } from 'payload';
import { countOf } from '../../metrics.ts';
import { forgetEntries } from '../../record/chain.ts';
import { record } from '../../record/record.ts';
import { removeNotedFiles } from '../../storage/file-removals.ts';
import { readCaseHandling } from '../case-handling.ts';
import { type CaseKind, caseCollections, caseKinds, collectionOf, perKind } from '../case-kinds.ts';
import { closedStatuses } from '../case-status.ts';
import { daysUnasked } from './days-unasked.ts';

const batchSize = 200;
/** Sent mails and webhooks, and the entries of the record, are kept this long after the fact. */
const sentDays = 90;
const auditDays = 3650;

/**
 * What the next run does to a kind: it erases the `due` cases that were closed before `until`, unless it is `held`
 * because that is more than {@link daysUnasked} beyond the last run, and nobody has confirmed it.
 */
export type RetentionPlan = { until: string; due: number; held: boolean };
type Plans = Record<CaseKind, RetentionPlan>;

const kept = 'retention';
const lastRun = 'retention-ran';
/** What the clock said at the last run. */
const lastClock = 'retention-clock';
const lastHeld = 'retention-held';
/** Up to which day of closing each kind has been erased, or an administrator has confirmed it. */
export type Reached = Partial<Record<CaseKind, string>>;
/** How many of each kind a run has erased. */
export type Erased = Partial<Record<CaseKind, number>>;

// From nothing, so that the first failure is an increase (deploy/prometheus).
for (const kind of caseKinds) countOf('cms_erasing_failed_total', { kind }, 0);

/** What the next run would do. */
export async function planRetention(payload: Payload, now = Date.now()): Promise<Plans> {
  const { retentionDays } = await readCaseHandling(payload);
  const reached = await reachedSoFar(payload, now);
  const plans = perKind(() => ({ until: '', due: 0, held: false }));
  for (const kind of caseKinds) {
    const until = new Date(now - retentionDays[kind] * dayMs).toISOString();
    const { totalDocs: due } = await payload.db.count({ collection: collectionOf(kind), where: dueCases(kind, until) });
    const last = reached[kind];
    const isUsual = last !== undefined && Date.parse(until) - Date.parse(last) <= daysUnasked * dayMs;
    plans[kind] = { until, due, held: due > 0 && !isUsual };
  }
  return plans;
}

/**
 * An administrator's word that what was held may go.
 * @param confirmed the kinds, each with the `until` that was shown
 */
export async function confirmRetention(payload: Payload, confirmed: Reached): Promise<void> {
  await payload.kv.set(kept, { ...(await payload.kv.get<Reached>(kept)), ...confirmed });
}

/**
 * Erases every case that has been closed for longer than its kind is kept, with all that belongs to it, and notes how
 * many. An open case and one under a legal hold stay; more than {@link daysUnasked} beyond the last run waits for a
 * confirmation, so that a mistyped number of days or a wrong clock erases nothing.
 */
export async function eraseDueCases(payload: Payload, now = Date.now()): Promise<Erased> {
  const plans = await planRetention(payload, now);
  const erased: Erased = {};
  const held: Erased = {};
  for (const kind of caseKinds) {
    const { until, due, held: isHeld } = plans[kind];
    if (isHeld) held[kind] = due;
    else {
      if (due > 0) erased[kind] = await eraseClosedBefore(payload, kind, until);
      // Read again: erasing takes its time, and an administrator may have confirmed something meanwhile.
      const reached = await reachedSoFar(payload, now);
      const furthest = [reached[kind] ?? '', until].sort().at(-1);
      await payload.kv.set(kept, { ...reached, [kind]: furthest });
    }
  }
  await removeNotedFiles(payload);
  await forgetSent(payload, await believedNow(payload, now));
  const counts = Object.entries(erased).map(([kind, count]) => `${kind} ${count}`);
  payload.logger.info({ msg: 'retention ran', erased });
  await payload.kv.set(lastHeld, held);
  if (Object.keys(held).length > 0)
    payload.logger.warn({ msg: 'retention waits for an administrator: confirm it under Handling of cases', held });
  if (counts.length > 0) await record({ payload }, { action: 'retention', subject: counts.join(' · ') });
  return erased;
}

/** How many cases the last run did not erase since an administrator has to say so first. */
export async function heldErasures(payload: Payload): Promise<number> {
  const held = (await payload.kv.get<Erased>(lastHeld)) ?? {};
  return Object.values(held).reduce((sum, count) => sum + count, 0);
}

/** Sent mails and webhooks, but those of cases under a legal hold, and old entries of the record. */
async function forgetSent(payload: Payload, now: number): Promise<void> {
  const references: string[] = [];
  for (const collection of caseCollections) {
    const held = { where: { legalHold: { equals: true } }, select: { reference: true }, pagination: false } as const;
    const { docs } = await payload.db.find<{ id: number; reference: string }>({ collection, ...held });
    references.push(...docs.map(({ reference }) => reference));
  }
  const updatedAt = { less_than: new Date(now - sentDays * dayMs).toISOString() };
  const where: Where = {
    and: [
      { state: { not_equals: 'waiting' }, updatedAt },
      ...(references.length > 0
        ? [{ or: [{ reference: { exists: false } }, { reference: { not_in: references } }] }]
        : []),
    ],
  };
  for (const collection of ['mail-queue', 'webhooks'] as const) await payload.db.deleteMany({ collection, where });
  await forgetEntries(payload, new Date(now - auditDays * dayMs));
}

/** Without what a clock noted that was ahead, as it can be at a first start: after that day every later one would erase unasked. */
async function reachedSoFar(payload: Payload, now: number): Promise<Reached> {
  const reached = (await payload.kv.get<Reached>(kept)) ?? {};
  const isBehind = await isClockBehind(payload, now);
  const sound = Object.entries(reached).filter(([, until]) => isBehind || Date.parse(until) <= now + 2 * dayMs);
  return Object.fromEntries(sound);
}

/**
 * Now, but at most two days after the last run, and hardly before it: where the clock is wrong by years, a little is forgotten and not all,
 * and once it is right again what is due goes. Runs that follow each other faster, as starts do, come no further than time does.
 */
async function believedNow(payload: Payload, now: number): Promise<number> {
  const last = (await payload.kv.get<number>(lastRun)) ?? now;
  const before = await payload.kv.get<number>(lastClock);
  await payload.kv.set(lastClock, now);
  // Twice the time that has passed by the clock of both: after a pause it is made up for.
  const step = before === null ? 2 * dayMs : Math.min(2 * dayMs, 2 * Math.abs(now - before));
  const wasAhead = last > now + 2 * dayMs && !(await isClockBehind(payload, now));
  const steady = wasAhead ? now : Math.max(last, Math.min(now, last + step));
  await payload.kv.set(lastRun, steady);
  return steady;
}

/** For certain: before the day of which the newest migration has its name. */
async function isClockBehind(payload: Payload, now: number): Promise<boolean> {
  const newest = { collection: 'payload-migrations', sort: '-name', limit: 1, pagination: false } as const;
  const [migration] = (await payload.db.find<{ id: number; name: string }>(newest)).docs;
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)_/.exec(migration?.name ?? '') ?? [];
  return now < Date.parse(`${year}-${month}-${date}`);
}

/** Cases that were closed before the day was noted count from their last change. */
function dueCases(kind: CaseKind, until: string): Where {
  const before = { less_than: until };
  const where: Where[] = [
    { status: { in: [...closedStatuses] } },
    { legalHold: { not_equals: true } },
    { or: [{ closedAt: before }, { and: [{ closedAt: { exists: false } }, { updatedAt: before }] }] },
  ];
  return { and: collectionOf(kind) === 'service-requests' ? [...where, { kind: { equals: kind } }] : where };
}

/** What cannot be erased keeps none of the others, and is due again at the next run. */
async function eraseClosedBefore(payload: Payload, kind: CaseKind, until: string): Promise<number> {
  const collection = collectionOf(kind);
  const page = { select: { reference: true }, sort: 'id', limit: batchSize, pagination: false } as const;
  let count = 0;
  for (let after = 0; ; ) {
    const where: Where = { and: [dueCases(kind, until), { id: { greater_than: after } }] };
    const { docs } = await payload.db.find<{ id: number; reference: string }>({ collection, where, ...page });
    for (const one of docs) if (await isErased(payload, kind, one)) count += 1;
    after = docs.at(-1)?.id ?? after;
    if (docs.length < batchSize) return count;
  }
}

async function isErased(
  payload: Payload,
  kind: CaseKind,
  { id, reference }: { id: number; reference: string },
): Promise<boolean> {
  try {
    // Reviewed: the retention job is the one that may erase by itself.
    await payload.delete({ collection: collectionOf(kind), id, overrideAccess: true, depth: 0 });
    countOf('cms_erased_total', { kind });
    return true;
  } catch (error) {
    countOf('cms_erasing_failed_total', { kind });
    payload.logger.error({ err: error, msg: 'retention could not erase a case; the next run tries again', reference });
    return false;
  }
}
