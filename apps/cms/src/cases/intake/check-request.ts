import type { Wording } from '@insurer/contract/changed-texts.ts';
import type { Form } from '@insurer/contract/forms/define-form.ts';
import type { OptionList } from '@insurer/contract/forms/field-rule.ts';
import { rulesOf } from '@insurer/contract/forms/form-rules.ts';
import { messageOf } from '@insurer/contract/forms/form-text.ts';
import { checkForm } from '@insurer/contract/requests/check-form.ts';
import { ContractProblem } from '../../contract-problem.ts';
import type { Received, ReceivedFile } from './received.ts';

/** The values on offer, by the list that a field names. */
export type OptionValues = Partial<Record<OptionList, readonly string[]>>;

const summary = { en: 'Please check the marked fields.', ar: 'يرجى مراجعة الحقول المحددة.' };

/**
 * Checks everything again with the contract's own rules, and the files by what they are.
 * @returns the normalised values by wire name
 * @throws ContractProblem 422 with one error per faulty field, in the form's order and the sender's language
 */
export function checkRequest(
  form: Form,
  received: Received,
  options: OptionValues,
  wording: Wording,
): Record<string, string> {
  const rules = rulesOf(form);
  const choices = Object.entries(rules).flatMap(([field, rule]) => {
    const values = typeof rule.choices === 'string' ? options[rule.choices] : undefined;
    return values ? [[field, values] as const] : [];
  });
  const input = { values: received.values, files: received.files, options: Object.fromEntries(choices) };
  const { values, problems } = checkForm(form, input, wording);
  const errors = new Map(problems.map(({ field, message }) => [field, message]));
  for (const [field, { files }] of Object.entries(rules)) {
    if (!files || errors.has(field)) continue;
    const wrong = chosen(received.files[field]).some(({ content }) => !content || !files.types.includes(content));
    if (wrong) errors.set(field, messageOf(form, files.typeMessage, wording));
  }
  if (errors.size > 0) {
    const inOrder = Object.keys(rules).flatMap((field) => {
      const message = errors.get(field);
      return message ? [{ field, message }] : [];
    });
    throw new ContractProblem(422, summary[wording.language], { errors: inOrder });
  }
  return values;
}

/** A refusal that is about the request as a whole, such as a consent that is missing. */
export function refusal(field: string, message: string): ContractProblem {
  return new ContractProblem(422, message, { errors: [{ field, message }] });
}

/** A file input without a choice still sends one nameless empty part. */
export function chosen(files: readonly ReceivedFile[] | undefined): ReceivedFile[] {
  return (files ?? []).filter((file) => file.name !== '' || file.size > 0);
}
