let last = 0;
let lastTick = 0;
let ahead = 0;

/**
 * Milliseconds as the clock has them, that only ever grow. Where the clock is set back, by the network's time or after a
 * wrong start, ages go on from where they were: else nothing would grow old until the clock is there again.
 */
export function steadyNow(): number {
  const [now, tick] = [Date.now(), performance.now()];
  if (now + ahead < last) ahead = last + Math.max(0, tick - lastTick) - now;
  [last, lastTick] = [now + ahead, tick];
  return last;
}
