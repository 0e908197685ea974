import type { Language } from '@insurer/contract/language.ts';
import {
  addDays,
  addMonths,
  type CalendarName,
  dayOf,
  daysInMonth,
  firstYearShown,
  inWords,
  knowsHijri,
  startOfMonth,
  today,
  weekday,
  yearsShown,
} from './calendar-days.ts';
import type { CalendarView } from './calendar-keys.ts';

/** What a calendar shows: one view of the month or years around the day that the keyboard stands on. */
export type CalendarState = {
  at: number;
  view: CalendarView;
  calendar: CalendarName;
  language: Language;
  chosen: number | undefined;
};
/** `small` is the day of the other calendar, shown by the style sheet: the label says it already. */
export type Cell = { time: number; text: string; label?: string; small?: string; now: boolean };

const longDate = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** The calendar that is not shown. */
export function otherCalendar(calendar: CalendarName): CalendarName {
  return calendar === 'gregory' ? 'islamic-umalqura' : 'gregory';
}

/** The days, months or years of a view in their order; undefined where a week begins before its month. */
export function cellsOf(state: CalendarState): (Cell | undefined)[] {
  return { day: dayCells, month: monthCells, year: yearCells }[state.view](state);
}

/** Whether two days lie in the same cell of a view: the same day, month or year. */
export function isSameCell(a: number, b: number, { view, calendar }: Pick<CalendarState, 'view' | 'calendar'>) {
  const [first, second] = [dayOf(a, calendar), dayOf(b, calendar)];
  if (first.year !== second.year) return false;
  return view === 'year' || (first.month === second.month && (view === 'month' || first.day === second.day));
}

function dayCells({ at, calendar, language }: CalendarState): (Cell | undefined)[] {
  const start = startOfMonth(at, calendar);
  const other = otherCalendar(calendar);
  const empty = Array.from({ length: weekday(start) }, () => undefined);
  const days = Array.from({ length: daysInMonth(at, calendar) }, (_, index): Cell => {
    const time = addDays(start, index);
    const second = knowsHijri() ? inWords(time, language, other, longDate) : '';
    return {
      time,
      text: String(index + 1),
      label: [inWords(time, language, calendar, { weekday: 'long', ...longDate }), second].filter(Boolean).join(' – '),
      small: second && String(dayOf(time, other).day),
      now: time === today(),
    };
  });
  return [...empty, ...days];
}

function monthCells(state: CalendarState): Cell[] {
  const { at, calendar, language } = state;
  const first = addMonths(at, 1 - dayOf(at, calendar).month, calendar);
  return Array.from({ length: 12 }, (_, index) => {
    const time = addMonths(first, index, calendar);
    return { time, text: inWords(time, language, calendar, { month: 'long' }), now: isSameCell(time, today(), state) };
  });
}

function yearCells(state: CalendarState): Cell[] {
  const { at, calendar } = state;
  const { year } = dayOf(at, calendar);
  return Array.from({ length: yearsShown }, (_, index) => {
    const time = addMonths(at, (firstYearShown(year) + index - year) * 12, calendar);
    return { time, text: String(dayOf(time, calendar).year), now: isSameCell(time, today(), state) };
  });
}
