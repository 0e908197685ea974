import type { Payload } from 'payload';
import type { MetricName } from '../metrics.ts';

/** What every row of a queue has. */
export type QueuedRow = { id: number | string; attempts: number; createdAt: string };

/** The collections that are queues. */
export type QueueSlug = 'outbox' | 'mail-queue' | 'webhooks';

/** One way out of the content service: its queue, how its rows are sent, and how often that is tried. Times are in milliseconds. */
export type Channel<Row extends QueuedRow> = {
  collection: QueueSlug;
  /** Between two looks into the queue. */
  interval: number;
  batchSize: number;
  /** For this long a row belongs to the process that took it; one that died gives it free after this. An attempt that takes longer may be made twice, which what it sends to bears. */
  lease: number;
  /** What takes longer than this lets those behind it go first, as long as so many at most are under way. */
  patience?: { ms: number; slowAtMost: number };
  /** The pause after the first failure doubles with each one, up to the longest. */
  backoff: { first: number; longest: number };
  /** After this many failures a row is given up. */
  maxFailures: number;
  /** Rows stay with their state, for people to see. Otherwise they go when they are delivered or given up. */
  keepsRows: boolean;
  /** Rows that were taken together go out in one attempt. */
  joinsRows: boolean;
  /** The counter of attempts, and the `result` that it gives a success. */
  counter: { name: MetricName; success: string };
  /** Sends rows: all that were taken, or one. @throws an Error whose message says why they could not be sent */
  attempt(payload: Payload, rows: Row[]): Promise<void>;
};

/** What mails and webhooks have in common: each goes out by itself and stays to be seen. */
export const oneByOne = {
  interval: 2_000,
  batchSize: 20,
  lease: 5 * 60_000,
  backoff: { first: 60_000, longest: 2 * 60 * 60_000 },
  keepsRows: true,
  joinsRows: false,
};
