import { maxAtOnce } from './most-at-once.ts';

/** What became of cases that were to change: how to change back those that did, and how many stayed as they were. */
export type Changed<Change> = { undo: Change[]; kept: number };

/**
 * Changes as many cases as somebody selected, in calls of the size that one takes. Where a later call fails, what the calls before
 * it did is told, and can be undone; the rest counts as kept.
 *
 * @returns undefined where already the first call failed
 */
export async function changeAll<Change>(
  cases: readonly Change[],
  change: (some: readonly Change[]) => Promise<Changed<Change> | undefined>,
): Promise<Changed<Change> | undefined> {
  let [undo, kept]: [Change[], number] = [[], 0];
  for (let from = 0; from < cases.length; from += maxAtOnce) {
    const result = await change(cases.slice(from, from + maxAtOnce));
    if (!result && from === 0) return undefined;
    if (!result) return { undo, kept: kept + cases.length - from };
    undo = [...undo, ...result.undo];
    kept += result.kept;
  }
  return { undo, kept };
}
