import { ContentLedger } from '#app/content/content-ledger.ts';
import type { ContentStore } from '#app/content/content-store.ts';

/**
 * Asks for the newest content of a kept page. Its new ledger when nothing changed, so that the page needs no new
 * drawing; undefined when something did, or when the page was drawn with a part missing.
 */
export async function renewLedger(
  store: ContentStore,
  old: ContentLedger,
  deadline: number,
): Promise<ContentLedger | undefined> {
  if (old.degraded) return undefined;
  const ledger = new ContentLedger();
  try {
    const readings = await Promise.all(
      old.readings.map(async ({ copy, request }) => ({ copy, now: await store.read(request, { deadline }) })),
    );
    for (const { copy, now } of readings) {
      const same = now.copy.version === copy.version && (now.copy.body === null) === (copy.body === null);
      if (!same) return undefined;
      ledger.record(now);
    }
    return ledger;
  } catch {
    // Drawing meets the same failure and has the screen for it.
    return undefined;
  }
}
