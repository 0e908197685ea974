/** A day as `YYYY-MM-DD`; days of this form stand in the order of their letters. */
export type Day = string;

const dayMs = 86_400_000;

/** Counted in UTC, so that no time zone and no clock change moves a day. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days later the second day is. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs;
}

/** The earlier of two days; the first where there is no other. */
export function earlier(one: Day, other: Day | undefined): Day {
  return other !== undefined && other < one ? other : one;
}
