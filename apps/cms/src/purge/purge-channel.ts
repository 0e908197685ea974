import type { Channel, QueuedRow } from '../delivery/channel.ts';
import type { PurgeKey } from './enqueue-purge.ts';

/** `siteUrl` is the origin of the site; the call goes to its `/_purge`. */
type PurgeSettings = { siteUrl: string; secrets: readonly string[] };

const requestTimeout = 5_000;
/** The site takes a thousand in one call. */
const maxKeys = 500;

/** Tells the site which responses it must forget: what is due goes out together. Telling it twice does no harm. */
export function purgeChannel({ siteUrl, secrets }: PurgeSettings): Channel<QueuedRow & { keys: PurgeKey[] }> {
  return {
    collection: 'outbox',
    // The site must know within 2 seconds.
    interval: 300,
    batchSize: 100,
    lease: 3 * requestTimeout,
    backoff: { first: 1_000, longest: 60_000 },
    // About a day: a site that was away for longer has an empty cache by then.
    maxFailures: 1_440,
    keepsRows: false,
    joinsRows: true,
    counter: { name: 'cms_outbox_deliveries_total', success: 'delivered' },
    async attempt({ logger }, rows) {
      try {
        const keys = [...new Set(rows.flatMap((row) => row.keys))];
        for (let start = 0; start < keys.length; start += maxKeys) await sendPurge(keys.slice(start, start + maxKeys));
      } catch (error) {
        logger.warn({ err: error, msg: 'the site could not be told of changes', rows: rows.length });
        throw error;
      }
    },
  };

  async function sendPurge(keys: PurgeKey[]): Promise<void> {
    const body = JSON.stringify({ keys });
    let status = 401;
    // A site that was not yet started anew knows only the secret before (decision 0021).
    for (const secret of secrets) if (status === 401) status = await ask(secret, body);
    if (status < 200 || status > 299) throw new Error(`the site answered ${status}`);
  }

  async function ask(secret: string, body: string): Promise<number> {
    const response = await fetch(`${siteUrl}/_purge`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(requestTimeout),
    });
    await response.body?.cancel();
    return response.status;
  }
}
