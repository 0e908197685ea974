import { directionOf, type Language } from '@insurer/contract/language.ts';
import {
  addDays,
  addMonths,
  type CalendarName,
  dayOf,
  daysInMonth,
  firstYearShown,
  inWords,
  knowsHijri,
  monthRange,
  startOfMonth,
  today,
  weekday,
  yearsShown,
} from './calendar-days.ts';
import { type CalendarView, dayForKey } from './calendar-keys.ts';
import { button, element, icon } from './calendar-parts.ts';

export type CalendarWords = Record<
  | 'open'
  | 'openChosen'
  | 'close'
  | 'previousMonth'
  | 'nextMonth'
  | 'previousYears'
  | 'nextYears'
  | 'previousYear'
  | 'nextYear'
  | 'chooseYear'
  | 'chooseMonth'
  | 'today'
  | 'gregorian'
  | 'hijri'
  | 'calendar',
  string
>;
/** `small` is the day of the other calendar, drawn by the style sheet: the label says it already. */
type Cell = { time: number; text: string; label?: string; small?: string; now: boolean };

/** The day, month or year that the keyboard stands on. */
export const currentDay = '[role=gridcell][tabindex="0"]';

/** From this width years stand four in a row, below it three (spec 9). */
const wide = matchMedia('(width >= 768px)');
const monthsPerRow = 3;

/**
 * A calendar with day, month and year views in a dialog element, Gregorian or Umm al-Qura (spec 4, 9; decision
 * record 0006). The keyboard moves as in the grid pattern of the ARIA guide.
 */
