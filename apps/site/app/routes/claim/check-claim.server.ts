import { type ClaimStep, claimStepNames } from '@insurer/contract/forms/claim-step-names.ts';
import { claimSteps as table } from '@insurer/contract/forms/claim-steps.ts';
import type { Form } from '@insurer/contract/forms/define-form.ts';
import { checkForm } from '@insurer/contract/requests/check-form.ts';
import type { Options } from '@insurer/contract/site-settings.ts';
import { type FormField, formFields, offeredValues } from '#app/forms/form-fields.ts';
import type { FieldMessage } from '#app/forms/form-state.ts';
import type { View } from '#app/view.ts';
import { askedIn } from './asked-fields.server.ts';

export type CheckedClaim = { values: Record<string, string>; problems: FieldMessage[] };
type Typed = Readonly<Record<string, string>>;

/** The fields of the claim in the page's language, by their names. */
export function claimFields(view: View, options: Options): Record<string, FormField> {
  return Object.fromEntries(formFields(table, view, options).map((field) => [field.name, field]));
}

/** Checks what was typed for one step, or for all of them: files aside, which come with the last one. */
export function checkClaim(typed: Typed, view: View, options: Options, step?: ClaimStep): CheckedClaim {
  const names = step ? askedIn(step) : claimStepNames.flatMap(askedIn);
  const fields = Object.fromEntries(Object.entries(table.fields).filter(([name]) => names.includes(name)));
  const form: Pick<Form, 'fields' | 'messages' | 'path'> = { fields, messages: table.messages, path: table.path };
  const offered = offeredValues(Object.values(claimFields(view, options)));
  const { values, problems } = checkForm(form, { values: { ...typed }, options: offered }, view);
  // The other party has no policy.
  const isForgiven = (key: string) => key === 'policyNumberRequired' && typed.side === 'other';
  const found = problems.filter(({ key }) => !isForgiven(key));
  return { values, problems: found.map(({ field, message }) => ({ field, message })) };
}

/** The first step with something to put right, else the last one. */
export function openStep(typed: Typed, view: View, options: Options): ClaimStep {
  const wrong = claimStepNames.find((step) => checkClaim(typed, view, options, step).problems.length > 0);
  return wrong ?? 'check';
}

/** The step that an address asks for, or the first one that has to come before it. */
export function stepAt(asked: ClaimStep, open: ClaimStep): ClaimStep {
  return claimStepNames.indexOf(asked) <= claimStepNames.indexOf(open) ? asked : open;
}
