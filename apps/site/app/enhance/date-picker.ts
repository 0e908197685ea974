import { readLanguage } from '@insurer/contract/language.ts';
import { toIsoDate, toTypedDate } from '@insurer/contract/requests/identifiers.ts';
import { type CalendarName, fromIso, inWords, knowsHijri, toIso } from './calendar-days.ts';
import { icon } from './calendar-parts.ts';
import { type CalendarWords, currentDay, showCalendar } from './calendar-view.ts';
import { desktop } from './desktop.ts';

/** A click into the field means the calendar too where no keyboard comes up over it. */
const desktopWithMouse = `${desktop} and (pointer: fine)`;

// Closes the calendar that stands open beside a field which this is no part of; the modal one has its backdrop around it.
document.addEventListener('pointerdown', ({ target }) => {
  const dialog = document.querySelector<HTMLDialogElement>('.date-picker[open]');
  if (target === dialog || !dialog?.parentElement?.contains(target as Node)) dialog?.close();
});

/** Gives every date field a text field in which dates may be typed in any digits, and a calendar. */
export function enhanceDates(): void {
  for (const native of document.querySelectorAll<HTMLInputElement>('input[data-date]:not([data-enhanced])')) {
    // Half a date is in no value yet, and would be lost: the browser's own field stays until it is left.
    if (native === document.activeElement)
      native.addEventListener('blur', () => setTimeout(enhanceDates), { once: true });
    else enhance(native);
  }
}

type Parts = { field: HTMLElement; text: HTMLInputElement; open: HTMLButtonElement; dialog: HTMLDialogElement };

function enhance(native: HTMLInputElement): void {
  const words = JSON.parse(native.dataset.date ?? '{}') as CalendarWords;
  const language = readLanguage(document.documentElement.lang);
  const wordsBeside = native.parentElement?.querySelector('.date-field__words');
  const parts = partsAround(native);
  const { text, open, dialog } = parts;
  native.dataset.enhanced = '';

  text.addEventListener('input', () => take(text.value));
  text.addEventListener('change', () => {
    if (native.value) text.value = toTypedDate(native.value);
  });
  // Values come in from outside as well: from the page in the other language, or by a reset.
  native.addEventListener('input', show);
  native.form?.addEventListener('reset', () => setTimeout(() => [delete native.dataset.typed, show()]));
  openOnDemand(parts, (focus) =>
    showCalendar(dialog, { words, language, chosen: fromIso(native.value), onChoose: choose, focus }),
  );
  if (native.dataset.typed && !native.value) take(native.dataset.typed);
  show();

  /** What was typed, as the value; what makes no date is remembered beside it, for the check. */
  function take(typed: string): void {
    native.value = toIsoDate(typed) ?? '';
    native.dataset.typed = typed;
    showInWords();
    // Who has typed a whole date needs no calendar over the rest of the form.
    if (native.value) dialog.close();
  }
  function show(): void {
    text.value = native.value ? toTypedDate(native.value) : (native.dataset.typed ?? '');
    showInWords();
  }
  function showInWords(): void {
    const time = fromIso(native.value);
    const long = { day: 'numeric', month: 'long', year: 'numeric' } as const;
    const say = (calendar: CalendarName) => (time === undefined ? '' : inWords(time, language, calendar, long));
    const said = say('gregory');
    const hijri = knowsHijri() && say('islamic-umalqura');
    if (wordsBeside) wordsBeside.textContent = hijri ? `${said} (${hijri})` : said;
    open.setAttribute('aria-label', said ? words.openChosen.replace('{date}', said) : words.open);
  }
  function choose(time: number): void {
    native.value = toIso(time);
    native.dataset.typed = native.value;
    show();
    dialog.close();
    text.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** The native field stays, out of sight: it holds the value under its name, as the server expects it. */
function partsAround(native: HTMLInputElement): Parts {
  const text = document.createElement('input');
  for (const { name, value } of native.attributes) {
    // A style attribute, which a browser's tool may have set, would break the content security policy.
    if (!/^(name|value|type|style|data-.*)$/.test(name)) text.setAttribute(name, value);
  }
  Object.assign(text, { type: 'text', inputMode: 'numeric' });
  native.removeAttribute('id');
  native.hidden = true;

  const open = document.createElement('button');
  Object.assign(open, { type: 'button', className: 'date-field__open', ariaHasPopup: 'dialog', ariaExpanded: 'false' });
  open.append(icon('calendar'));
  const dialog = document.createElement('dialog');
  dialog.className = 'date-picker';
  const field = document.createElement('div');
  field.className = 'date-field';
  native.replaceWith(field);
  field.append(text, open, native, dialog);
  return { field, text, open, dialog };
}

/** Opens the calendar by its button and, beside a mouse, by a click into the field; closes it where it is in the way. */
function openOnDemand({ field, text, open, dialog }: Parts, fill: (focus: boolean) => void): void {
  let opener: HTMLElement = open;
  open.addEventListener('click', () => {
    if (dialog.open) return dialog.close();
    openBy(open);
  });
  text.addEventListener('click', () => {
    if (!dialog.open && matchMedia(desktopWithMouse).matches) openBy(text);
  });
  text.addEventListener('keydown', (event) => {
    if (!dialog.open) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      dialog.querySelector<HTMLElement>(currentDay)?.focus();
    } else if (event.key === 'Escape' || event.key === 'Tab') dialog.close();
  });
  dialog.addEventListener('close', () => {
    open.ariaExpanded = 'false';
    const focused = document.activeElement;
    // Who typed goes on typing, and who went somewhere else wants to be there.
    if (dialog.contains(focused) || focused === document.body) opener.focus();
  });
  // Where the focus goes with what is taken away, as a month that is left, it leads nowhere. It has to have come where it goes.
  field.addEventListener('focusout', ({ relatedTarget }) => {
    const to = relatedTarget as Node | null;
    // Safari gives buttons no focus by a press: what lies around them has it.
    if (to && !field.contains(to) && !to.contains(field)) setTimeout(() => dialog.close());
  });

  function openBy(element: HTMLElement): void {
    opener = element;
    open.ariaExpanded = 'true';
    // `show()` would take the cursor out of the text, and the page to what the calendar showed before.
    if (matchMedia(desktop).matches) dialog.open = true;
    else dialog.showModal();
    fill(element === open);
  }
}
