import { addDays, addMonths, type CalendarName, dayOf, firstYearShown, weekday, yearsShown } from './calendar-days.ts';

export type CalendarView = 'day' | 'month' | 'year';
/** Where the keyboard is in a calendar. */
export type CalendarPlace = {
  at: number;
  view: CalendarView;
  calendar: CalendarName;
  columns: number;
  rightToLeft: boolean;
};

/** The day that a key leads to, as in the grid pattern of the ARIA guide; undefined for keys that mean nothing here. */
export function dayForKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { at, view, calendar, columns, rightToLeft }: CalendarPlace,
): number | undefined {
  const by = (cells: number) =>
    view === 'day' ? addDays(at, cells) : addMonths(at, cells * (view === 'month' ? 1 : 12), calendar);
  const page = { day: shiftKey ? 12 : 1, month: 12, year: 12 * yearsShown }[view];
  const { year, month } = dayOf(at, calendar);
  const inRow = { day: weekday(at), month: month - 1, year: year - firstYearShown(year) }[view] % columns;
  const onwards = rightToLeft ? -1 : 1;
  const arrows = { ArrowLeft: -onwards, ArrowRight: onwards, ArrowUp: -columns, ArrowDown: columns };
  const cells = { ...arrows, Home: -inRow, End: columns - 1 - inRow }[key];
  if (cells !== undefined) return by(cells);
  const pages = { PageUp: -page, PageDown: page }[key];
  return pages === undefined ? undefined : addMonths(at, pages, calendar);
}
