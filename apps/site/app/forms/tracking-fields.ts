import { trackingRules } from '@insurer/contract/requests/forms.ts';
import type { Texts } from '#app/texts/texts.ts';
import type { FormField } from './form-field.ts';

export type TrackedKind = keyof typeof trackingRules;

/** The two fields with which a claim or a complaint is followed (CENTER-05, COMPLAINT-06). */
export function trackingFields(kind: TrackedKind, { tracking, forms }: Texts): FormField[] {
  const rules = trackingRules[kind];
  const claim = kind === 'claims';
  return [
    { name: 'id', rule: rules.id, label: claim ? tracking.idNumber : tracking.id, hint: forms.idNumberHint },
    {
      name: 'number',
      rule: rules.number,
      label: claim ? tracking.claimNumber : tracking.complaintNumber,
      drawnAs: 'policyNumber',
    },
  ];
}
