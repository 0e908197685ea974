import type { Both } from '@insurer/demo-content/content-types.ts';
import { rowId } from './section-to-block.ts';

/** What carries the stored names already: texts in both languages give way to one, rows get ids. */
export function inLanguage(value: unknown, place: string, language: keyof Both): unknown {
  if (Array.isArray(value)) {
    return value.map((entry, index) => {
      const rowPlace = `${place}/${index}`;
      const row = inLanguage(entry, rowPlace, language);
      return typeof row === 'object' ? { id: rowId(rowPlace), ...row } : row;
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  if ('en' in value && 'ar' in value) return value[language];
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, inLanguage(entry, `${place}/${key}`, language)]),
  );
}
