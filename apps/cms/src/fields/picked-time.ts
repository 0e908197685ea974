import { toLatinDigits } from '@insurer/contract/requests/normalise.ts';

/** How a picker shows a moment and takes a typed one: the same in both languages, by the clock of 24 hours. */
export const pickedTime = { displayFormat: 'yyyy-MM-dd HH:mm', timeFormat: 'HH:mm' } as const;

/**
 * What else is read of what is typed, beside the shown form: the day before the month, as it is written here. Of a single form the
 * calendar would read parts and guess at the rest: 15/02 became the first of this month, and 03/04 the fourth of March.
 */
const otherDays = ['d/M/yyyy', 'd-M-yyyy', 'yyyy-MM-dd'];
export const dayFormats = (shown: string): string[] => [shown, ...otherDays];
export const momentFormats: string[] = [
  pickedTime.displayFormat,
  ...otherDays.map((day) => `${day} ${pickedTime.timeFormat}`),
];

const typedForm = /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})([/-])(\d{1,2})\5(\d{4})) (\d{1,2}):(\d{1,2})$/;

/** What a calendar reads of a text by these forms, on the clock of the browser; nothing where there is no such day or hour. */
export function typedMoment(text: string): Date | undefined {
  const found = typedForm.exec(text.trim());
  if (!found) return undefined;
  const [, isoYear, isoMonth, isoDay, day, , month, year, hours, minutes] = found.map(Number);
  const parts = isoYear ? ([isoYear, isoMonth, isoDay] as const) : ([year, month, day] as const);
  const [y = 0, m = 0, d = 0] = parts;
  const [h = 24, min = 60] = [hours, minutes];
  const moment = new Date(y, m - 1, d, h, min);
  const isSaid = moment.getMonth() === m - 1 && moment.getDate() === d && h < 24 && min < 60;
  return isSaid ? moment : undefined;
}

/** Whether a text is such a moment to its last digit: 14:3 is read already, and may become 14:30. */
export function isWholeMoment(text: string): boolean {
  return / \d\d:\d\d$/.test(text) && typedMoment(text) !== undefined;
}

/** What is typed at a picker may be typed on an Arabic keyboard, whose digits it does not read. */
export const typedInAnyDigits = {
  onChangeRaw: (event?: { target?: EventTarget | null }): void => {
    const field = event?.target;
    if (!(field instanceof HTMLInputElement)) return;
    const latin = toLatinDigits(field.value);
    if (latin !== field.value) field.value = latin;
  },
};
