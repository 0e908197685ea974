/**
 * A moment as the field of a browser says it, `2026-03-03T14:00`, as it is in Riyadh, which has no summer time: the last one of that
 * minute, so that what was published in it is seen.
 *
 * @returns ms since 1970, or undefined where it is no such moment
 */
export function riyadhMoment(said: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(said)) return undefined;
  const moment = Date.parse(`${said}:59.999+03:00`);
  return Number.isNaN(moment) ? undefined : moment;
}
