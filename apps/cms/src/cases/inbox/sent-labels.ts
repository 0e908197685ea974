import type { OptionList } from '@insurer/contract/forms/field-rule.ts';
import { adminLabelOf } from '@insurer/contract/forms/form-text.ts';
import { caseForms } from '@insurer/contract/forms/forms.ts';
import type { Language } from '@insurer/contract/language.ts';
import type { Payload } from 'payload';
import type { Label } from '../../fields/labels.ts';

const sentFields = Object.values(caseForms).flatMap((form) =>
  Object.entries({ ...form.fields, ...form.derivedFields }).map(([name, field]) => ({ name, field })),
);

/** What a sent field is called, by its wire name; forms that share a name call it the same in the inbox. */
export const sentFieldLabels: Record<string, Label> = Object.fromEntries(
  sentFields.map(({ name, field }) => [name, adminLabelOf(field)]),
);

type Options = Partial<Record<string, { value?: string | null; label?: Partial<Label> | null }[] | null>>;

/** The names of the lists in the stored site settings. */
const storedLists: Record<OptionList, string> = {
  cancellationReasons: 'cancellation_reasons',
  products: 'products',
  cities: 'cities',
};

/** What the chosen options are called today, by `<field> <value>`; an option that is gone keeps its value. */
export async function optionLabels(payload: Payload, language: Language): Promise<Map<string, string>> {
  // Reviewed: site settings are public.
  const settings = await payload.findGlobal({ slug: 'site-settings', locale: 'all', depth: 0, overrideAccess: true });
  const options = (settings as { options?: Options }).options ?? {};
  const labels = new Map<string, string>();
  for (const { name, field } of sentFields) {
    if (!('choices' in field) || !field.choices) continue;
    const offered =
      typeof field.choices === 'string'
        ? (options[storedLists[field.choices]] ?? [])
        : Object.entries(field.choices).map(([value, choice]) => ({ value, label: adminLabelOf(choice) }));
    for (const { value, label } of offered) {
      const text = label?.[language] || label?.en;
      if (value && text) labels.set(`${name} ${value}`, text);
    }
  }
  return labels;
}
