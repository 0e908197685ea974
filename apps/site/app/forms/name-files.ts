import { commaOf, type Language } from '@insurer/contract/language.ts';
import { isolate } from '#app/texts/fill.ts';

/** Of several files a message names those that it means, by their places: by its ending each may look right. */
export function nameFiles(
  files: readonly { name: string }[],
  places: readonly number[],
  message: string,
  language: Language,
): string {
  const meant = files.filter((_, place) => places.includes(place));
  if (files.length < 2 || meant.length === 0) return message;
  return `${meant.map(({ name }) => isolate(name)).join(commaOf(language))}: ${message}`;
}
