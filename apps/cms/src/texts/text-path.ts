import type { Language } from '@insurer/contract/language.ts';

const field = 'changed.';

/** The place of a text in one language as the check before publishing names it: one step below the field. */
export function textPath(key: string, language: Language): string {
  return `${field}${key.replaceAll('.', '__')}__${language}`;
}

/** Whether a path of the form is one of {@link textPath}. */
export function isTextPath(path: string): boolean {
  return path.startsWith(field);
}

/** The id of its box, as Payload makes those of its own fields. */
export function textFieldId(key: string, language: Language): string {
  return `field-${textPath(key, language).replaceAll('.', '__')}`;
}
