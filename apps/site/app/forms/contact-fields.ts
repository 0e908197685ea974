import { contactRules } from '@insurer/contract/requests/forms.ts';
import type { Texts } from '#app/texts/texts.ts';
import type { FormField } from './form-field.ts';

/** The five fields of the contact form (CONTACT-02). */
export function contactFields({ forms }: Texts): FormField[] {
  return [
    { name: 'name', rule: contactRules.name, label: forms.name, autocomplete: 'name' },
    { name: 'email', rule: contactRules.email, label: forms.email, autocomplete: 'email' },
    { name: 'subject', rule: contactRules.subject, label: forms.subject },
    { name: 'message', rule: contactRules.message, label: forms.message, rows: 4 },
    {
      name: 'phoneNumber',
      rule: contactRules.phoneNumber,
      label: forms.phoneNumber,
      autocomplete: 'tel',
      drawnAs: 'phone',
    },
  ];
}
