import { languages } from '@insurer/contract/language.ts';
import { wordsOf } from '@insurer/contract/search-words.ts';
import type { TextGroup } from './text-groups.ts';

/** A built-in text with what the editor wrote in its place. */
export type Shown = TextGroup['texts'][number] & { group: string };
export type Changed = Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>>;

/** More would be a screen to scroll and not to read. */
export const maxFound = 40;

/** True where an editor wrote something in a language of the text. */
export function isChanged({ key }: { key: string }, changed: Changed): boolean {
  return Object.values(changed[key] ?? {}).some((text) => text?.trim());
}

/** The texts that have all of the words, built in or as they stand in one of the states, in either language. */
export function findTexts(groups: readonly TextGroup[], query: string, ...states: Changed[]): Shown[] {
  const words = wordsIn(query);
  return groups.flatMap(({ name, texts }) =>
    texts
      .filter((text) => words.length === 0 || states.some((changed) => hasAll(words, text, changed)))
      .map((text) => ({ ...text, group: name })),
  );
}

function hasAll(words: string[], { key, builtIn }: TextGroup['texts'][number], changed: Changed): boolean {
  const wordings = languages.map((code) => `${builtIn[code] ?? ''} ${changed[key]?.[code] ?? ''}`);
  const said = wordsIn(wordings.join(' '));
  return words.every((word) => said.some((one) => one.startsWith(word)));
}

function wordsIn(text: string): string[] {
  return wordsOf(text).map(({ word }) => word);
}
