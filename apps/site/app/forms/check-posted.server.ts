import type { Language } from '@insurer/contract/language.ts';
import { fileTypes, typeOfContent } from '@insurer/contract/requests/check-files.ts';
import { checkForm, messageOf } from '@insurer/contract/requests/check-form.ts';
import type { FormRules } from '@insurer/contract/requests/field-rule.ts';
import type { FieldMessage } from './form-state.ts';
import type { ReadForm } from './read-body.server.ts';

/** A posted form after the check of every rule. */
export type CheckedForm = {
  /** As typed, hidden fields too. */
  typed: Readonly<Record<string, string>>;
  /** Normalised, the fields of the rules and no others. */
  values: Record<string, string>;
  /** The files of the rules' fields, each with the media type that its content has. */
  files: Record<string, File[]>;
  problems: FieldMessage[];
};

/** Checks what was posted: the rules of the contract, and of files what they really are and not what they say. */
export async function checkPosted(
  rules: FormRules,
  { values: typed, files }: ReadForm,
  options: Record<string, string[]>,
  language: Language,
): Promise<CheckedForm> {
  const { values, problems: found } = checkForm(rules, { values: typed, files, options }, language);
  const problems: FieldMessage[] = found.map(({ field, message }) => ({ field, message }));
  const real: Record<string, File[]> = {};
  for (const [field, rule] of Object.entries(rules)) {
    if (!rule.files) continue;
    const known = await Promise.all((files[field] ?? []).map(asItsContent));
    real[field] = known.flatMap((entry) => (entry && rule.files?.types.includes(entry.type) ? [entry.file] : []));
    const alreadyWrong = problems.some((problem) => problem.field === field);
    if (!alreadyWrong && real[field].length < known.length) {
      problems.push({ field, message: messageOf(rule.files.typeMessage, language) });
    }
  }
  const order = Object.keys(rules);
  problems.sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
  return { typed, values, files: real, problems };
}

async function asItsContent(file: File) {
  const type = typeOfContent(await file.slice(0, 16).bytes());
  return type && { type, file: new File([file], file.name, { type: fileTypes[type].media[0] }) };
}
