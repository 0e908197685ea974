import type { FormScriptData } from '#app/forms/form-script-data.ts';
import { isolate } from '#app/texts/isolate.ts';

/** Says above a field which files it held when the form was left: no script may put a file back. It goes when one is chosen, or all is discarded. */
export function askAgain(input: HTMLInputElement, files: readonly string[]): void {
  const place = input.closest('[data-field]');
  if (!input.form || !place || files.length === 0) return;
  place.querySelector('[data-ask-again]')?.remove();
  const { words } = JSON.parse(input.form.dataset.form ?? '') as FormScriptData;
  const note = document.createElement('p');
  note.className = 'form-field__note';
  note.dataset.askAgain = '';
  const names = new Intl.ListFormat(document.documentElement.lang).format(files.map(isolate));
  note.textContent = words.chooseAgain.replace('{files}', () => names);
  place.prepend(note);
  const events = ['input', 'change'];
  const forget = () => {
    note.remove();
    for (const type of events) input.removeEventListener(type, forgetChosen);
    input.form?.removeEventListener('reset', forget);
  };
  const forgetChosen = () => {
    if (input.files?.length !== 0) forget();
  };
  for (const type of events) input.addEventListener(type, forgetChosen);
  // What was discarded is not asked for.
  input.form.addEventListener('reset', forget);
}
