import { applicationRules } from '@insurer/contract/requests/forms.ts';
import type { Texts } from '#app/texts/texts.ts';
import type { FormField } from './form-field.ts';

/** Names of the two boxes, as they go to the service (docs/contract.md). */
export const consentNames = ['information_consent', 'terms_consent'] as const;

/** The fields of the job application (APPLY-02). */
export function applicationFields({ application: words }: Texts): FormField[] {
  const rules = applicationRules;
  return [
    { name: 'first_name', rule: rules.first_name, label: words.firstName, autocomplete: 'given-name' },
    { name: 'last_name', rule: rules.last_name, label: words.lastName, autocomplete: 'family-name' },
    { name: 'email', rule: rules.email, label: words.email, autocomplete: 'email' },
    {
      name: 'phone_number',
      rule: rules.phone_number,
      label: words.phone,
      hint: words.phoneHint,
      autocomplete: 'tel',
      drawnAs: 'phone',
    },
    { name: 'cv_url', rule: rules.cv_url, label: words.cv, hint: words.cvHint },
    {
      name: 'cover_letter_title',
      rule: rules.cover_letter_title,
      label: words.coverLetterTitle,
      hint: words.coverLetterTitleHint,
    },
    {
      name: 'cover_letter_description',
      rule: rules.cover_letter_description,
      label: words.message,
      hint: words.messageHint,
      rows: 4,
    },
  ];
}
