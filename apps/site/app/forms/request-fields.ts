import type { FieldKind, FormRules } from '@insurer/contract/requests/field-rule.ts';
import { requestRules } from '@insurer/contract/requests/forms.ts';
import type { RequestKind } from '@insurer/contract/requests/kinds.ts';
import type { Options } from '@insurer/contract/site-settings.ts';
import type { Texts } from '#app/texts/texts.ts';
import type { Choice, FormField } from './form-field.ts';

type FormTexts = Texts['forms'];
/** Keys of plain sentences in the texts of the forms. */
type WordKey = { [Key in keyof FormTexts]: FormTexts[Key] extends string ? Key : never }[keyof FormTexts];
type Look = {
  label: WordKey;
  hint?: WordKey;
  note?: WordKey;
  autocomplete?: string;
  drawnAs?: FieldKind;
  rows?: number;
};

/** How each field looks, by its wire name: with the specified labels. */
const looks: Record<string, Look> = {
  policy_number: { label: 'policyNumber', hint: 'policyNumberHint' },
  visa_number: { label: 'visaNumber', hint: 'visaNumberHint' },
  passport_number: { label: 'passportNumber', hint: 'passportNumberHint' },
  border_number: { label: 'borderNumber', hint: 'borderNumberHint' },
  date_of_entry: { label: 'dateOfEntry', hint: 'dateHint' },
  visa_expiry: { label: 'visaExpiry', hint: 'dateHint' },
  extend_period: { label: 'extendPeriod', hint: 'extendPeriodHint' },
  cancellation_reason: { label: 'cancellationReason' },
  iban: { label: 'iban', hint: 'ibanHint' },
  documents: { label: 'documents', hint: 'documentsHint', note: 'cancelNote' },
  message: { label: 'message', rows: 4 },
  full_name: { label: 'fullName', autocomplete: 'name' },
  position: { label: 'position', autocomplete: 'organization-title' },
  phone: { label: 'phoneNumber', hint: 'phoneHint', autocomplete: 'tel' },
  email: { label: 'email', autocomplete: 'email' },
  company_name: { label: 'companyName', autocomplete: 'organization' },
  company_activity: { label: 'companyActivity' },
  product_of_interest: { label: 'productOfInterest' },
  id_number: { label: 'idNumber', hint: 'idNumberHint' },
  city: { label: 'city' },
  claim_number: { label: 'claimNumber' },
  product: { label: 'productRelated' },
  service_request_type: { label: 'serviceRequestType' },
  complaint_relation: { label: 'complaintRelation' },
  comments: { label: 'comments', rows: 5 },
};

/** Where a form calls one of the fields by another name. */
const ownLooks: Partial<Record<RequestKind, Record<string, Partial<Look>>>> = {
  'cancel-insurance': { phone: { label: 'phone' } },
  complaint: { comments: { hint: 'complaintCommentsHint' } },
  'fraud-report': { comments: { hint: 'fraudCommentsHint' } },
  quote: { product: { label: 'product' } },
};

/** The fields of a service request in the page's language, in the order in which they are asked. */
export function requestFields(kind: RequestKind, { forms }: Texts, options: Options): FormField[] {
  const rules: FormRules = requestRules[kind];
  return Object.entries(rules).flatMap(([name, rule]) => {
    const look = looks[name];
    if (!look) return [];
    const { label, hint, note, ...rest } = { ...look, ...ownLooks[kind]?.[name] };
    return {
      ...rest,
      name,
      rule,
      label: forms[label],
      ...(hint && { hint: forms[hint] }),
      ...(note && { note: forms[note] }),
      ...(rule.choices && { choices: choicesOf(rule.choices, forms, options) }),
      ...(name === 'extend_period' && { suggestions: Object.values(forms.periods) }),
    };
  });
}

function choicesOf(choices: NonNullable<FormRules[string]['choices']>, forms: FormTexts, options: Options): Choice[] {
  if (typeof choices === 'string') return options[choices];
  const labels: Record<string, string> = forms.choices;
  return choices.map((value) => ({ value, label: labels[value] ?? value }));
}

/** The values on offer by field, for the check that an option is one of them. */
export function offeredValues(fields: readonly FormField[]): Record<string, string[]> {
  return Object.fromEntries(
    fields.flatMap(({ name, choices }) => (choices ? [[name, choices.map(({ value }) => value)]] : [])),
  );
}
