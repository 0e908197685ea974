import { dateLocale, languages } from '../language.ts';

/** The names of the months in every language of the site, January first: `Intl` has them, and no script has to carry them. */
let known: string[][] | undefined;

/** What stands in a date: numbers, the English ones perhaps counted as in `1st`, and words. */
const parts = /\d+(?:(?:st|nd|rd|th)(?!\p{L}))?|\p{L}+/gu;
const separators = /[\s,\u060c./\p{Pd}]/gu;
/** Three letters tell any month from the others, in English and in Arabic. */
const fewestLetters = 3;

/** A date whose month was written as a word, as in `10 Dec 2026`, with its number in its place; every other text as it is. */
export function withMonthNumber(typed: string): string {
  const text = comparable(typed);
  const found = text.match(parts) ?? [];
  if (found.length !== 3 || found.join('').length !== text.replace(separators, '').length) return typed;
  const at = found.findIndex((part) => monthOf(part) !== undefined);
  if (at < 0) return typed;
  const numbers = found.map((part) => monthOf(part) ?? part.replace(/\D/g, ''));
  // `December 10, 2026` has its day in the middle.
  const [month, ...others] = numbers;
  return (at === 0 ? [others[0], month, others[1]] : numbers).join('-');
}

function monthOf(word: string): number | undefined {
  if (word.length < fewestLetters) return undefined;
  known ??= Array.from({ length: 12 }, (_, month) => namesOf(month));
  const month = known.findIndex((names) => names.some((name) => name.startsWith(word)));
  return month < 0 ? undefined : month + 1;
}

function namesOf(month: number): string[] {
  const day = Date.UTC(2026, month, 15);
  const style = { month: 'long', timeZone: 'UTC' } as const;
  return languages.map((language) => comparable(new Intl.DateTimeFormat(dateLocale(language), style).format(day)));
}

/** One alif for all, and one ending for both ways in which June and July are written in Arabic. */
function comparable(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u0622\u0623\u0625]/g, '\u0627')
    .replace(/[\u0647\u0629](?!\p{L})/gu, '\u0648');
}
