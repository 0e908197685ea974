import { languages } from '@insurer/contract/language.ts';
import { isRichText, isRow } from '../together/values.ts';

/**
 * Whether a draft has rows of a list at other places than they have online: moved, removed, or behind a new one. Rows that were added or
 * removed at the end leave all others where they were.
 */
export function movesRows(online: unknown, draft: unknown): boolean {
  if (Array.isArray(online) && Array.isArray(draft)) {
    return online.some(
      (row, place) => place < draft.length && (isOther(row, draft[place]) || movesRows(row, draft[place])),
    );
  }
  if (!isGroup(online) || !isGroup(draft)) return false;
  return Object.keys(online).some((field) => movesRows(online[field], draft[field]));
}

function isOther(row: unknown, other: unknown): boolean {
  return isRow(row) && !(isRow(other) && row.id === other.id);
}

/** What each language has for itself is none: there nothing can stand beside the words of another. */
function isGroup(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || value instanceof Date || isRichText(value)) return false;
  return !Object.keys(value).some((key) => languages.some((language) => language === key));
}
