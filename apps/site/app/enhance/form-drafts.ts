import { formIdField, honeypotField } from '#app/forms/form-state.ts';
import type { Control } from '#app/ui/control.ts';
import { showUnsaved, type Unsaved, unsavedFields } from './unsaved-fields.ts';

const storedName = 'form-draft';
const typingPauseMs = 400;
/**
 * Files are the browser's alone, and a consent is given to the form that is sent. The id of the filling goes along: what is sent again makes no second record. What was accepted is not
 * brought back, and its id neither.
 */
const kept = `form[data-form] :is(input:not([type=file], [type=hidden], [data-consent]), [name=${formIdField}], select, textarea)[name]`;

/**
 * What stands in a field; of circles and boxes whether they are chosen. In the order of the page. `unkept`: those that
 * hold something which is not noted.
 */
type Draft = { page: string; typed: [name: string, value: string | boolean][]; unkept?: Unsaved[] };

/**
 * A phone may end a page while another is looked at, and loads it again when it is seen: what was typed in its form is noted in
 * this tab as it goes out of sight, and stands there again. Once the page is seen again or left nothing of it is noted any more.
 *
 * @returns `note` notes for a reload what stands in the form now, `bringBack` puts there what was noted
 */
export function keepDraft(): { note: () => void; bringBack: () => void } {
  const controls = () => [...document.querySelectorAll<Control>(kept)].filter(({ name }) => name !== honeypotField);
  bringBack(controls(), read());
  store(undefined);
  const reload = keepForReload(() =>
    controls().filter(({ autocomplete, type }) => autocomplete !== 'off' || type === 'date'),
  );
  let isLeft = false;
  addEventListener('pageshow', () => {
    isLeft = false;
  });
  // A browser tells of both, in this order, where it leaves a page.
  addEventListener('pagehide', () => {
    isLeft = true;
  });
  document.addEventListener('visibilitychange', () => {
    const typed = document.hidden && !isLeft ? controls().map(entryOf) : [];
    store(
      typed.some(([name, value]) => value && name !== formIdField) ? { page: location.pathname, typed } : undefined,
    );
  });
  return reload;
}

/**
 * Browsers keep what is typed for Back, and some of them not for a reload, which a finger that scrolls asks for, too: it is noted in
 * the state of this entry of the browser's history, where it goes with the entry. What says that it is not to be kept is not.
 */
function keepForReload(controls: () => Control[]): { note: () => void; bringBack: () => void } {
  let pause: ReturnType<typeof setTimeout>;
  /** Firefox gives up a load that has begun where the page notes something meanwhile: its visitor would stay where he is. */
  const giveWay = () => clearTimeout(pause);
  const note = () => {
    giveWay();
    removeEventListener('beforeunload', giveWay);
    const [typed, unkept] = [controls().map(entryOf), unsavedFields()];
    if (typed.length + unkept.length > 0)
      history.replaceState({ ...history.state, draft: { page: location.pathname, typed, unkept } satisfies Draft }, '');
  };
  const noteSoon = () => {
    giveWay();
    pause = setTimeout(note, typingPauseMs);
    // It stands there for this pause alone: some browsers keep no page for Back that has one.
    addEventListener('beforeunload', giveWay);
  };
  // A day that is chosen in the calendar is told as a change alone, and what is discarded as a reset.
  for (const type of ['input', 'change', 'reset']) document.addEventListener(type, noteSoon);
  return {
    note,
    bringBack: () => {
      const { draft } = (history.state ?? {}) as { draft?: Draft };
      bringBack(controls(), draft);
      if (draft?.page === location.pathname) showUnsaved(draft.unkept);
    },
  };
}

function bringBack(controls: readonly Control[], draft: Draft | undefined): void {
  if (draft?.page !== location.pathname) return;
  draft.typed.forEach(([name, value], at) => {
    const control = controls[at];
    // What is typed already, while the scripts were on their way, is newer.
    if (control?.name !== name || entryOf(control)[1] === value || entryOf(control)[1] !== renderedIn(control)) return;
    Object.assign(control, typeof value === 'boolean' ? { checked: value } : { value });
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

function entryOf(control: Control): [name: string, value: string | boolean] {
  const isBox = control.type === 'checkbox' || control.type === 'radio';
  return [control.name, isBox ? (control as HTMLInputElement).checked : control.value];
}

/**
 * What the server has put into a field: a product that the address asks for is chosen in its list. Applications say the same for
 * themselves (`early-changes.ts`): a module that both take would be one more to fetch on either kind of page.
 */
function renderedIn(control: Control): string | boolean {
  if (control instanceof HTMLSelectElement)
    return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? '';
  const isBox = control.type === 'checkbox' || control.type === 'radio';
  return isBox ? (control as HTMLInputElement).defaultChecked : control.defaultValue;
}

function store(draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(storedName, JSON.stringify(draft));
    else sessionStorage.removeItem(storedName);
  } catch {
    // Storage may be closed to the site.
  }
}

function read(): Draft | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(storedName) ?? 'null') as Draft | null) ?? undefined;
  } catch {
    return undefined;
  }
}
