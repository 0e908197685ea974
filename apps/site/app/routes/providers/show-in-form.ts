/**
 * Where the filter was changed beside its form, on the map, by clearing it or by Back, the form says so too.
 *
 * @param isTyped what is being typed stays, unless another entry of the history is shown
 */
export function showInForm(form: HTMLFormElement | null | undefined, query: URLSearchParams, isTyped = true): void {
  for (const field of form?.elements ?? []) {
    if (isTyped && field === document.activeElement) continue;
    if (field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type === 'search'))
      field.value = query.get(field.name) ?? '';
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = query.get(field.name) === 'true';
  }
}
