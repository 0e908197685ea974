import type { Wording } from '../changed-texts.ts';
import type { Form } from '../forms/define-form.ts';
import type { FieldRule } from '../forms/field-rule.ts';
import { rulesOf } from '../forms/form-rules.ts';
import { messageOf } from '../forms/form-text.ts';
import { type Checked, checkField, maximumOf } from './check-field.ts';
import { checkFiles } from './check-files.ts';
import { normaliseText } from './normalise.ts';
import { isPeriod } from './period.ts';

type FieldProblem = { field: string; key: string; message: string };
type NamedFile = { name: string; type: string; size: number };
/** What the caller knows of the fields: typed values, chosen files, and the options on offer by field. */
export type FormInput = {
  values: Record<string, unknown>;
  files?: Record<string, readonly NamedFile[]>;
  options?: Record<string, readonly string[]>;
};

/**
 * Checks a whole form. The same rules run in the browser, in the site's action and in the service (VAL-40, VAL-41).
 *
 * @returns normalised values by field (files aside) and one problem per faulty field, in the form's order
 */
export function checkForm(form: Pick<Form, 'fields' | 'messages' | 'path'>, input: FormInput, wording: Wording) {
  const values: Record<string, string> = {};
  const problems: FieldProblem[] = [];
  for (const [field, rule] of Object.entries(rulesOf(form))) {
    if (rule.kind === 'files') {
      const key = checkFiles(rule, input.files?.[field] ?? []);
      if (key) problems.push({ field, key, message: messageOf(form, key, wording) });
      continue;
    }
    const raw = Object.hasOwn(input.values, field) ? input.values[field] : undefined;
    const { problem: key, value = '' } = checkSent(rule, raw, input.options?.[field]);
    if (key) problems.push({ field, key, message: messageOf(form, key, wording, maximumOf(rule)) });
    else values[field] = value;
  }
  return { values, problems };
}

/**
 * A period may be written as well as picked by who follows docs/contract.md. An option is known by what its reader sees: its own
 * value may hold a no-break space or digits that what was sent has in another form.
 */
function checkSent(rule: FieldRule, raw: unknown, options?: readonly string[]): Checked {
  const checked = checkField(rule, raw, options?.map(normaliseText));
  if (rule.kind === 'choice' && options && checked.value) return { value: ownValue(options, raw) ?? checked.value };
  const isWritten = checked.problem === 'periodInvalid' && isPeriod(String(raw));
  return isWritten ? { value: normaliseText(String(raw)) } : checked;
}

function ownValue(options: readonly string[], raw: unknown): string | undefined {
  const sent = String(raw);
  return options.find((option) => option === sent) ?? options.find((option) => sameText(option, sent));
}

function sameText(one: string, other: string): boolean {
  return normaliseText(one) === normaliseText(other);
}
