import type { ChangedTexts } from '@insurer/contract/changed-texts.ts';
import { asRecord } from '@insurer/contract/clean/json-text.ts';
import { type Language, languages } from '@insurer/contract/language.ts';
import { adminLanguageOf } from '../fields/labels.ts';
import { editedTexts } from './edited-texts.ts';
import { refusalsOf } from './text-problem.ts';

type Entry = { key: string; language: Language; builtIn: string; text: string };

/** What is stored: known texts that differ from the built-in ones. Payload checks them after this. */
export function tidyTexts(value: unknown): ChangedTexts {
  const changed = entriesOf(value).filter(({ text, builtIn }) => text.trim() !== builtIn.trim());
  const texts: Record<string, Partial<Record<Language, string>>> = {};
  for (const { key, language, text } of changed) texts[key] = { ...texts[key], [language]: text.trim() };
  return texts;
}

/** Refuses what the site would leave out, in the editor's language and with the text that it is about. */
export function validateTexts(value: unknown, { req }: { req: { i18n: { language: string } } }): string | true {
  const problems = refusalsOf(entriesOf(value), adminLanguageOf(req.i18n));
  return problems.length === 0 || problems.join(' ');
}

function entriesOf(value: unknown): Entry[] {
  return Object.entries(asRecord(value) ?? {}).flatMap(([key, entry]) =>
    languages.flatMap((language) => {
      const [builtIn, text] = [editedTexts.get(key)?.[language], asRecord(entry)?.[language]];
      return builtIn && typeof text === 'string' && text.trim() ? [{ key, language, builtIn, text }] : [];
    }),
  );
}
