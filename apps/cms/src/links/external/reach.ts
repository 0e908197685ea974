import { fetchPublic } from '@insurer/contract/public-fetch.ts';
import type { ReachedAs } from './external-link.ts';

/** Says who asks; some hosts answer nobody without a name. */
const headers = { accept: '*/*', 'user-agent': 'Mozilla/5.0 (compatible; link check)' };
const gone = [404, 410];

/**
 * How an address on another host is: public addresses alone are tried, nothing is sent along and no redirect is followed. A host
 * that refuses this caller (401, 403, 429) has the page all the same, for all that is known.
 */
export async function reach(address: string): Promise<ReachedAs> {
  try {
    const { status, body } = await fetchPublic(new URL(address), headers);
    await body?.cancel();
    if (gone.includes(status)) return 'missing';
    return status >= 500 ? 'unreached' : 'fine';
  } catch {
    return 'unreached';
  }
}
