import { claim } from '@insurer/contract/forms/claim.ts';
import { type ClaimStep, claimStepNames } from '@insurer/contract/forms/claim-step-names.ts';
import { otherPartyPolicy } from '@insurer/contract/forms/claim-steps.ts';
import type { FormField } from '#app/forms/form-fields.ts';
import { labelled } from '#app/forms/labelled.ts';
import type { View } from '#app/view.ts';
import { inBothCalendars } from '../planner/shown-plan.ts';
import { askedIn } from './asked-fields.server.ts';
import type { AnswerRow } from './claim-data.ts';

type Fields = Readonly<Record<string, FormField>>;
type Values = Readonly<Record<string, string>>;

/** The answers as the last screen shows them, by step. */
export function answerRows(fields: Fields, values: Values, view: View): Partial<Record<ClaimStep, AnswerRow[]>> {
  const asking = claimStepNames.filter((step) => askedIn(step).length > 0);
  return Object.fromEntries(asking.map((step) => [step, rowsOf(askedIn(step), fields, values, view)]));
}

/**
 * What a claim has no wire name for, in the visitor's words and language, one line each under the labels that the visitor
 * saw; what was left out is left out.
 */
export function claimComments(fields: Fields, values: Values, view: View): string {
  const isOnWire = (name: string) => Object.hasOwn(claim.fields, name);
  const listedOnly = claimStepNames.flatMap(askedIn).filter((name) => !isOnWire(name));
  const lines = rowsOf(listedOnly, fields, values, view).flatMap(({ label, text }) =>
    text ? [labelled(label, text)] : [],
  );
  return [view.texts.claimSteps.commentsHead, ...lines].join('\n');
}

/** The fields that a claim has on the wire; what was left out is left out, but for the policy of the other party. */
export function claimOnWire(values: Values, formId: string): Record<string, string> {
  const known = Object.keys(claim.fields).flatMap((name) => (values[name] ? [[name, values[name]]] : []));
  return { policy_number: otherPartyPolicy(formId), ...Object.fromEntries(known) };
}

function rowsOf(names: readonly string[], fields: Fields, values: Values, view: View): AnswerRow[] {
  return names.flatMap((name) => {
    const field = fields[name];
    return field ? [{ name, label: field.label, ...textOf(field, values[name], view) }] : [];
  });
}

function textOf({ rule, choices }: FormField, value = '', view: View): { text?: string } {
  if (value === '') return {};
  if (rule.kind === 'date') return { text: inBothCalendars(value, view) };
  return { text: choices?.find((choice) => choice.value === value)?.label ?? value };
}
