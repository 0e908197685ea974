import { nameAs } from './name-as.ts';

/** What is pressed at the head of a row: to fold it, to drag it, for what can be done with it. */
const pressed = '.collapsible__toggle, .collapsible__drag, .array-actions__button';
const head = '.collapsible__toggle-wrap';

/** Each control at the head of a row says which row it is of, such as “More actions: 02 Cards”: Payload's have one name in all rows. */
export function nameRows(): void {
  for (const control of document.querySelectorAll<HTMLElement>(pressed)) {
    const row = rowOf(control);
    control.dataset.act ??= control.getAttribute('aria-label') || control.textContent?.trim() || '';
    if (row && control.dataset.act) nameAs(control, `${control.dataset.act}: ${row}`);
  }
}

/** What is read at the head of a row. */
function rowOf(control: Element): string {
  const said = control.closest(head)?.querySelector<HTMLElement>('.collapsible__header-wrap');
  return said?.innerText.replaceAll(/\s+/g, ' ').trim() ?? '';
}
