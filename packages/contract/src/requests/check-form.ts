import type { Language } from '../language.ts';
import { checkField, maximumOf } from './check-field.ts';
import { checkFiles } from './check-files.ts';
import type { FormRules } from './field-rule.ts';
import { type MessageKey, messages } from './messages.ts';

type FieldProblem = { field: string; key: MessageKey; message: string };
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
export function checkForm(rules: FormRules, input: FormInput, language: Language) {
  const values: Record<string, string> = {};
  const problems: FieldProblem[] = [];
  for (const [field, rule] of Object.entries(rules)) {
    if (rule.kind === 'files') {
      const key = checkFiles(rule, input.files?.[field] ?? []);
      if (key) problems.push({ field, key, message: messageOf(key, language) });
      continue;
    }
    const raw = Object.hasOwn(input.values, field) ? input.values[field] : undefined;
    const checked = checkField(rule, raw, input.options?.[field]);
    if (checked.problem) {
      problems.push({ field, key: checked.problem, message: messageOf(checked.problem, language, maximumOf(rule)) });
    } else values[field] = checked.value ?? '';
  }
  return { values, problems };
}

/** A message in a language; `n` fills its number. */
export function messageOf(key: MessageKey, language: Language, n?: number | string): string {
  return messages[key][language].replace('{n}', String(n ?? ''));
}
