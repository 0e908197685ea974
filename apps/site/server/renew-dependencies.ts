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
      old.all.map(async (before) => ({ before, now: await store.read(before.request, { deadline }) })),
    );
    for (const { before, now } of readings) {
      const same = now.copy.version === before.version && (now.copy.body !== null) === before.exists;
      if (!same) return undefined;
      dependencies.record(now);
    }
    return dependencies;
  } catch {
    // Rendering meets the same failure and has the screen for it.
    return undefined;
  }
}
