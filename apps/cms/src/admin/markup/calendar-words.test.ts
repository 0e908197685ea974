import { expect, it } from 'vitest';
import { calendarWords } from './calendar-words.ts';

it.each([
  ['Choose Date and Time', 'اختر التاريخ والوقت'],
  ['Choose الخميس، 26 نوفمبر 2026', 'اختر الخميس، 26 نوفمبر 2026'],
  ['Not available الجمعة، 27 نوفمبر 2026', 'غير متاح: الجمعة، 27 نوفمبر 2026'],
  ['Month  نوفمبر, 2026', 'شهر نوفمبر، 2026'],
])('of a calendar %j is said in Arabic', (said, told) => expect(calendarWords(said)).toBe(told));

it.each(['الشهر التالي', 'Monthly', 'اختر التاريخ'])('%j stays as it is', (said) =>
  expect(calendarWords(said)).toBeUndefined(),
);
