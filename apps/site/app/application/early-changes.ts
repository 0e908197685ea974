import type { Control } from '#app/ui/control.ts';

/** How React remembers what it last told of a control. */
type Tracked = Control & { _valueTracker?: { setValue: (value: string) => void } };

/**
 * What was typed and chosen while the scripts were on their way, which takes seconds on a slow network. React tells no handler
 * of it, and a form that shows what an address asks for would take it back: so it is noted before React comes, and
 * said once more when React is there.
 */
export class EarlyChanges {
  readonly #said = new Map<Control, string | boolean>();
  readonly #root: HTMLElement;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** Notes what does not stand as the server has rendered it. */
  note(): void {
    for (const control of this.#root.querySelectorAll<Control>('input, textarea, select')) {
      if (isChanged(control)) this.#said.set(control, stateOf(control));
    }
  }

  /** Brings back what was noted, as if it was typed and chosen now. */
  replay(): void {
    // Nobody pressed here and now: what follows a press, as a page that scrolls to it does, is not for these.
    document.body.addEventListener('click', stop);
    for (const [control, said] of this.#said) {
      if (!control.isConnected) continue;
      setState(control, said);
      (control as Tracked)._valueTracker?.setValue(typeof said === 'boolean' ? String(!said) : `${said} `);
      control.dispatchEvent(new Event(eventOf(control), { bubbles: true }));
    }
    this.#said.clear();
    document.body.removeEventListener('click', stop);
  }
}

function stop(event: Event): void {
  event.stopPropagation();
}

/** Circles and boxes: what is chosen of them is not their value. */
export function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** What a control holds: whether a box is checked, the text or choice of every other one. */
export function stateOf(control: Control): string | boolean {
  return isBox(control) ? control.checked : control.value;
}

/** Puts a state into a control, without an event. */
export function setState(control: Control, state: string | boolean): void {
  Object.assign(control, typeof state === 'boolean' ? { checked: state } : { value: state });
}

function renderedIn(control: Control): string | boolean {
  if (control instanceof HTMLSelectElement)
    return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? '';
  return isBox(control) ? control.defaultChecked : control.defaultValue;
}

/** Whether a control stands otherwise than the server has rendered it; of files and of what is hidden nothing is said. */
export function isChanged(control: Control): boolean {
  if (/^(?:file|hidden)$/.test(control.type)) return false;
  // Of circles the one that was chosen says it for all.
  if (control.type === 'radio' && !stateOf(control)) return false;
  return stateOf(control) !== renderedIn(control);
}

/** By which React hears of a change of each; a made-up click that is no mouse's switches nothing. */
function eventOf(control: Control): string {
  if (control instanceof HTMLSelectElement) return 'change';
  return isBox(control) ? 'click' : 'input';
}
