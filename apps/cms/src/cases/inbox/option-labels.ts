import type { Language } from '@insurer/contract/language.ts';
import type { Payload } from 'payload';
import { type Label, label } from '../../fields/labels.ts';

type InBoth = { en?: string | null; ar?: string | null } | null;
type Options = Partial<Record<string, { value?: string | null; label?: InBoth }[] | null>>;

const listOfField: Record<string, string> = {
  cancellation_reason: 'cancellation_reasons',
  city: 'cities',
  product: 'products',
  product_of_interest: 'products',
};

/** Options that the contract fixes. */
const fixedOptions: Record<string, Label> = {
  'service_request_type complaint': label('Complaint', 'شكوى'),
  'service_request_type enquiry': label('Enquiry', 'استفسار'),
  'complaint_relation motor': label('Motor', 'المركبات'),
  'complaint_relation health': label('Health', 'الصحي'),
  'complaint_relation protection-saving': label('Protection and saving', 'الحماية والادخار'),
  'complaint_relation claims': label('Claims', 'المطالبات'),
  'complaint_relation sales': label('Sales', 'المبيعات'),
  'requester_type website': label('Website', 'الموقع الإلكتروني'),
  'requester_type mobile-app': label('Mobile app', 'تطبيق الجوال'),
};

/** What the chosen options are called today, by `<field> <value>`; an option that is gone keeps its value. */
export async function optionLabels(payload: Payload, language: Language): Promise<Map<string, string>> {
  // Reviewed: site settings are public.
  const settings = await payload.findGlobal({ slug: 'site-settings', locale: 'all', depth: 0, overrideAccess: true });
  const options = (settings as { options?: Options }).options ?? {};
  const labels = new Map(Object.entries(fixedOptions).map(([option, words]) => [option, words[language]]));
  for (const [field, list] of Object.entries(listOfField)) {
    for (const { value, label: called } of options[list] ?? []) {
      const words = called?.[language] || called?.en;
      if (value && words) labels.set(`${field} ${value}`, words);
    }
  }
  return labels;
}
