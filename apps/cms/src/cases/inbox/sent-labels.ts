import { adminLabelOf } from '@insurer/contract/forms/form-text.ts';
import { caseForms } from '@insurer/contract/forms/forms.ts';
import type { Language } from '@insurer/contract/language.ts';
import type { Payload } from 'payload';
import type { Label } from '../../fields/labels.ts';
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

/** What was sent as a case shows it: without what is empty, and what another field says already. */
export function shownOf(sent: Record<string, unknown>): [field: string, value: unknown][] {
  return Object.entries(sent).filter(([field, value]) => {
    const isCopy = copies[field] !== undefined && sent[copies[field]] === value;
    return value !== '' && !isCopy;
  });
}

/** What was sent in a field, as people read it; an export keeps the value of a copy, for systems that know things by it. */
export function sentWords(options: ReadonlyMap<string, string>, field: string, value: unknown): string {
  return options.get(`${copies[field] ?? field} ${value}`) ?? String(value);
}
