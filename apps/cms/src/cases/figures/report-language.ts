import { isLanguage, type Language } from '@insurer/contract/language.ts';

/** The language in which the address of a report asks for it; undefined of any other screen, and where it asks for none. */
export function reportLanguageOf(
  segments: string | readonly string[] | undefined,
  { in: language }: Readonly<Record<string, unknown>>,
): Language | undefined {
  return String(segments) === 'my-work,figures' && isLanguage(language) ? language : undefined;
}
