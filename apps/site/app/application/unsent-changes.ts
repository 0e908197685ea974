import { splitPrefix } from '@insurer/contract/language.ts';
import type { Control } from '#app/ui/control.ts';
import { isBox, isChanged, setState, stateOf } from './early-changes.ts';

const storedName = 'unsent';
/** Files are held by who asks for them. */
const answers = 'input[name]:not([type=file], [type=hidden]), textarea[name], select[name]';

/** Of circles and boxes `value` says which one of their name it is, of others nothing is ever checked. */
type Said = { name: string; value: string; checked: boolean };
type Unsent = { page: string; said: readonly Said[] };

/**
 * What is typed in an application and not sent yet outlives a reload, Back and a change of language in this tab: it is noted when
 * the page is left or goes out of sight, since a phone may end it then, and stands in its fields again before React comes, which
 * takes it for typed early (`early-changes.ts`).
 * Of a form that says `data-unkept` not noted is what this selector matches: what the form keeps in its own way, or what must not lie
 * open on a device. Of one that says `data-unstored` nothing is held elsewhere, neither what was refused nor what was looked for, and all of it is noted.
 */
export function keepUnsent(root: HTMLElement): void {
  bringBack(root);
  let isSent = false;
  // What React does not send itself leaves the page with the browser, and is no longer unsent.
  document.addEventListener('submit', (event) => {
    isSent = !event.defaultPrevented;
  });
  // A file may have been the answer, and the page is still here.
  document.addEventListener('input', () => {
    isSent = false;
  });
  const note = () => {
    // An application that could not go on has no fields any more.
    if (root.firstChild) store(isSent ? [] : unsentIn(root));
  };
  addEventListener('pagehide', note);
  // From the press on, what the application still asks for is answered in the other language, which ends it.
  document.addEventListener('click', ({ target }) => (target as Element).closest('a[data-language]') && note(), true);
  // What is seen again is noted anew when it is left.
  document.addEventListener('visibilitychange', () => (document.hidden ? note() : store([])));
}

function bringBack(root: HTMLElement): void {
  const stored = read();
  if (stored?.page !== pageHere()) return;
  // What is typed already, while the scripts were on their way, is newer.
  const controls = controlsIn(root);
  const newer = new Set(controls.filter(isChanged).map(({ name }) => name));
  for (const { name, value, checked } of stored.said) {
    const control = controls.find((one) => one.name === name && (!isBox(one) || one.value === value));
    if (!control || newer.has(name)) continue;
    setState(control, isBox(control) ? checked : value);
  }
}

function unsentIn(root: HTMLElement): Said[] {
  return controlsIn(root)
    .filter((control) => isChanged(control) || (control.form?.dataset.unstored !== undefined && stateOf(control)))
    .map((control) => ({ name: control.name, value: control.value, checked: stateOf(control) === true }));
}

function controlsIn(root: HTMLElement): Control[] {
  const controls = [...root.querySelectorAll<Control>(answers)];
  return controls.filter((control) => !control.matches(control.form?.dataset.unkept ?? 'form'));
}

/** The same in every language. */
function pageHere(): string {
  return splitPrefix(location.pathname).path + location.search;
}

function store(said: readonly Said[]): void {
  try {
    if (said.length > 0)
      sessionStorage.setItem(storedName, JSON.stringify({ page: pageHere(), said } satisfies Unsent));
    // What another page left is not this one's.
    else if (read()?.page === pageHere()) sessionStorage.removeItem(storedName);
  } catch {
    // Storage may be closed to the site.
  }
}

function read(): Unsent | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(storedName) ?? 'null') as Unsent | null) ?? undefined;
  } catch {
    return undefined;
  }
}
