import { adminLabelOf } from '@insurer/contract/forms/form-text.ts';
import { type CaseKind, caseForms, isCaseKind } from '@insurer/contract/forms/forms.ts';
import type { Language } from '@insurer/contract/language.ts';
import type { Payload } from 'payload';
import type { Label } from '../../fields/labels.ts';
import { dayWithHijri } from '../../fields/moment-text.ts';
import { offeredOptions } from '../offered-options.ts';

const sentFields = Object.values(caseForms).flatMap((form) =>
  Object.entries({ ...form.fields, ...form.derivedFields }).map(([name, field]) => ({ name, field })),
);

/** What a sent field is called, by its wire name; forms that share a name call it the same in the inbox. */
export const sentFieldLabels: Record<string, Label> = Object.fromEntries(
  sentFields.map(({ name, field }) => [name, adminLabelOf(field)]),
);

/** What the chosen options are called today, by `<field> <value>`; an option that is gone keeps its value. */
export async function optionLabels(payload: Payload, language: Language): Promise<Map<string, string>> {
  const options = await offeredOptions(payload);
  const labels = new Map<string, string>();
  for (const { name, field } of sentFields) {
    if (!('choices' in field) || !field.choices) continue;
    const offered =
      typeof field.choices === 'string'
        ? options(field.choices)
        : Object.entries(field.choices).map(([value, choice]) => ({ value, label: adminLabelOf(choice) }));
    for (const { value, label } of offered) {
      const text = label?.[language] || label?.en;
      if (value && text) labels.set(`${name} ${value}`, text);
    }
  }
  return labels;
}

/** Fields that the service fills with what another one says, by the wire name of both. */
const copies: Readonly<Record<string, string>> = Object.fromEntries(
  sentFields.flatMap(({ name, field }) => ('copyOf' in field && field.copyOf ? [[name, field.copyOf]] : [])),
);

/** The fields that were sent, in the order of their forms: PostgreSQL gives the keys of an object back in an order of its own. */
export function inOrderOfForms(fields: readonly string[], kinds: readonly CaseKind[]): string[] {
  const forms = kinds.filter(isCaseKind).map((kind) => caseForms[kind]);
  const known = forms.flatMap((form) => Object.keys({ ...form.fields, ...form.derivedFields }));
  return [...new Set([...known, ...fields])].filter((field) => fields.includes(field));
}

/** What was sent as a case of a kind shows it: without what is empty, and what another field says already. */
export function shownOf(kind: CaseKind, sent: Record<string, unknown>): [field: string, value: unknown][] {
  const inOrder = inOrderOfForms(Object.keys(sent), [kind]).map((field) => [field, sent[field]] as [string, unknown]);
  return inOrder.filter(([field, value]) => {
    const isCopy = copies[field] !== undefined && sent[copies[field]] === value;
    return value !== '' && !isCopy;
  });
}

const dateFields = new Set(
  sentFields.flatMap(({ name, field }) => ('kind' in field && field.kind === 'date' ? name : [])),
);

/** A day that was sent, such as `2026-11-30`, as people read it; undefined of anything else. */
export function sentDay(field: string, value: unknown, language: Language): string | undefined {
  const isDay = dateFields.has(field) && typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  return isDay && !Number.isNaN(Date.parse(value)) ? dayWithHijri(`${value}T12:00:00+03:00`, language) : undefined;
}

/** What was sent in a field, as people read it; an export keeps the value of a copy, for systems that know things by it. */
export function sentWords(options: ReadonlyMap<string, string>, field: string, value: unknown): string {
  return options.get(`${copies[field] ?? field} ${value}`) ?? String(value);
}
