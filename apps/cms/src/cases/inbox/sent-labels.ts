import { adminLabelOf } from '@insurer/contract/forms/form-text.ts';
import { caseForms } from '@insurer/contract/forms/forms.ts';
import type { Language } from '@insurer/contract/language.ts';
import type { OptionList } from '@insurer/contract/requests/field-rule.ts';
import type { Payload } from 'payload';
import type { Label } from '../../fields/labels.ts';

/** What a sent field is called, by its wire name; forms that share a name call it the same in the inbox. */
export const sentFieldLabels: Record<string, Label> = Object.fromEntries(
  Object.values(caseForms).flatMap(({ fields, derivedFields }) =>
    Object.entries({ ...fields, ...derivedFields }).map(([name, field]) => [name, adminLabelOf(field)]),
  ),
);

type InBoth = { en?: string | null; ar?: string | null } | null;
type Options = Partial<Record<string, { value?: string | null; label?: InBoth }[] | null>>;

/** The names of the lists in the stored site settings. */
const storedLists: Record<OptionList, string> = {
  cancellationReasons: 'cancellation_reasons',
  products: 'products',
  cities: 'cities',
};

const choiceFields = Object.values(caseForms).flatMap(({ fields, derivedFields }) =>
  Object.entries({ ...fields, ...derivedFields }).flatMap(([name, field]) =>
    'choices' in field && field.choices ? [{ name, choices: field.choices }] : [],
  ),
);

/** What the chosen options are called today, by `<field> <value>`; an option that is gone keeps its value. */
export async function optionLabels(payload: Payload, language: Language): Promise<Map<string, string>> {
  // Reviewed: site settings are public.
  const settings = await payload.findGlobal({ slug: 'site-settings', locale: 'all', depth: 0, overrideAccess: true });
  const options = (settings as { options?: Options }).options ?? {};
  const labels = new Map<string, string>();
  for (const { name, choices } of choiceFields) {
    if (typeof choices !== 'string') {
      for (const [value, choice] of Object.entries(choices))
        labels.set(`${name} ${value}`, adminLabelOf(choice)[language]);
      continue;
    }
    for (const { value, label: called } of options[storedLists[choices]] ?? []) {
      const words = called?.[language] || called?.en;
      if (value && words) labels.set(`${name} ${value}`, words);
    }
  }
  return labels;
}
