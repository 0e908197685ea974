import { normaliseText } from './normalise.ts';

/** Days of the units in which people say a period, in the forms in which both languages count them. */
const units: readonly [days: number, name: RegExp][] = [
  [1, /^(?:days?|d|يوما?|يوم[اي]ن|أيام|ايام)$/],
  [7, /^(?:weeks?|w|[أا]سبوعا?|[أا]سبوع[اي]ن|[أا]سابيع)$/],
  [30, /^(?:months?|m|شهرا?|شهر[اي]ن|[أا]شهر|شهور)$/],
  [365, /^(?:years?|y|سن[ةه]|سنوات|سنت[اي]ن|عاما?|عام[اي]ن|[أا]عوام)$/],
];
const longest = 366;

/**
 * Whether a text says a period of at most a year, as people write one in English and Arabic: `1 month`, `30 days`,
 * `90`, `3 أشهر`, `شهرين`. A service takes these beside the values that the form offers (docs/contract.md).
 */
export function isPeriod(text: string): boolean {
  const words =
    normaliseText(text)
      .toLowerCase()
      .replace(/[\u064b-\u0652]/g, '')
      .match(/\d+|\p{L}+/gu) ?? [];
  const unit = units.find(([, name]) => words.some((word) => name.test(word)))?.[0];
  const number = words.find((word) => /^\d/.test(word));
  // A number alone is one of days, a unit alone is one of it; two years have a form without a number in Arabic.
  if (!unit && !number) return false;
  const days = Number(number ?? 1) * (unit ?? 1);
  return days >= 1 && days <= longest && !words.some((word) => /^(?:سنت|عام)[اي]ن$/.test(word));
}
