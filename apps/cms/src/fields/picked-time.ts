import { toLatinDigits } from '@insurer/contract/requests/normalise.ts';

/** How a picker shows a moment and takes a typed one: the same in both languages, by the clock of 24 hours. */
export const pickedTime = { displayFormat: 'yyyy-MM-dd HH:mm', timeFormat: 'HH:mm' } as const;

/**
 * What else is read of what is typed, the shown form first: the day before the month, as it is written here. Of a single form the
 * calendar would read parts and guess at the rest: 15/02 became the first of this month, and 03/04 the fourth of March.
 */
const otherDays = ['d/M/yyyy', 'd-M-yyyy', 'yyyy-MM-dd'];
export const dayFormats = (shown: string): string[] => [shown, ...otherDays];
export const momentFormats: string[] = [
  pickedTime.displayFormat,
  ...otherDays.map((day) => `${day} ${pickedTime.timeFormat}`),
];

/** Whether a text is such a moment to its last digit. */
export function isWholeMoment(text: string): boolean {
  return /^(\d{4}-\d\d-\d\d|\d{1,2}([/-])\d{1,2}\2\d{4}) \d\d:\d\d$/.test(text);
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
