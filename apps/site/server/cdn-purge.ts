import { setTimeout as pause } from 'node:timers/promises';
import type { Config, cdnKindNames } from '#app/config.server.ts';
import { surrogateKeysOfPurge } from '#app/content/content-keys.ts';
import type { Log } from '#app/log.server.ts';

type CdnKindName = (typeof cdnKindNames)[number];
type PurgeCall = { method: string; headers: Record<string, string>; body?: string };
type CdnKind = { maxKeys: number; call: (keys: readonly string[], secret: string | undefined) => PurgeCall };

/** How each kind of cache is told to forget what it keeps under keys. */
const cdnKinds = {
  // The ban of deploy/varnish reads the one header, a configuration with the module xkey the other.
  varnish: {
    maxKeys: 100,
    call: (keys, secret) => ({
      method: 'PURGE',
      headers: { 'surrogate-key': keys.join(' '), xkey: keys.join(' '), ...bearer(secret) },
    }),
  },
  fastly: {
    maxKeys: 256,
    call: (keys, secret) => ({
      method: 'POST',
      headers: { accept: 'application/json', 'surrogate-key': keys.join(' '), ...(secret && { 'fastly-key': secret }) },
    }),
  },
  cloudflare: {
    maxKeys: 30,
    call: (keys, secret) => ({
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(secret) },
      body: JSON.stringify({ tags: keys }),
    }),
  },
} satisfies Record<CdnKindName, CdnKind>;

type CdnSettings = NonNullable<Config['cdn']>;

const timeoutMs = 5_000;
/**
 * Before each try; it is done after two that worked. The second purge is for what was on its way from an instance of the
 * site that had not yet heard of the change when the first one came.
 */
const usualPausesMs: readonly number[] = [0, 1_000, 3_000, 10_000, 30_000];
const neededTries = 2;

/**
 * Tells the caches in front that what was made from keys has changed. It is done by every instance of the site, each as
 * soon as it has forgotten the old content itself: the last one leaves nothing old behind.
 *
 * @returns takes keys as `/_purge` does, `*` among them
 */
export function createCdnPurge(
  { kind, purgeUrls, purgeKey }: CdnSettings,
  log: Log,
  pausesMs = usualPausesMs,
): (purged: readonly string[]) => void {
  const { maxKeys, call } = cdnKinds[kind];

  return (purged) => {
    const keys = surrogateKeysOfPurge(purged, maxKeys);
    for (const url of purgeUrls) void sendPurge(url, keys);
  };

  async function sendPurge(url: string, keys: readonly string[]): Promise<void> {
    let problem: unknown;
    let left = neededTries;
    for (const ms of pausesMs) {
      await pause(ms, undefined, { ref: false });
      try {
        await ask(url, keys);
        left--;
      } catch (error) {
        problem = error;
      }
      if (left === 0) return;
    }
    log.error({ err: problem, keys }, 'The cache in front could not be told of a change.');
  }

  async function ask(url: string, keys: readonly string[]): Promise<void> {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...call(keys, purgeKey), signal, redirect: 'error' });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the cache in front answers ${response.status}`);
  }
}

function bearer(secret: string | undefined): Record<string, string> {
  return secret ? { authorization: `Bearer ${secret}` } : {};
}
