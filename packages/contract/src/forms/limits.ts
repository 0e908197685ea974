import { dateLocale, type Language, type Translations } from '../language.ts';
import type { FileRule } from './field-rule.ts';

/** Bytes, as every limit of files counts them. */
export const megabyte = 1_048_576;

type FileLimits = Pick<FileRule, 'types' | 'maximumBytes' | 'maximumFiles'>;

/** What the papers of a request may be. */
export const paperLimits = {
  types: ['pdf', 'jpg', 'png', 'bmp'],
  maximumBytes: 2 * megabyte,
  maximumFiles: 5,
} as const satisfies FileLimits;

/** What the CV of an application may be. */
export const cvLimits = { types: ['pdf'], maximumBytes: 5 * megabyte, maximumFiles: 1 } as const satisfies FileLimits;

/**
 * A text whose gaps are filled with what the rule says, so that no text repeats it: `{anyType}` is "PDF or JPG",
 * `{everyType}` "PDF and JPG", `{megabytes}` what one file may have, `{files}` how many there may be.
 */
export function withLimits<Key extends Language>(
  text: Readonly<Record<Key, string>>,
  { types, maximumBytes, maximumFiles }: FileLimits,
): Record<Key, string> {
  const names = types.map((type) => type.toUpperCase());
  return mapped(text, (words, language) => {
    const listed = (type: 'disjunction' | 'conjunction') =>
      new Intl.ListFormat(dateLocale(language), { type }).format(names);
    const gaps = {
      anyType: listed('disjunction'),
      everyType: listed('conjunction'),
      megabytes: String(maximumBytes / megabyte),
      files: String(maximumFiles),
    };
    return filledGaps(words, gaps);
  });
}

/** A text in which `{n}` stands for a length of the rule. */
export function withLength(text: Translations, n: number): Translations {
  return mapped(text, (words) => filledGaps(words, { n: String(n) }));
}

function mapped<Key extends Language>(
  text: Readonly<Record<Key, string>>,
  change: (words: string, language: Key) => string,
): Record<Key, string> {
  const entries = Object.entries(text) as [Key, string][];
  return Object.fromEntries(entries.map(([language, words]) => [language, change(words, language)])) as Record<
    Key,
    string
  >;
}

function filledGaps(text: string, gaps: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? gap);
}
