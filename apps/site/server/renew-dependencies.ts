import { ContentDependencies } from '#app/content/content-dependencies.ts';
import type { ContentStore } from '#app/content/content-store.ts';

/**
 * Asks for the newest content of a kept page. Its new dependencies when nothing changed, so that the page needs no new
 * rendering; undefined when something did, or when the page was rendered with a part missing.
 */
export async function renewDependencies(
  store: ContentStore,
  old: ContentDependencies,
  deadline: number,
): Promise<ContentDependencies | undefined> {
  if (old.degraded) return undefined;
  const dependencies = new ContentDependencies();
  try {
    const readings = await Promise.all(
      old.readings.map(async ({ copy, request }) => ({ copy, now: await store.read(request, { deadline }) })),
    );
    for (const { copy, now } of readings) {
      const same = now.copy.version === copy.version && (now.copy.body === null) === (copy.body === null);
      if (!same) return undefined;
      dependencies.record(now);
    }
    return dependencies;
  } catch {
    // Rendering meets the same failure and has the screen for it.
    return undefined;
  }
}