export function drawCalendar(
  dialog: HTMLDialogElement,
  {
    words,
    language,
    chosen,
    onChoose,
    focus = true,
  }: {
    words: CalendarWords;
    language: Language;
    chosen: number | undefined;
    onChoose: (time: number) => void;
    /** Whether the focus goes into the calendar. */
    focus?: boolean;
  },
): void {
  let view: CalendarView = 'day';
  let calendar: CalendarName = 'gregory';
  let at = chosen ?? today();
  const other = (): CalendarName => (calendar === 'gregory' ? 'islamic-umalqura' : 'gregory');
  const say = (time: number, options: Intl.DateTimeFormatOptions, system = calendar) =>
    inWords(time, language, system, options);
  const long = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const columns = () => (view === 'day' ? 7 : view === 'month' ? monthsPerRow : wide.matches ? 4 : 3);

  dialog.setAttribute('aria-label', words.calendar);
  dialog.onkeydown = onKey;
  draw(focus);

  function draw(focused = true): void {
    dialog.replaceChildren(head(), grid(), foot());
    if (focused) dialog.querySelector<HTMLElement>(currentDay)?.focus();
  }
  function move(time: number): void {
    at = time;
    draw();
  }
  function show(next: CalendarView): void {
    view = next;
    draw();
  }

  function head(): HTMLElement {
    const step = view === 'day' ? 1 : view === 'month' ? 12 : 12 * yearsShown;
    const labels = {
      day: [words.previousMonth, words.nextMonth],
      month: [words.previousYear, words.nextYear],
      year: [words.previousYears, words.nextYears],
    }[view];
    const go = (months: number) => () => {
      at = addMonths(at, months, calendar);
      draw(false);
      dialog.querySelector<HTMLElement>(months < 0 ? '[data-step="-1"]' : '[data-step="1"]')?.focus();
    };
    const back = button('', go(-step), { 'aria-label': labels[0] ?? '', 'data-step': '-1' });
    const on = button('', go(step), { 'aria-label': labels[1] ?? '', 'data-step': '1' });
    back.append(icon('chevron-start'));
    on.append(icon('chevron-end'));
    const title = element('div', { class: 'date-picker__title', 'aria-live': 'polite' });
    if (view === 'year') title.append(yearRange());
    if (view === 'day') {
      title.append(button(say(at, { month: 'long' }), () => show('month'), { title: words.chooseMonth }));
    }
    if (view !== 'year') title.append(button(yearText(at), () => show('year'), { title: words.chooseYear }));
    if (view === 'day' && knowsHijri()) title.append(otherMonths());
    const row = element('div', { class: 'date-picker__head' });
    row.append(back, title, on);
    return row;
  }

  function yearText(time: number): string {
    return String(dayOf(time, calendar).year);
  }
  function firstYear(): number {
    return firstYearShown(dayOf(at, calendar).year);
  }
  function yearRange(): string {
    return `\u2066${firstYear()} – ${firstYear() + yearsShown - 1}\u2069`;
  }
  function otherMonths(): HTMLElement {
    const start = startOfMonth(at, calendar);
    const end = addDays(start, daysInMonth(at, calendar) - 1);
    return element('span', { class: 'date-picker__other' }, monthRange(start, end, language, other()));
  }

  function grid(): HTMLElement {
    const cells = { day: dayCells, month: monthCells, year: yearCells }[view]();
    const table = element('div', { role: 'grid', class: `date-picker__${view}s`, 'aria-label': gridLabel() });
    if (view === 'day') table.append(weekdays());
    const current = cells.find((cell) => cell && sameCell(cell.time, at)) ?? cells.find(Boolean);
    for (let index = 0; index < cells.length; index += columns()) {
      const row = element('div', { role: 'row', class: 'date-picker__row' });
      const group = cells.slice(index, index + columns());
      while (group.length < columns()) group.push(undefined);
      row.append(
        ...group.map((cell) => (cell ? cellButton(cell, cell === current) : element('span', { role: 'gridcell' }))),
      );
      table.append(row);
    }
    return table;
  }

  function gridLabel(): string {
    if (view === 'day') return say(at, { month: 'long', year: 'numeric' });
    return view === 'month' ? words.chooseMonth : words.chooseYear;
  }

  function sameCell(a: number, b: number): boolean {
    const [first, second] = [dayOf(a, calendar), dayOf(b, calendar)];
    if (first.year !== second.year) return false;
    return view === 'year' || (first.month === second.month && (view === 'month' || first.day === second.day));
  }

  function cellButton({ time, text, label, small, now }: Cell, current: boolean): HTMLElement {
    return button(text, () => choose(time), {
      role: 'gridcell',
      tabindex: current ? '0' : '-1',
      'aria-selected': String(chosen !== undefined && sameCell(time, chosen)),
      ...(label && { 'aria-label': label }),
      ...(now && { 'aria-current': 'date' }),
      ...(small && { 'data-other': small }),
    });
  }

  function choose(time: number): void {
    if (view === 'day') {
      onChoose(time);
      return;
    }
    at = time;
    show(view === 'year' ? 'month' : 'day');
  }

  function weekdays(): HTMLElement {
    const row = element('div', { role: 'row', class: 'date-picker__row' });
    const sunday = Date.UTC(2023, 0, 1);
    for (let day = 0; day < 7; day++) {
      const time = addDays(sunday, day);
      const name = say(time, { weekday: 'long' });
      const short = language === 'ar' ? name.replace(/^ال/, '') : say(time, { weekday: 'short' });
      row.append(element('span', { role: 'columnheader', class: 'date-picker__weekday', 'aria-label': name }, short));
    }
    return row;
  }

  function dayCells(): (Cell | undefined)[] {
    const start = startOfMonth(at, calendar);
    const empty = Array.from({ length: weekday(start) }, () => undefined);
    const days = Array.from({ length: daysInMonth(at, calendar) }, (_, index): Cell => {
      const time = addDays(start, index);
      const second = knowsHijri() ? say(time, long, other()) : '';
      return {
        time,
        text: String(index + 1),
        label: [say(time, { weekday: 'long', ...long }), second].filter(Boolean).join(' – '),
        small: second && String(dayOf(time, other()).day),
        now: time === today(),
      };
    });
    return [...empty, ...days];
  }

  function monthCells(): Cell[] {
    const first = addMonths(at, 1 - dayOf(at, calendar).month, calendar);
    return Array.from({ length: 12 }, (_, index) => {
      const time = addMonths(first, index, calendar);
      return { time, text: say(time, { month: 'long' }), now: sameCell(time, today()) };
    });
  }

  function yearCells(): Cell[] {
    const { year } = dayOf(at, calendar);
    return Array.from({ length: yearsShown }, (_, index) => {
      const time = addMonths(at, (firstYear() + index - year) * 12, calendar);
      return { time, text: yearText(time), now: sameCell(time, today()) };
    });
  }

  function foot(): HTMLElement {
    const row = element('div', { class: 'date-picker__foot' });
    const systems = element('div', { class: 'date-picker__systems', role: 'group', 'aria-label': words.calendar });
    const names: [CalendarName, string][] = [
      ['gregory', words.gregorian],
      ['islamic-umalqura', words.hijri],
    ];
    for (const [name, label] of names) {
      const select = () => {
        calendar = name;
        draw(false);
        dialog.querySelector<HTMLElement>('.date-picker__systems [aria-pressed=true]')?.focus();
      };
      systems.append(button(label, select, { 'aria-pressed': String(calendar === name) }));
    }
    if (knowsHijri()) row.append(systems);
    row.append(
      button(words.today, () => onChoose(today())),
      button(words.close, () => dialog.close()),
    );
    return row;
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      dialog.close();
      return;
    }
    if ((event.target as Element).getAttribute('role') !== 'gridcell') return;
    const next = dayForKey(event, {
      at,
      view,
      calendar,
      columns: columns(),
      rightToLeft: directionOf(language) === 'rtl',
    });
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  }
}
