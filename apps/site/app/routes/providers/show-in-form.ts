/** Where the filter was changed beside its form, on the map or by clearing it, the form says so too; what is being typed stays. */
export function showInForm(form: HTMLFormElement | null | undefined, query: URLSearchParams): void {
  for (const field of form?.elements ?? []) {
    if (field === document.activeElement) continue;
    if (field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type === 'search'))
      field.value = query.get(field.name) ?? '';
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = query.get(field.name) === 'true';
  }
}
