import { plainWords } from '../fields/languages/other-texts.ts';

export type Row = { id: string; blockType?: string } & Record<string, unknown>;

/** What the rich text editor notes beside a text and writes anew when it opens one. */
const editorsOwn = new Set(['version', 'direction', 'textFormat', 'textStyle', 'mode', 'detail', 'style', 'id']);

const lineLength = 80;

/** Whether a value is a row of a list, which its id tells from others. */
export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}

/** The rows of a list; none where it is no list. */
export function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

/** What tells rows of a list from each other, in their order. */
export function idsOf(rows: Row[]): string[] {
  return rows.map(({ id }) => id);
}

/** Whether a value is a rich text as the editor stores it. */
export function isRichText(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'root' in value;
}

/** Whether two stored values say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return normalised(one) === normalised(other);
}

/** A stored value as one text, which is another one wherever it says anything else: nothing can be stored in several ways. */
export function normalised(value: unknown): string {
  return JSON.stringify(plain(value, false));
}

function plain(value: unknown, isInText: boolean): unknown {
  if (value === undefined || value === '' || value === false) return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((one) => plain(one, isInText));
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || value === null) return value;
  const isText = isInText || isRichText(value);
  const keys = Object.keys(value).sort();
  const parts = keys.flatMap((key) => {
    if (isText && editorsOwn.has(key)) return [];
    const part = plain((value as Record<string, unknown>)[key], isText);
    return part === null ? [] : [[key, part] as const];
  });
  return parts.length === 0 ? null : Object.fromEntries(parts);
}

/** Of each row a line, by which it is known where its place is another one. */
export function rowWords(rows: Row[]): string[] {
  return rows.map((row, place) => `${place + 1}. ${(wordsIn(row) ?? '').replaceAll('\n', ' · ').slice(0, lineLength)}`);
}

/** A value as somebody reads it who chooses between two: all the words of a row; undefined where it says nothing. */
export function wordsIn(value: unknown): string | undefined {
  if (typeof value === 'string' || isRichText(value)) return plainWords(value) || undefined;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '✓' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const inner = Object.entries(value).filter(([key]) => key !== 'id' && key !== 'blockType' && key !== 'blockName');
  return (
    inner
      .map(([, part]) => wordsIn(part))
      .filter(Boolean)
      .join('\n') || undefined
  );
}
