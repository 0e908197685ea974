import type { Language } from '@insurer/contract/language.ts';
import type { Payload } from 'payload';

type InBoth = { en?: string | null; ar?: string | null } | null;
type Options = Partial<Record<string, { value?: string | null; label?: InBoth }[] | null>>;

const listOfField: Record<string, string> = {
  cancellation_reason: 'cancellation_reasons',
  city: 'cities',
  product: 'products',
  product_of_interest: 'products',
};

/** What the chosen options are called today, by `<field> <value>`; an option that is gone keeps its value. */
export async function optionLabels(payload: Payload, language: Language): Promise<Map<string, string>> {
  // Reviewed: site settings are public.
  const settings = await payload.findGlobal({ slug: 'site-settings', locale: 'all', depth: 0, overrideAccess: true });
  const options = (settings as { options?: Options }).options ?? {};
  const labels = new Map<string, string>();
  for (const [field, list] of Object.entries(listOfField)) {
    for (const { value, label } of options[list] ?? []) {
      const words = label?.[language] || label?.en;
      if (value && words) labels.set(`${field} ${value}`, words);
    }
  }
  return labels;
}
