import { cleanUrl } from '@insurer/contract/clean/url.ts';
import type { StoredField } from '../admin/languages/stored-fields.ts';
import { nameProblem } from '../fields/name-problem.ts';
import { isLocalized } from './check-texts.ts';
import { type Finding, finding } from './finding.ts';

/** A field that the form refuses at a publication alone, since a draft is saved with anything: empty, or with what has no use there. */
export function unfit(stored: StoredField): Finding[] {
  const { field, value } = stored;
  if (isLocalized(stored)) return [];
  const isEmpty = value === undefined || value === null || value === '';
  if (isEmpty) return 'required' in field && field.required ? [finding('not-filled', stored)] : [];
  if (typeof value !== 'string' || !('custom' in field)) return [];
  if (field.custom?.isName && nameProblem(value)) return [finding('unusable-name', stored, undefined, value)];
  if (field.custom?.isAddress && !cleanUrl(value)) return [finding('unusable-address', stored, undefined, value)];
  return [];
}
