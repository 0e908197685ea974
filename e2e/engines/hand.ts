import { expect } from '@playwright/test';
import type { Engine, Place } from './engine.ts';

/** What is asked for by its role, and the name that voices say, or the beginning of it. */
export type Part = { role: keyof typeof roles; name: string; within?: string };

const roles = {
  link: 'a[href]',
  button: 'button, summary',
  heading: 'h1, h2, h3',
  field: 'input, textarea, select',
  dialog: 'dialog[open]',
  cell: '[role=gridcell]:not(:disabled, [aria-disabled=true])',
};

/**
 * Where a part stands in the window, once it can be seen, nothing lies over it and it stands still: a press beside a head
 * that is still shrinking is lost. It is brought into view first.
 */
async function stillPlaceOf(engine: Engine, part: Part): Promise<Place> {
  let place: Place | null = null;
  let before = '';
  await expect
    .poll(
      async () => {
        const last = before;
        place = await engine.look(placeInPage, { ...part, selector: roles[part.role] });
        before = JSON.stringify(place);
        return place !== null && before === last;
      },
      { message: `${engine.name}: ${part.role} “${part.name}” can be pressed` },
    )
    .toBe(true);
  return place as unknown as Place;
}

/** Presses a part with the mouse. */
export async function press(engine: Engine, part: Part): Promise<void> {
  await engine.press(await stillPlaceOf(engine, part));
}

/** Goes into a field with the mouse and types. */
export async function type(engine: Engine, name: string, words: string): Promise<void> {
  await press(engine, { role: 'field', name });
  await engine.keys(words);
}

/** Goes into one field of the page's form after the other, by their names, and types; of a list the value is chosen. */
export async function fillIn(engine: Engine, values: Readonly<Record<string, string>>): Promise<void> {
  for (const field of Object.entries(values)) {
    const isList = await engine.look(([name, value]) => {
      const control = document.querySelector<HTMLElement>(`main form [name="${name}"]`);
      control?.focus();
      if (!(control instanceof HTMLSelectElement)) return false;
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    }, field);
    if (!isList) await engine.keys(field[1]);
  }
}

/** Waits until the page answers a question as it should. */
export async function until<Result>(engine: Engine, what: string, look: () => Result, value: Result): Promise<void> {
  await expect.poll(() => engine.look(look, null), { message: `${engine.name}: ${what}` }).toEqual(value);
}

/** Waits until the page stands at an address, scripts and all. */
export async function untilAt(engine: Engine, path: string): Promise<void> {
  await until(engine, `is at ${path}`, () => location.pathname + location.search, path);
}

/** Runs in the page: no other function is known there. */
function placeInPage({ selector, name, within }: { selector: string; name: string; within?: string }): Place | null {
  const nameOf = (element: Element) => {
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    const text = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? '';
    return text.replace(/\s+/g, ' ').trim();
  };
  const scope = within ? document.querySelector(within) : document.body;
  const found = [...(scope?.querySelectorAll<HTMLElement>(selector) ?? [])].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && nameOf(element).startsWith(name),
  );
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const place = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(place.x, place.y);
  return hit && (found.contains(hit) || hit.contains(found)) ? place : null;
}
