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
    any: boxes.length > 0,
    forget(): void {
      if (alert) alert.textContent = '';
    },
  };
}

/**
 * Keeps the button of a form with consents closed until everything is right (APPLY-07 to APPLY-10); other forms keep theirs
 * open, because an open button can say what is missing.
 *
 * @returns to be called after every change
 */
export function guardConsents(form: HTMLFormElement, isReady: () => boolean): () => void {
  const consents = consentsOf(form);
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!consents.any || !button) return () => {};
  const reason = form.querySelector<HTMLElement>('[data-reason]');
  const refresh = () => {
    const ready = isReady() && consents.ticked();
    button.disabled = !ready;
    if (reason) reason.hidden = ready;
    if (consents.ticked()) consents.forget();
  };
  refresh();
  return refresh;
}
