import { caseStageTexts } from '../forms/case-stages.ts';
import { forms } from '../forms/forms.ts';
import { isLanguage, type Language, type Translations } from '../language.ts';
import { caseStatusTexts } from '../requests/case-statuses.ts';
import { pauseTexts } from '../requests/pause-reasons.ts';
import { siteWords } from './site-words.ts';
import { partsWithoutKeys } from './text-keys.ts';

/** A number form or a mail's name may be built in for some of the languages only. */
export type BuiltInText = Partial<Translations>;
/** Texts by their keys, as editors change them (decision 0027). */
export type BuiltInTexts = ReadonlyMap<string, BuiltInText>;

/** THE table of the texts that visitors read and that are built in, by key. */
export const builtInTexts: BuiltInTexts = new Map([
  ...Object.entries(wordsByPlace()),
  ...forms.flatMap((form) => textsIn(form, `forms.${form.path}`)),
  ...textsIn(caseStatusTexts, 'case-statuses'),
  ...textsIn(caseStageTexts, 'case-stages'),
  ...textsIn(pauseTexts, 'case-pauses'),
]);

function wordsByPlace(): Record<string, BuiltInText> {
  const texts: Record<string, BuiltInText> = {};
  for (const [language, { language: _, ...words }] of Object.entries(siteWords))
    for (const [place, text] of leavesOf(words, 'site')) texts[place] = { ...texts[place], [language]: text };
  return texts;
}

function leavesOf(part: unknown, place: string): [string, string][] {
  if (typeof part === 'string') return [[place, part]];
  return Object.entries(part as object).flatMap(([key, value]) => leavesOf(value, `${place}.${key}`));
}

function textsIn(part: unknown, place: string): [string, BuiltInText][] {
  if (typeof part !== 'object' || part === null) return [];
  if (isText(part)) return [[place, part]];
  return Object.entries(part)
    .filter(([key]) => !(partsWithoutKeys as readonly string[]).includes(key))
    .flatMap(([key, value]) => textsIn(value, `${place}.${key}`));
}

function isText(part: object): part is Partial<Record<Language, string>> {
  const entries = Object.entries(part);
  return entries.length > 0 && entries.every(([key, value]) => isLanguage(key) && typeof value === 'string');
}
