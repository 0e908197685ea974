import { type ChangedTexts, noChangedTexts } from '../changed-texts.ts';
import { cleanText } from '../clean/empty.ts';
import { asRecord, parseJsonText } from '../clean/json-text.ts';
import { type Language, languages, type Translations } from '../language.ts';
import { type BuiltInTexts, builtInTexts } from './built-in-texts.ts';
import { lostGaps, maxTextLetters } from './text-rules.ts';

/**
 * Reads `texts` of GET /site-settings. What cannot stand in for the built-in text of its language is left out: an unknown
 * key, something that is no text, one that is too long or has lost a gap. A service may know more texts than the site's.
 */
export function readChangedTexts(value: unknown, table: BuiltInTexts = builtInTexts): ChangedTexts {
  const changed: Record<string, Partial<Translations>> = {};
  for (const [key, entry] of Object.entries(asRecord(parseJsonText(value)) ?? {})) {
    const texts = Object.fromEntries(
      languages.flatMap((language) => wordingOf(table.get(key)?.[language], language, asRecord(entry)?.[language])),
    );
    if (Object.keys(texts).length > 0) changed[key] = texts;
  }
  return Object.keys(changed).length > 0 ? changed : noChangedTexts;
}

function wordingOf(builtIn: string | undefined, language: Language, given: unknown): [Language, string][] {
  const text = typeof given === 'string' ? cleanText(given) : undefined;
  if (!builtIn || !text || text.length > maxTextLetters || lostGaps(builtIn, text).length > 0) return [];
  // Nobody sees the blank at the end of `Error: `, and what follows it would stick to the word.
  return [[language, builtIn.endsWith(' ') ? `${text} ` : text]];
}
