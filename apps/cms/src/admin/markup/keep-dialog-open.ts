/** What lies over a dialog and is put away by Escape alone: a calendar, or the choices of a list. */
const overDialog = '.react-datepicker-popper, .rs__menu';

/**
 * Escape puts away what lies over a dialog, and the dialog by the next press: Payload's dialogs would go with it, and what was typed in them. They listen for
 * the key's number, which nothing else asks for, so that it is taken from the press.
 */
export function keepDialogOpen(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
  if (!event.target.closest('dialog')?.querySelector(overDialog)) return;
  Object.defineProperty(event, 'keyCode', { value: 0 });
}
