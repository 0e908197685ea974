import { commaOf, dateLocale, type Language } from '@insurer/contract/language.ts';

/**
 * A text about a file, and behind it when the file was last changed where another one has its name: a photo that was edited
 * keeps its name, and phones call every photo that they take the same.
 */
export function toldApart(text: string, file: File, all: readonly File[], language: Language): string {
  if (all.every((other) => other === file || other.name !== file.name)) return text;
  const style = { dateStyle: 'medium', timeStyle: 'medium' } as const;
  return text + commaOf(language) + new Intl.DateTimeFormat(dateLocale(language), style).format(file.lastModified);
}
