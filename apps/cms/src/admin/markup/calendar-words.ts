import { arabicCommas } from './arabic-commas.ts';

/** What the calendar of Payload's fields says in English in every language, by how it begins. */
const beginnings: [english: string, arabic: string][] = [
  ['Choose Date and Time', 'اختر التاريخ والوقت'],
  ['Choose Date', 'اختر التاريخ'],
  ['Choose Time', 'اختر الوقت'],
  ['Choose', 'اختر'],
  ['Not available', 'غير متاح:'],
  ['Month', 'شهر'],
];

/** The Arabic name of a part of the calendar; undefined where it has one. */
export function calendarWords(said: string): string | undefined {
  const known = beginnings.find(([english]) => said === english || said.startsWith(`${english} `));
  return known && arabicCommas(`${known[1]}${said.slice(known[0].length)}`.replaceAll(/\s+/g, ' '));
}

/** Names the parts of an open calendar in Arabic; its own announcement is left out (admin.css). */
export function sayCalendarInArabic(): void {
  for (const part of document.querySelectorAll('.react-datepicker, .react-datepicker [aria-label]')) {
    const corrected = calendarWords(part.getAttribute('aria-label') ?? '');
    if (corrected) part.setAttribute('aria-label', corrected);
  }
}
