import type { Channel, QueuedRow } from '../delivery/channel.ts';
import type { PurgeKey } from './enqueue-purge.ts';

/** `siteUrl` is the origin of the site; the call goes to its `/_purge`. */
type PurgeSettings = { siteUrl: string; secret: string };

const requestTimeout = 5_000;

/** Tells the site which answers it must forget: what is due goes out in one call. Telling it twice does no harm. */
export function purgeChannel({ siteUrl, secret }: PurgeSettings): Channel<QueuedRow & { keys: PurgeKey[] }> {
  return {
    collection: 'outbox',
    // The site must know within 2 seconds.
    interval: 300,
    batchSize: 100,
    lease: 2 * requestTimeout,
    backoff: { first: 1_000, longest: 60_000 },
    // About a day: a site that was away for longer has an empty cache by then.
    maxFailures: 1_440,
    keepsRows: false,
    joinsRows: true,
    counter: { name: 'cms_outbox_deliveries_total', success: 'delivered' },
    async attempt({ logger }, rows) {
      try {
        const response = await fetch(`${siteUrl}/_purge`, {
          method: 'POST',
          headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
          body: JSON.stringify({ keys: [...new Set(rows.flatMap((row) => row.keys))] }),
          signal: AbortSignal.timeout(requestTimeout),
        });
        if (!response.ok) throw new Error(`the site answered ${response.status}`);
      } catch (error) {
        logger.warn({ err: error, msg: 'the site could not be told of changes', rows: rows.length });
        throw error;
      }
    },
  };
}
