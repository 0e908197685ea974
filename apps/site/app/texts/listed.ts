import { dateLocale, type Language } from '@insurer/contract/language.ts';

/** Parts as the language lists them, with its own commas. */
export function listed(parts: readonly string[], language: Language): string {
  return new Intl.ListFormat(dateLocale(language), { type: 'unit' }).format(parts);
}
