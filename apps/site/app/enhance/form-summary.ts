import { nameProblem } from '#app/forms/name-problem.ts';
import type { Control } from '#app/ui/control.ts';

/** The error summary of a form: a sentence, links to fields, or neither, which hides it. */
export function showSummary(form: HTMLFormElement, problems: [Control, string][], failure = ''): void {
  const summary = form.querySelector<HTMLElement>('[data-error-summary]');
  const sentence = summary?.querySelector<HTMLElement>('[data-failure]');
  if (!summary || !sentence) return;
  sentence.textContent = failure;
  sentence.hidden = failure === '';
  summary.querySelector('[data-files-lost]')?.remove();
  summary.querySelector('ul')?.replaceChildren(...problems.map(linkTo));
  summary.hidden = problems.length === 0 && failure === '';
}

function linkTo([control, message]: [Control, string]): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `#field-${control.name}`;
  link.textContent = lineOf(control, message);
  item.append(link);
  return item;
}

function lineOf(control: Control, message: string): string {
  const label = control.closest('[data-field]')?.querySelector('label')?.textContent?.trim() ?? '';
  return nameProblem(label, message, control.value === '' && !control.dataset.typed);
}

/**
 * The summary follows what is corrected: a line says what is wrong now, and leaves once nothing is. With the last of
 * them the summary goes, and the title is as before.
 */
export function followCorrection(
  form: HTMLFormElement,
  control: Control,
  message: string | undefined,
  errorPrefix: string,
): void {
  const summary = form.querySelector<HTMLElement>('[data-error-summary]:not([hidden])');
  const link = summary?.querySelector(`a[href="#field-${control.name}"]`);
  if (!summary || !link) return;
  if (message) {
    link.textContent = lineOf(control, message);
    return;
  }
  link.closest('li')?.remove();
  if (summary.querySelector('li, [data-failure]:not([hidden])')) return;
  summary.hidden = true;
  namePageAsBefore(errorPrefix);
}

/** Takes the mark of an error from the page's title. */
export function namePageAsBefore(errorPrefix: string): void {
  if (document.title.startsWith(errorPrefix)) document.title = document.title.slice(errorPrefix.length);
}

/** The focus goes to the summary, and the title says that there is something wrong. */
export function focusSummary(form: HTMLFormElement, errorPrefix: string): void {
  if (!document.title.startsWith(errorPrefix)) document.title = `${errorPrefix}${document.title}`;
  const summary = form.querySelector<HTMLElement>('[data-error-summary]');
  summary?.focus({ preventScroll: true });
  summary?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** A click on a problem puts the cursor into its field; the browser alone would only scroll to it. */
export function followSummary(event: Event): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-error-summary] a');
  const field = link && document.getElementById(link.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  (field.closest('[data-field]') ?? field).scrollIntoView({ block: 'start', behavior: 'instant' });
}
