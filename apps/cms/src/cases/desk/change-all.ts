import { maxAtOnce } from './most-at-once.ts';

/**
 * What became of cases that were to change: how to change back those that did, how many stayed as they were, and which were not
 * changed because something failed.
 */
export type Changed<Change> = { undo: Change[]; kept: number; failed?: Change[] };

/**
 * Changes as many cases as somebody selected, in calls of the size that one takes. Where a later call fails, what the calls before
 * it did is told, and can be undone; the rest has failed.
 *
 * @returns undefined where already the first call failed
 */
export async function changeAll<Change>(
  cases: readonly Change[],
  change: (some: readonly Change[]) => Promise<Changed<Change> | undefined>,
): Promise<Changed<Change> | undefined> {
  const all = { undo: [] as Change[], kept: 0, failed: [] as Change[] };
  for (let from = 0; from < cases.length; from += maxAtOnce) {
    const result = await change(cases.slice(from, from + maxAtOnce));
    if (!result && from === 0) return undefined;
    if (!result) return { ...all, failed: [...all.failed, ...cases.slice(from)] };
    all.undo.push(...result.undo);
    all.failed.push(...(result.failed ?? []));
    all.kept += result.kept;
  }
  return all;
}
