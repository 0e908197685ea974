import { type Language, languages } from '@insurer/contract/language.ts';
import { languageTable } from '@insurer/contract/language-table.ts';

/** What Payload returns for a field in all languages at once. */
export type Localized<Value> = Partial<Record<Language, Value | null>> | null | undefined;
export type Wire = Record<string, unknown>;

/** A key and its translations, each only where there is something to say (I18N-11). */
export function translated<Value>(key: string, values: Partial<Record<Language, Value>>): Wire {
  return Object.assign(
    {},
    ...languages.map((language) => untranslated(`${key}${languageTable[language].suffix}`, values[language])),
  );
}

/** A value for each language of the site. */
export function perLanguage<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Record<Language, Value>;
}

/** A key, where there is something to say. */
export function untranslated(key: string, value: unknown): Wire {
  return isSaid(value) ? { [key]: value } : {};
}

/** A text in all languages, without blanks around it. */
export function localizedText(value: unknown): Partial<Record<Language, string>> {
  const stored = (value ?? {}) as NonNullable<Localized<unknown>>;
  return perLanguage((language) => textOf(stored[language]));
}

/** A text or number without blanks around it; undefined where nothing is left. */
export function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
  return text === '' ? undefined : text;
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}
