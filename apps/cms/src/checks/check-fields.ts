import { cleanUrl } from '@insurer/contract/clean/url.ts';
import { type Language, languages } from '@insurer/contract/language.ts';
import { type StoredField, valuesOf } from '../admin/languages/stored-fields.ts';
import { nameProblem } from '../fields/name-problem.ts';
import { isLocalized } from './check-texts.ts';
import { type Finding, finding } from './finding.ts';

/** A field that the form refuses at a publication alone, since a draft is saved with anything: empty, or with what has no use there. */
export function unfit(stored: StoredField): Finding[] {
  const { field, value } = stored;
  const isAddress = 'custom' in field && field.custom?.isAddress;
  if (isLocalized(stored)) {
    const said = valuesOf(value);
    return isAddress ? languages.flatMap((language) => unusable(stored, said[language], language)) : [];
  }
  const isEmpty = value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  if (isEmpty) return 'required' in field && field.required ? [finding('not-filled', stored)] : [];
  const isName = 'custom' in field && field.custom?.isName && typeof value === 'string';
  if (isName && nameProblem(value)) return [finding('unusable-name', stored, undefined, value)];
  return isAddress ? unusable(stored, value) : [];
}

function unusable(stored: StoredField, address: unknown, language?: Language): Finding[] {
  if (typeof address !== 'string' || address === '' || cleanUrl(address)) return [];
  return [finding('unusable-address', stored, language, address)];
}
