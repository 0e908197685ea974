import { directionOf } from '@insurer/contract/language.ts';
import type { Texts } from '#app/texts/texts.ts';
import { type CalendarState, type Cell, cellsOf, isSameCell, otherCalendar } from './calendar-cells.ts';
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
  yearsShown,
} from './calendar-days.ts';
import { type CalendarView, dayForKey } from './calendar-keys.ts';
import { button, element, icon } from './calendar-parts.ts';
import { desktop } from './desktop.ts';

export type CalendarWords = Texts['datePicker'];
/** What is shown, and what its buttons do. */
type Calendar = CalendarState & {
  words: CalendarWords;
  onChoose: (time: number) => void;
  close: () => void;
  /** Shows something else. `focused` selects what has the focus then. */
  update: (change: Partial<CalendarState>, focused?: string) => void;
};

/** The day, month or year that the keyboard stands on. */
export const currentDay = '[role=gridcell][tabindex="0"]';

/** From this width years stand four in a row, below it three (LIMIT-15, LIMIT-16). */
const wide = matchMedia(desktop);
const monthsPerRow = 3;

/**
 * A calendar with day, month and year views in a dialog element, Gregorian or Umm al-Qura (DATE-01, decision
 * record 0006). The keyboard moves as in the grid pattern of the ARIA guide.
 *
 * @param options.focus whether the focus goes into the calendar
 */
export function showCalendar(
  dialog: HTMLDialogElement,
  { focus, ...options }: Pick<Calendar, 'words' | 'language' | 'chosen' | 'onChoose'> & { focus: boolean },
): void {
  const close = () => dialog.close();
  let shown: Calendar = { ...options, at: options.chosen ?? today(), view: 'day', calendar: 'gregory', close, update };
  dialog.setAttribute('aria-label', options.words.calendar);
  dialog.onkeydown = (event) => handleKey(event, shown);
  const head = element('div', { class: 'date-picker__head' });
  // It stays where it is: what is new with its words is not read out.
  const title = element('div', { class: 'date-picker__title', 'aria-live': 'polite' });
  head.append(title);
  dialog.replaceChildren(head);
  update({}, focus ? currentDay : undefined);

  function update(change: Partial<CalendarState>, focused?: string): void {
    shown = { ...shown, ...change };
    const [previous, next] = steps(shown);
    for (const around of [...head.children, ...dialog.children])
      if (around !== title && around !== head) around.remove();
    title.before(previous);
    title.replaceChildren(...titleParts(shown));
    title.after(next);
    head.after(grid(shown), foot(shown));
    dialog.scrollIntoView({ block: 'nearest' });
    const stop = focused && dialog.querySelector<HTMLElement>(focused);
    if (!stop) return;
    // By itself a browser takes it to the midst of the window, and the field out of it.
    stop.focus({ preventScroll: true });
    stop.scrollIntoView({ block: 'nearest' });
  }
}

function steps(shown: Calendar): [previous: HTMLElement, next: HTMLElement] {
  const { view, words } = shown;
  const step = { day: 1, month: 12, year: 12 * yearsShown }[view];
  const [previous, next] = {
    day: [words.previousMonth, words.nextMonth] as const,
    month: [words.previousYear, words.nextYear] as const,
    year: [words.previousYears, words.nextYears] as const,
  }[view];
  return [stepButton(-step, previous, shown), stepButton(step, next, shown)];
}

function stepButton(months: number, label: string, { at, calendar, update }: Calendar): HTMLElement {
  const [step, arrow] = months < 0 ? ['-1', 'chevron-start'] : ['1', 'chevron-end'];
  const go = () => update({ at: addMonths(at, months, calendar) }, `[data-step="${step}"]`);
  const made = button('', go, { 'aria-label': label, 'data-step': step });
  made.append(icon(arrow));
  return made;
}

