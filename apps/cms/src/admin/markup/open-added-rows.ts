const rows = ':is(.blocks-field__row, .array-field__row)';
const waits = ':scope > .collapsible__toggle-wrap .shimmer-effect';
const folded = ':scope > * > .collapsible__toggle--collapsed';
const written = 'input:not([type="hidden"]), textarea, [contenteditable="true"]';

/** Rows that were added and whose fields are not there yet, each with what had the focus as it opened. */
const opened = new WeakMap<Element, Element | null>();

/** A row that somebody added is open, with the focus in its first field: Payload folds it as it does those that were there. */
export function openAddedRows(): void {
  for (const row of document.querySelectorAll<HTMLElement>(rows)) {
    if (row.querySelector(waits)) row.dataset.added = '';
    else if ('added' in row.dataset) open(row);
    if (opened.has(row)) goInto(row);
  }
}

function open(row: HTMLElement): void {
  delete row.dataset.added;
  row.querySelector<HTMLElement>(folded)?.click();
  opened.set(row, document.activeElement);
}

/** Whoever has gone on to another place in the meantime stays there. */
function goInto(row: HTMLElement): void {
  const field = [...row.querySelectorAll<HTMLElement>(written)].find((each) => each.checkVisibility());
  const hasGoneOn = document.activeElement !== opened.get(row);
  if (field && !hasGoneOn) field.focus();
  if (field || hasGoneOn) opened.delete(row);
}
