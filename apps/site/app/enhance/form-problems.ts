import type { Control } from '#app/ui/control.ts';

/** Shows or takes away the message under a field, in the element that the server drew for it. */
export function showProblem(control: Control, message: string | undefined): void {
  const field = control.closest('[data-field]');
  const place = field?.querySelector<HTMLElement>('.form-field__error');
  const words = place?.querySelector('span');
  if (!place || !words) return;
  for (const shown of field?.querySelectorAll('[aria-invalid]') ?? [])
    shown.setAttribute('aria-invalid', String(!!message));
  if (words.textContent !== (message ?? '')) words.textContent = message ?? '';
  place.hidden = !message;
}
