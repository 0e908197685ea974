import type { Control } from '#app/ui/control.ts';
import { askAgain } from './ask-again.ts';

/** The boxes that a form asks for, beside its fields (APPLY-04, APPLY-05). */
export function consentsOf(form: HTMLFormElement) {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[data-consent]')];
  const alert = form.querySelector<HTMLElement>('[data-consent-alert]');
  return {
    /** True when all are ticked; else the alert says so (ERR-12). */
    given(): boolean {
      const missing = boxes.some((box) => !box.checked);
      if (alert) alert.textContent = missing ? (alert.dataset.consentAlert ?? '') : '';
      return !missing;
    },
    ticked: () => boxes.every((box) => box.checked),
    missing: () => boxes.filter((box) => !box.checked),
    any: boxes.length > 0,
    forget(): void {
      if (alert) alert.textContent = '';
    },
  };
}

/**
 * Who comes back to a form with consents finds the words, and consents and attaches files anew (decision D17, A left application).
 *
 * @param forms selects those that were left
 */
export function forgetConsents(forms: string): void {
  const given = `${forms}:has([data-consent]) :is([data-consent], [type=file])`;
  for (const field of document.querySelectorAll<HTMLInputElement>(given)) {
    const files = [...(field.files ?? [])].map(({ name }) => name);
    if (field.type === 'file') field.value = '';
    else field.checked = false;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    askAgain(field, files);
  }
}

/**
 * Keeps the button of a form with consents closed until everything is right (APPLY-07 to APPLY-10); other forms keep theirs
 * open, because an open button can say what is missing.
 *
 * @param problemsOf the fields that are not right yet, with why
 * @returns to be called after every change
 */
export function guardConsents(
  form: HTMLFormElement,
  problemsOf: () => [Control, string][],
  isBusy: () => boolean,
): () => void {
  const consents = consentsOf(form);
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!consents.any || !button) return () => {};
  const reason = form.querySelector<HTMLElement>('[data-reason]');
  const why = reason?.textContent ?? '';
  const refresh = () => {
    const problems = problemsOf();
    const ready = problems.length === 0 && !isBusy() && consents.ticked();
    button.disabled = !ready;
    if (reason) {
      const left = [
        ...problems.map(nameProblem),
        ...consents.missing().map(({ dataset, name }) => dataset.consent || name),
      ];
      reason.hidden = ready;
      reason.textContent = left.length > 0 ? `${why} ${listOf(reason, left)}` : why;
    }
    if (consents.ticked()) consents.forget();
  };
  refresh();
  return refresh;
}

function listOf({ dataset }: HTMLElement, names: readonly string[]): string {
  const list = new Intl.ListFormat(document.documentElement.lang).format(names);
  return (dataset.reason ?? '').replace('{list}', () => list);
}

/** What stands in a field and is wrong needs its reason: of what is empty the name says it all. */
function nameProblem([control, message]: [Control, string]): string {
  return control.value ? `${nameOf(control)} (${message})` : nameOf(control);
}

function nameOf({ labels, name }: Control): string {
  return labels?.[0]?.textContent || name;
}
