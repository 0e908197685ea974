type Seen = { last: number; lastTick: number; ahead: number };
/** The server process and the bundle of the pages load this file separately; there is one time in the process. */
const shared = globalThis as typeof globalThis & { insurerSteadyNow?: Seen };
shared.insurerSteadyNow ??= { last: 0, lastTick: 0, ahead: 0 };
const seen = shared.insurerSteadyNow;

/**
 * Milliseconds as the clock has them, that only ever grow. Where the clock is set back, by the network's time or after a
 * wrong start, ages go on from where they were: else nothing would grow old until the clock is there again.
 */
export function steadyNow(): number {
  const [now, tick] = [Date.now(), performance.now()];
  if (now + seen.ahead < seen.last) seen.ahead = seen.last + Math.max(0, tick - seen.lastTick) - now;
  [seen.last, seen.lastTick] = [now + seen.ahead, tick];
  return seen.last;
}
