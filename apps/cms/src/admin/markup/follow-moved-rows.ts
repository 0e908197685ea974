const trigger = '.array-actions__button';
const act = '.array-actions__action';
/** Payload numbers what stands around each row: `sections-row-3`. */
const numbered = /^(.*-row-)(\d+)$/;
/** Within which Payload has made a moved row anew. */
const remadeMs = 1_500;

type Place = { list: string; row: number };
let opened: Place | undefined;

/**
 * Keeps the focus with a row that is moved by its menu, and gives it to the next one after a removal: Payload makes the rows anew, and
 * whoever works by keyboard would begin at the top of the page again.
 *
 * @returns to be called when the page is left
 */
export function followMovedRows(): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  // By keyboard the menu opens without a click, in Safari by mouse without the focus.
  for (const name of ['focusin', 'click'])
    addEventListener(name, ({ target }) => target instanceof Element && noteOpened(target), options);
  addEventListener('click', ({ target }) => target instanceof Element && noteAct(target), options);
  return () => stop.abort();
}

function noteOpened(target: Element): void {
  if (target.closest(trigger)) opened = placeOf(target);
}

function noteAct(target: Element): void {
  const pressed = target.closest(act);
  const step = pressed ? stepOf(pressed) : undefined;
  if (opened && step !== undefined) keepFocus({ list: opened.list, row: opened.row + step });
}

/** How far a row goes; undefined of what leads into a row of its own, as adding one does. */
function stepOf({ classList }: Element): number | undefined {
  if (classList.contains('array-actions__move-up')) return -1;
  if (classList.contains('array-actions__remove') || classList.contains('array-actions__copy')) return 0;
  const isNamed = ['add', 'duplicate', 'paste'].some((name) => classList.contains(`array-actions__${name}`));
  return isNamed ? undefined : 1;
}

function placeOf(inRow: Element): Place | undefined {
  for (let around: Element | null = inRow; around; around = around.parentElement) {
    const [, list, row] = numbered.exec(around.id) ?? [];
    if (list && row) return { list, row: Number(row) };
  }
  return undefined;
}

/** Until the rows stand, or somebody has gone on by himself. */
function keepFocus(place: Place): void {
  const until = performance.now() + remadeMs;
  const goneOn = new AbortController();
  for (const name of ['keydown', 'pointerdown'])
    addEventListener(name, () => goneOn.abort(), { signal: goneOn.signal });
  const look = () => {
    if (goneOn.signal.aborted || performance.now() > until) return goneOn.abort();
    if (document.activeElement === document.body) menuAt(place)?.focus();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The button of the row's menu; of the last row where the place is empty now, and what adds one where no row is left. */
function menuAt({ list, row }: Place): HTMLElement | null | undefined {
  for (let place = row; place >= 0; place -= 1) {
    const menu = document.getElementById(`${list}${place}`)?.querySelector<HTMLElement>(trigger);
    if (menu) return menu;
  }
  const field = document.getElementById(fieldOf(list));
  return field?.querySelector<HTMLElement>(':is(.blocks-field__drawer-toggler, .array-field__add-row)');
}

/** The field of a list: the rows of one that stands in a row are `sections-0-items-row-1`, and it is `field-sections__0__items`. */
export function fieldOf(list: string): string {
  return `field-${list.replace(/-row-$/, '').replace(/-(\d+)-/g, '__$1__')}`;
}