function titleParts({ at, view, calendar, language, words, update }: Calendar): (HTMLElement | string)[] {
  const { year } = dayOf(at, calendar);
  if (view === 'year') {
    const first = firstYearShown(year);
    return [`\u2066${first} – ${first + yearsShown - 1}\u2069`];
  }
  const parts: HTMLElement[] = [];
  const show = (next: CalendarView) => () => update({ view: next }, currentDay);
  if (view === 'day') {
    const month = inWords(at, language, calendar, { month: 'long' });
    parts.push(button(month, show('month'), { title: words.chooseMonth }));
  }
  parts.push(button(String(year), show('year'), { title: words.chooseYear }));
  if (view === 'day' && knowsHijri()) {
    const start = startOfMonth(at, calendar);
    const end = addDays(start, daysInMonth(at, calendar) - 1);
    const months = monthRange(start, end, language, otherCalendar(calendar));
    parts.push(element('span', { class: 'date-picker__other' }, months));
  }
  return parts;
}

function grid(shown: Calendar): HTMLElement {
  const { at, view } = shown;
  const cells = cellsOf(shown);
  const columns = columnsOf(view);
  const table = element('div', { role: 'grid', class: `date-picker__${view}s`, 'aria-label': gridLabel(shown) });
  if (view === 'day') table.append(weekdays(shown));
  const current = cells.find((cell) => cell && isSameCell(cell.time, at, shown)) ?? cells.find(Boolean);
  for (let index = 0; index < cells.length; index += columns) {
    const row = element('div', { role: 'row', class: 'date-picker__row' });
    for (let column = index; column < index + columns; column++) {
      const cell = cells[column];
      row.append(cell ? cellButton(cell, cell === current, shown) : element('span', { role: 'gridcell' }));
    }
    table.append(row);
  }
  return table;
}

function columnsOf(view: CalendarView): number {
  return { day: 7, month: monthsPerRow, year: wide.matches ? 4 : 3 }[view];
}

function gridLabel({ at, view, calendar, language, words }: Calendar): string {
  if (view === 'day') return inWords(at, language, calendar, { month: 'long', year: 'numeric' });
  return view === 'month' ? words.chooseMonth : words.chooseYear;
}

function weekdays({ language, calendar }: Calendar): HTMLElement {
  const row = element('div', { role: 'row', class: 'date-picker__row' });
  const sunday = Date.UTC(2023, 0, 1);
  for (let day = 0; day < 7; day++) {
    const name = (weekday: 'long' | 'short') => inWords(addDays(sunday, day), language, calendar, { weekday });
    const label = name('long');
    const short = language === 'ar' ? label.replace(/^ال/, '') : name('short');
    row.append(element('span', { role: 'columnheader', class: 'date-picker__weekday', 'aria-label': label }, short));
  }
  return row;
}

function cellButton({ time, text, label, small, now }: Cell, current: boolean, shown: Calendar): HTMLElement {
  const { view, chosen, onChoose, update } = shown;
  const finer = view === 'year' ? 'month' : 'day';
  const choose = () => (view === 'day' ? onChoose(time) : update({ at: time, view: finer }, currentDay));
  return button(text, choose, {
    role: 'gridcell',
    tabindex: current ? '0' : '-1',
    'aria-selected': String(chosen !== undefined && isSameCell(time, chosen, shown)),
    ...(label && { 'aria-label': label }),
    ...(now && { 'aria-current': 'date' }),
    ...(small && { 'data-other': small }),
  });
}

function foot(shown: Calendar): HTMLElement {
  const row = element('div', { class: 'date-picker__foot' });
  if (knowsHijri()) row.append(systems(shown));
  row.append(
    button(shown.words.today, () => shown.onChoose(today())),
    button(shown.words.close, shown.close),
  );
  return row;
}

function systems({ words, calendar, update }: Calendar): HTMLElement {
  const group = element('div', { class: 'date-picker__systems', role: 'group', 'aria-label': words.calendar });
  const names = { gregory: words.gregorian, 'islamic-umalqura': words.hijri };
  for (const [name, label] of Object.entries(names) as [CalendarName, string][]) {
    const select = () => update({ calendar: name }, '.date-picker__systems [aria-pressed=true]');
    group.append(button(label, select, { 'aria-pressed': String(calendar === name) }));
  }
  return group;
}

function handleKey(event: KeyboardEvent, shown: Calendar): void {
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    shown.close();
    return;
  }
  if ((event.target as Element).getAttribute('role') !== 'gridcell') return;
  const rightToLeft = directionOf(shown.language) === 'rtl';
  const at = dayForKey(event, { ...shown, columns: columnsOf(shown.view), rightToLeft });
  if (at === undefined) return;
  event.preventDefault();
  shown.update({ at }, currentDay);
}
