import type { FormScriptData } from '#app/forms/form-script-data.ts';
import { honeypotField } from '#app/forms/form-state.ts';
import { askAgain } from './ask-again.ts';

/** What was in a field: of files, their names. */
export type Unsaved = { name: string; files: string[] };

/** Numbers that no browser is to keep, and files, which it cannot. */
const left = 'form[data-form] input[name]:is([autocomplete=off]:not([type=date]), [type=file])';

const fields = () =>
  [...document.querySelectorAll<HTMLInputElement>(left)].filter(({ name }) => name !== honeypotField);

/** The fields that hold something which goes with a reload, each with the names of its files. */
export function unsavedFields(): Unsaved[] {
  return fields().flatMap(({ name, value, files }) => (value ? [{ name, files: [...(files ?? [])].map(nameOf) }] : []));
}

/** Says above the form which of its fields held something before the reload and are empty now: nobody sees that of himself. */
export function showUnsaved(unsaved: readonly Unsaved[] = []): void {
  const filesOf = new Map(unsaved.map(({ name, files }) => [name, files]));
  const emptied = fields().filter(({ name, value }) => !value && filesOf.has(name));
  for (const field of emptied) askAgain(field, filesOf.get(field.name) ?? []);
  const form = emptied[0]?.form;
  if (!form) return;
  const { words } = JSON.parse(form.dataset.form ?? '') as FormScriptData;
  const labels = emptied.map(({ labels: own, name }) => own?.[0]?.textContent || name);
  const note = document.createElement('p');
  note.className = 'form-result';
  note.role = 'status';
  form.prepend(note);
  note.textContent = `${words.notKept} ${new Intl.ListFormat(document.documentElement.lang).format(labels)}`;
}

function nameOf({ name }: File): string {
  return name;
}
