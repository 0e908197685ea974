import type { Language } from '@insurer/contract/language.ts';
import { languageTable } from '@insurer/contract/language-table.ts';
import type { ProviderKind } from './provider-kinds.ts';

/** Texts of a provider that are written in every language. `classes` and `specialities` hold one in each line. */
export const providerTexts = ['name', 'city', 'district', 'address', 'classes', 'specialities', 'hours'] as const;
export type ProviderText = (typeof providerTexts)[number];

/** A provider as it is imported, compared and stored. Texts are empty where nothing is said. */
export type ProviderRow = Record<ProviderText, Record<Language, string>> & {
  key: string;
  kind: ProviderKind;
  latitude: number | null;
  longitude: number | null;
  phone: string;
  emergency: boolean;
};
/** The same with what the database adds. */
export type StoredProvider = ProviderRow & { id: number };

/** What is the same in every language, in the order of the columns of a file. */
export const providerFacts = ['kind', 'latitude', 'longitude', 'phone', 'emergency'] as const;

/** The column of a file that a text stands in, by its language. */
export const textColumn = (name: ProviderText, language: Language): string =>
  `${name}${languageTable[language].suffix}`;

/** Longest texts, in letters: what the import takes and the form of the admin. */
export const longestText: Record<ProviderText, number> = {
  name: 150,
  city: 80,
  district: 80,
  address: 300,
  classes: 600,
  specialities: 1500,
  hours: 200,
};

/** The entries of a text with one in each line. */
export function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}

/** What a list of one's own calls a provider. */
export const keyPattern = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,59}$/u;
/** A phone number as people write it. */
export const phonePattern = /^\+?[\d\s()-]{3,24}$/;
