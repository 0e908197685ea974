import type { OptionList } from '@insurer/contract/forms/field-rule.ts';
import type { Payload, PayloadRequest } from 'payload';
import type { Label } from '../fields/labels.ts';

export type OfferedOption = { value?: string | null; label?: Partial<Label> | null };

/** The names of the lists in the stored site settings. */
const storedLists: Record<OptionList, string> = {
  cancellationReasons: 'cancellation_reasons',
  products: 'products',
  cities: 'cities',
};

/** The lists of options that forms offer, as the site settings have them today, with their labels in every language. */
export async function offeredOptions(
  payload: Payload,
  req?: PayloadRequest,
): Promise<(list: OptionList) => readonly OfferedOption[]> {
  // Reviewed: site settings are public.
  const read = { slug: 'site-settings', locale: 'all', depth: 0, overrideAccess: true } as const;
  const settings = await payload.findGlobal({ ...read, ...(req && { req }) });
  const options = (settings as { options?: Partial<Record<string, OfferedOption[] | null>> }).options ?? {};
  return (list) => options[storedLists[list]] ?? [];
}
