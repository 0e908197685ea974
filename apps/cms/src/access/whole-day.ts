import type { Where } from 'payload';

/**
 * What the filter of a list sends of a day that is picked: its noon in UTC. Payload counts in whole hours: in a zone that is half an hour
 * off, as in India, or three quarters, as in Nepal, it is half an hour before, or three quarters.
 */
const pickedDay = /^(\d{4}-\d\d-\d\d)T(12:00|11:30|11:15):00(\.000)?Z$/;
const hour = 60 * 60_000;
/** Noon in UTC is three in the afternoon in Riyadh. */
const sinceMidnight = 15 * hour;

type Reading = (start: string, end: string) => Where[string][];

/** What a day means for a moment, beside each comparison: from the first moment of the day to the first of the next one. */
const readings: Record<string, Reading | undefined> = {
  equals: (start, end) => [{ greater_than_equal: start }, { less_than: end }],
  greater_than: (_, end) => [{ greater_than_equal: end }],
  greater_than_equal: (start) => [{ greater_than_equal: start }],
  less_than: (start) => [{ less_than: start }],
  less_than_equal: (_, end) => [{ less_than: end }],
};

/**
 * A filter of moments by a day of the list's picker, as people mean it: the day in Riyadh from midnight to midnight. Taken as it is
 * sent it would be three in the afternoon, so that what came in the morning of a day was not “since that day”.
 *
 * @returns undefined of what is no such day, or no comparison with one
 */
export function wholeDay(path: string, operator: string, value: unknown): Where | undefined {
  const [, day] = (typeof value === 'string' && pickedDay.exec(value)) || [];
  if (day === undefined) return undefined;
  const noon = new Date(`${day}T12:00:00Z`).getTime();
  if (Number.isNaN(noon)) return undefined;
  const start = new Date(noon - sinceMidnight).toISOString();
  const end = new Date(noon - sinceMidnight + 24 * hour).toISOString();
  if (operator === 'not_equals')
    return {
      or: [{ [path]: { less_than: start } }, { [path]: { greater_than_equal: end } }, { [path]: { exists: false } }],
    };
  const conditions = readings[operator]?.(start, end);
  return conditions && { and: conditions.map((condition) => ({ [path]: condition })) };
}
