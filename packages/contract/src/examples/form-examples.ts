import type { Field, Form } from '../forms/define-form.ts';
import type { FieldKind, OptionList } from '../forms/field-rule.ts';
import { toTypedDate } from '../requests/identifiers.ts';
import { todayInRiyadh } from '../requests/today-in-riyadh.ts';
import { siteSettingsExample } from './response-examples.ts';

/** A value of each kind that passes its check, as people type it. */
const typedValues: Record<Exclude<FieldKind, 'choice' | 'period' | 'files'>, string> = {
  text: 'Example',
  longText: 'An example of a longer text.',
  email: 'sara@example.com',
  phone: '0512345678',
  idNumber: '1000000008',
  digits: '1000000008',
  iban: 'SA0380000000608010167519',
  passport: 'A1234567',
  visaNumber: '6001234567',
  borderNumber: '3000000004',
  policyNumber: 'P-1001',
  // A day that every range of the forms holds.
  date: toTypedDate(todayInRiyadh()),
};

const { options } = siteSettingsExample.data;
const offered: Record<OptionList, readonly { value: string }[]> = {
  cancellationReasons: options.cancellation_reasons,
  products: options.products,
  cities: options.cities,
};

/**
 * Values that a form takes, by the wire names of its fields: one for every field that is required. Files are not among
 * them, see {@link fileFieldsOf}; lists of the site settings are those of `siteSettingsExample`.
 *
 * @param overrides values that a test looks for, and those of optional fields
 */
export function formExample({ fields }: Pick<Form, 'fields'>, overrides: Record<string, string> = {}) {
  const required = Object.entries(fields).filter(([, field]) => field.required && field.kind !== 'files');
  return { ...Object.fromEntries(required.map(([name, field]) => [name, exampleValue(field)])), ...overrides };
}

/** The wire names of the fields that take files. */
export function fileFieldsOf({ fields }: Pick<Form, 'fields'>): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.kind === 'files');
}

function exampleValue(field: Field): string {
  if (field.kind === 'files') return '';
  if (field.kind === 'choice' || field.kind === 'period') {
    const { choices } = field;
    return (typeof choices === 'string' ? offered[choices][0]?.value : Object.keys(choices)[0]) ?? '';
  }
  const value = typedValues[field.control ?? field.kind];
  return value.padEnd(field.minimum?.length ?? 0, '.').slice(0, field.maximum?.length);
}
