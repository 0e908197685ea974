import type { HandOver } from './assign-cases.ts';
import { mostAtOnce } from './most-at-once.ts';

/** What became of cases that were to change hands: how to give back those that did, and how many stayed as they were. */
type HandedOver = { undo: HandOver[]; kept: number };

/**
 * Gives as many cases as somebody selected, in calls of the size that one takes. Where a later call fails, what the calls before
 * it did is told, and can be undone; the rest counts as kept.
 *
 * @returns undefined where already the first call failed
 */
export async function handOverAll(
  cases: readonly HandOver[],
  handOver: (some: readonly HandOver[]) => Promise<HandedOver | undefined>,
): Promise<HandedOver | undefined> {
  let [undo, kept]: [HandOver[], number] = [[], 0];
  for (let from = 0; from < cases.length; from += mostAtOnce) {
    const result = await handOver(cases.slice(from, from + mostAtOnce));
    if (!result && from === 0) return undefined;
    if (!result) return { undo, kept: kept + cases.length - from };
    undo = [...undo, ...result.undo];
    kept += result.kept;
  }
  return { undo, kept };
}
