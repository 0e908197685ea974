import { cleanText } from '../clean/empty.ts';
import { asRecord, parseJsonText } from '../clean/json-text.ts';
import { type Language, languages, type Translations } from '../language.ts';
import { builtInTexts } from './built-in-texts.ts';
import { type ChangedTexts, noChangedTexts } from './changed-texts.ts';
import { lostGaps } from './gaps.ts';

/** A longer text is no wording of one that is built in. */
export const maxTextLetters = 1_000;

/**
 * Reads `texts` of GET /site-settings. What cannot stand in for the built-in text of its language is left out: an unknown
 * key, something that is no text, one that is too long or has lost a gap.
 */
export function readChangedTexts(value: unknown): ChangedTexts {
  const changed: Record<string, Partial<Translations>> = {};
  for (const [key, entry] of Object.entries(asRecord(parseJsonText(value)) ?? {})) {
    const texts = Object.fromEntries(languages.flatMap((language) => wordingOf(key, language, asRecord(entry))));
    if (Object.keys(texts).length > 0) changed[key] = texts;
  }
  return Object.keys(changed).length > 0 ? changed : noChangedTexts;
}

function wordingOf(key: string, language: Language, entry: Record<string, unknown> | undefined): [Language, string][] {
  const builtIn = builtInTexts.get(key)?.[language];
  const given = entry?.[language];
  const text = typeof given === 'string' ? cleanText(given) : undefined;
  if (!builtIn || !text || text.length > maxTextLetters || lostGaps(builtIn, text).length > 0) return [];
  // Nobody sees the blank at the end of `Error: `, and what follows it would stick to the word.
  return [[language, builtIn.endsWith(' ') ? `${text} ` : text]];
}
