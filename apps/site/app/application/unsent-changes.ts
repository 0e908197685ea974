import { splitPrefix } from '@insurer/contract/language.ts';
import { type Control, isBox, isChanged } from './early-changes.ts';

const storedName = 'unsent';

/** Of circles and boxes `value` says which one of their name it is. */
type Said = { name: string; value: string; checked?: boolean };
type Unsent = { page: string; said: readonly Said[] };

/**
 * What is typed in an application and not sent yet outlives a reload, Back and a change of language in this tab: it is noted when
 * the page is left, and stands in its fields again before React comes, which takes it for typed early (`early-changes.ts`).
 * A form that says `data-unkept` has its own way to keep what it asks, or asks what must not lie open on a device.
 */
export function keepUnsent(root: HTMLElement): void {
  bringBack(root);
  let isSent = false;
  // What React does not send itself leaves the page with the browser, and is no longer unsent.
  document.addEventListener('submit', (event) => {
    isSent = !event.defaultPrevented;
  });
  addEventListener('pagehide', () => store(isSent ? [] : unsentIn(root)));
}

function bringBack(root: HTMLElement): void {
  const stored = JSON.parse(read() ?? '{}') as Partial<Unsent>;
  if (stored.page !== pageHere()) return;
  for (const { name, value, checked } of stored.said ?? []) {
    const control = controlsIn(root).find((one) => one.name === name && (!isBox(one) || one.value === value));
    if (!control) continue;
    if (isBox(control)) control.checked = checked === true;
    else control.value = value;
  }
}

function unsentIn(root: HTMLElement): Said[] {
  return controlsIn(root)
    .filter(isChanged)
    .map((control) => {
      const { name, value } = control;
      return isBox(control) ? { name, value, checked: control.checked } : { name, value };
    });
}

function controlsIn(root: HTMLElement): Control[] {
  const controls = [...root.querySelectorAll<Control>('input[name], textarea[name], select[name]')];
  return controls.filter(({ form }) => form?.dataset.unkept === undefined);
}

/** The same in every language. */
function pageHere(): string {
  return splitPrefix(location.pathname).path + location.search;
}

function store(said: readonly Said[]): void {
  try {
    if (said.length === 0) sessionStorage.removeItem(storedName);
    else sessionStorage.setItem(storedName, JSON.stringify({ page: pageHere(), said } satisfies Unsent));
  } catch {
    // Storage may be closed to the site.
  }
}

function read(): string | undefined {
  try {
    return sessionStorage.getItem(storedName) ?? undefined;
  } catch {
    return undefined;
  }
}
