import type { FormScriptData } from '#app/forms/form-script-data.ts';
import { honeypotField } from '#app/forms/form-state.ts';

/** Numbers that no browser is to keep, and files, which it cannot. */
const left = 'form[data-form] input[name]:is([autocomplete=off]:not([type=date]), [type=file])';

const fields = () =>
  [...document.querySelectorAll<HTMLInputElement>(left)].filter(({ name }) => name !== honeypotField);

/** The names of the fields that hold something which goes with a reload. */
export function namesOfUnsaved(): string[] {
  return fields().flatMap(({ name, value }) => (value ? [name] : []));
}

/** Says above the form which of its fields held something before the reload and are empty now: nobody sees that of himself. */
export function showUnsaved(names: readonly string[] = []): void {
  const emptied = fields().filter(({ name, value }) => !value && names.includes(name));
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
