import { nameAs } from './name-as.ts';

/** What is pressed at the head of a row: to fold it, to drag it, for what can be done with it. */
const pressed = ':scope > .collapsible__toggle, :scope > .collapsible__drag, .array-actions__button';

/** Each control at the head of a row says which row it is of, such as “More: 2. Cards”: Payload's have one name in all rows. */
export function nameRows(): void {
  for (const head of document.querySelectorAll('.collapsible__toggle-wrap')) {
    const row = head.querySelector<HTMLElement>('.collapsible__header-wrap')?.innerText.replaceAll(/\s+/g, ' ').trim();
    if (!row) continue;
    for (const control of head.querySelectorAll<HTMLElement>(pressed)) {
      control.dataset.act ??= control.getAttribute('aria-label') || control.textContent?.trim() || '';
      if (control.dataset.act) nameAs(control, `${control.dataset.act}: ${row}`);
    }
  }
}
