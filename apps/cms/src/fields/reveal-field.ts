import { wakeBlankFields } from './wake-blank-fields.ts';

/** How long the form may take to show a row that was opened, or another language. */
const maxWaitMs = 8_000;
/** How long the fields of a tab may take to stand there once it is open. */
const tabWaitMs = 600;
/** For so long a form that is still being set up may show another tab, fold a row again, or put another field in the place of the one that was reached. */
const settlingMs = 4_000;
/** What a person does: whoever is led somewhere is left alone from then on. */
const acts = ['pointerdown', 'keydown', 'wheel', 'touchstart'];
const lookMs = 100;
/** After so long an open row without the field is blank. */
const blankMs = 1_200;
const writable = 'input, textarea, [contenteditable="true"], button';

/** Told to the page with the path of a field, so that a part of the form which shows one thing at a time shows that one. */
export const revealing = 'insurer:reveal-field';

/**
 * Opens the tab and the rows around a field of the form, and leads the keyboard to it; anew while the form is still being set up, which
 * shows the tab and folds the rows of the last time, until the person does something of their own.
 */
export async function revealField(path: string): Promise<void> {
  document.dispatchEvent(new CustomEvent<string>(revealing, { detail: path }));
  const person = new AbortController();
  const { signal } = person;
  for (const act of acts) document.addEventListener(act, () => person.abort(), { capture: true, signal });
  await leadTo(path.split('.'), signal);
  person.abort();
}

async function leadTo(steps: string[], person: AbortSignal): Promise<void> {
  let at = document.activeElement;
  let until = Date.now() + maxWaitMs;
  let [isReached, isInATab, woken] = [false, true, Date.now()];
  for (; Date.now() < until; await pause()) {
    if (isInATab && isTabClosed(steps)) isInATab = await openTabOf(steps, person);
    if (person.aborted || hasGoneOn(at)) return;
    const target = shownTarget(steps);
    const row = unfoldRows(steps);
    if (!target && row && Date.now() - woken > blankMs) {
      woken = Date.now();
      void wakeBlankFields(row);
    }
    if (!target) continue;
    if (!isReached) until = Date.now() + settlingMs;
    isReached = true;
    if (target === document.activeElement) continue;
    reach(target);
    at = target;
  }
  const instead = isReached ? undefined : unfoldRows(steps)?.querySelector(writable);
  if (instead) reach(instead);
}

/** Whoever is at something else by now is left there: the next key is meant for it. */
function hasGoneOn(from: Element | null): boolean {
  const focused = document.activeElement;
  return focused !== from && focused !== document.body;
}

/** What takes the keyboard in the field, or in the row where the way ends with one; nothing until it is in sight. */
function shownTarget(steps: string[]): Element | undefined {
  const row = unfoldRows(steps);
  const field = endsWithRow(steps) ? row : fieldOf(idOf(steps));
  // What is far from the window is not rendered.
  if (!field) row?.scrollIntoView({ block: 'center' });
  field?.closest('details')?.setAttribute('open', '');
  const target = field?.matches(writable) ? field : field?.querySelector(writable);
  return target?.checkVisibility() ? target : undefined;
}

/** A rich text has no id: its label names it. */
function fieldOf(id: string): Element | null | undefined {
  return document.getElementById(id) ?? document.querySelector(`[for="${id}"]`)?.closest('.field-type');
}

/**
 * Opens each row on the way that is folded. What was shown in a row stays in the page while it is folded, out of sight and of the
 * keyboard's reach, and a form that is still being set up folds a row again, as the person had left it.
 * @returns the innermost one that is there
 */
function unfoldRows(steps: string[]): Element | undefined {
  let inner: Element | undefined;
  for (const [index, step] of steps.entries()) {
    if (!/^\d+$/.test(step)) continue;
    const row = document.getElementById(`${steps.slice(0, index).join('-')}-row-${step}`);
    if (!row) return inner;
    inner = row;
    const toggle = row.querySelector<HTMLElement>('.collapsible__toggle');
    if (toggle?.matches('.collapsible__toggle--collapsed')) toggle.click();
  }
  return inner;
}

function reach(target: Element): void {
  target.scrollIntoView({ block: 'center' });
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** The entry is about the row itself, which is no field. */
function endsWithRow(steps: string[]): boolean {
  return /^\d+$/.test(steps.at(-1) ?? '');
}

/** Whether another tab than that of the field is shown: of the others nothing is rendered. Of a form that shows nothing yet, none is. */
function isTabClosed(steps: string[]): boolean {
  return Boolean(document.querySelector('.tabs-field__content-wrap [id^="field-"]')) && !holderOf(steps);
}

/** Shows the tab that holds a field, whichever it is. @returns false where none of them does */
async function openTabOf(steps: string[], person: AbortSignal): Promise<boolean> {
  const tabs = [...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')];
  for (const tab of steps[0] === 'meta' ? [...tabs.slice(1), ...tabs.slice(0, 1)] : tabs) {
    if (person.aborted) return true;
    tab.click();
    if (await appearing(() => holderOf(steps), tabWaitMs)) return true;
  }
  return false;
}

/** What stands in a tab: the field, or the outermost list that it is an entry of. */
function holderOf(steps: string[]): Element | null | undefined {
  const firstRow = steps.findIndex((step) => /^\d+$/.test(step));
  return fieldOf(idOf(firstRow < 0 ? steps : steps.slice(0, firstRow)));
}

function idOf(steps: string[]): string {
  return `field-${steps.join('__')}`;
}

async function appearing(find: () => Element | null | undefined, ms: number): Promise<Element | undefined> {
  for (const until = Date.now() + ms; ; await pause()) {
    const found = find();
    if (found || Date.now() > until) return found ?? undefined;
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, lookMs));
}
