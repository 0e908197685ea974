import type { FormScriptData } from '#app/forms/form-script-data.ts';

/** Says above a field which files it held when the form was left: no script may put a file back. It goes when one is chosen. */
export function askAgain(input: HTMLInputElement, files: readonly string[]): void {
  const label = input.labels?.[0];
  const place = input.closest('[data-field]');
  if (!input.form || !label || !place || files.length === 0) return;
  place.querySelector('[data-ask-again]')?.remove();
  const { words } = JSON.parse(input.form.dataset.form ?? '') as FormScriptData;
  const note = document.createElement('p');
  note.className = 'form-field__note';
  note.dataset.askAgain = '';
  const names = new Intl.ListFormat(document.documentElement.lang).format(files.map(isolated));
  note.textContent = words.chooseAgain
    .replace('{label}', () => label.textContent ?? '')
    .replace('{files}', () => names);
  place.prepend(note);
  const forget = () => {
    if (input.files?.length === 0) return;
    note.remove();
    for (const type of ['input', 'change']) input.removeEventListener(type, forget);
  };
  for (const type of ['input', 'change']) input.addEventListener(type, forget);
}

/** A name in the direction of its own letters. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
