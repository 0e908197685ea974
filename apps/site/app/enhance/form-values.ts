import type { FieldRule } from '@insurer/contract/forms/field-rule.ts';
import { readLanguage } from '@insurer/contract/language.ts';
import { checkField, maximumOf } from '@insurer/contract/requests/check-field.ts';
import { normaliseText } from '@insurer/contract/requests/normalise.ts';
import { problemOfFiles } from '#app/forms/file-contents.ts';
import type { FormScriptData } from '#app/forms/form-script-data.ts';
import { namesAt, placesOf } from '#app/forms/name-files.ts';
import { nameFiles } from '#app/forms/name-problem.ts';
import type { Control } from '#app/ui/control.ts';

/** The message for what stands in a field now, from the same rules as on the server; undefined when it is right. */
export function messageFor(control: Control, { rules, messages }: FormScriptData): string | undefined {
  const rule = rules[control.name];
  if (!rule) return undefined;
  if (rule.kind === 'files') return filesMessage(rule, filesOf(control), messages);
  const key = checkField(rule, typedIn(control)).problem;
  return key && messages[key]?.replaceAll('{n}', String(maximumOf(rule)));
}

function filesMessage(rule: FieldRule, files: readonly File[], messages: FormScriptData['messages']) {
  const key = problemOfFiles(rule, files);
  const language = readLanguage(document.documentElement.lang);
  return key && nameFiles(namesAt(placesOf(rule, files, key), files), messages[key] ?? '', language);
}

/** What was typed; a date field that could make nothing of it remembers it beside its value. */
function typedIn(control: Control): string {
  return control.value || control.dataset.typed || '';
}

function filesOf(control: Control): File[] {
  return control instanceof HTMLInputElement ? [...(control.files ?? [])] : [];
}

/** Arabic digits become 0–9 and pasted marks go, once a field is left: never while somebody types. */
export function tidy(control: Control, rule: FieldRule | undefined): void {
  const isFreeText = rule?.kind === 'text' || rule?.kind === 'longText';
  if (!rule || isFreeText || rule.kind === 'files' || rule.kind === 'choice' || rule.kind === 'date') return;
  const tidied = normaliseText(control.value);
  if (tidied !== control.value) control.value = tidied;
}

/** A form that came back refused holds what was typed as that to which a browser resets it: whoever discards it wants it empty. */
export function emptyDefaults(form: HTMLFormElement): void {
  for (const control of form.querySelectorAll<Control>(':is(input:not([type=hidden]), select, textarea)')) {
    if (control instanceof HTMLSelectElement) for (const option of control.options) option.defaultSelected = false;
    else if (/^(checkbox|radio)$/.test(control.type)) (control as HTMLInputElement).defaultChecked = false;
    else control.defaultValue = '';
  }
}
