/** How far the Kingdom's clock is ahead of UTC, in milliseconds: it has one time zone and no summer time. */
export const riyadhOffset = 3 * 3_600_000;

/** Today in Saudi Arabia as `YYYY-MM-DD`, wherever the clock stands: the day by which visas end and claims are told. */
export function todayInRiyadh(now: Date | number = Date.now()): string {
  return new Date(Number(now) + riyadhOffset).toISOString().slice(0, 10);
}
