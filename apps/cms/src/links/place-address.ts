import type { Language } from '@insurer/contract/language.ts';
import { fieldHash } from '../fields/field-hash.ts';
import type { LinkPlace } from './link-place.ts';

/**
 * The address of a place in the form of its document: arrival.tsx leads from there to the field.
 *
 * @param form the address of the form
 * @param otherwise the language to open it in, where both languages share the field
 */
export function placeAddress(
  form: string,
  { path, language }: Pick<LinkPlace, 'path' | 'language'>,
  otherwise: string | Language,
): string {
  return `${form}?locale=${language ?? otherwise}${fieldHash(path)}`;
}
