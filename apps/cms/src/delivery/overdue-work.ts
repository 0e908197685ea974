import type { Payload, Where } from 'payload';
import { config } from '../config.ts';
import { gaugeOf, setGauge } from '../metrics.ts';

/** What is done by itself at its time. */
const kinds = ['publications', 'mails', 'webhooks', 'purges', 'scans'] as const;
export type OverdueWork = Record<(typeof kinds)[number], number>;

/** The rows that stand for it. */
type Work = 'payload-jobs' | 'mail-queue' | 'webhooks' | 'outbox' | 'private-files';

const gauge = 'cms_overdue';
/** Every look for work is seconds after the last. What somebody has taken, or died with, is due when its lease ends. */
const overdueAfterMs = 10 * 60_000;

/** How much should have been done ten minutes ago and was not even tried. What has nowhere to go (no mail server, no scanner) waits by right. */
export async function overdueWork(
  payload: Payload,
  now = Date.now(),
  scanner = config.clamavSocket,
): Promise<OverdueWork> {
  const before = { less_than: new Date(now - overdueAfterMs).toISOString() };
  const waiting: Where = { and: [{ state: { equals: 'waiting' } }, { nextAttemptAt: before }] };
  const due: Where = {
    and: [{ completedAt: { exists: false } }, { hasError: { not_equals: true } }, { waitUntil: before }],
  };
  // Nobody can open these meanwhile.
  const unscanned: Where = {
    and: [{ scan: { equals: 'not-scanned' } }, { scannedAt: { exists: false } }, { createdAt: before }],
  };
  const count = async (collection: Work, where: Where) => (await payload.db.count({ collection, where })).totalDocs;
  return {
    publications: await count('payload-jobs', due),
    mails: config.smtpUrl ? await count('mail-queue', waiting) : 0,
    webhooks: config.webhook ? await count('webhooks', waiting) : 0,
    purges: await count('outbox', { nextAttemptAt: before }),
    scans: scanner ? await count('private-files', unscanned) : 0,
  };
}

/** Counts it for `/metrics` and `/ready`. */
export async function noteOverdueWork(payload: Payload): Promise<void> {
  const work = await overdueWork(payload);
  for (const kind of kinds) setGauge(gauge, work[kind], { work: kind });
}

/** What the last count found, without what is none; undefined where there is nothing. */
export function notedOverdueWork(): Partial<OverdueWork> | undefined {
  const found = kinds
    .map((kind) => [kind, gaugeOf(gauge, { work: kind }) ?? 0] as const)
    .filter(([, count]) => count > 0);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
