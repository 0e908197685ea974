import { wakeBlankFields } from './wake-blank-fields.ts';

/** How long the form may take to show a row that was opened, or another language. */
const maxWaitMs = 8_000;
/** How long the fields of a tab may take to stand there once it is open. */
const tabWaitMs = 600;
/** For so long a form that is still being set up may fold a row again, or put another field in the place of the one that was reached. */
const settlingMs = 1_500;
const lookMs = 100;
/** After so long an open row without the field is blank. */
const blankMs = 1_200;
const writable = 'input, textarea, [contenteditable="true"], button';

/** Told to the page with the path of a field, so that a part of the form which shows one thing at a time shows that one. */
export const revealing = 'insurer:reveal-field';

/** Opens the tab and the rows around a field of the form, and leads the keyboard to it. */
export async function revealField(path: string): Promise<void> {
  const from = document.activeElement;
  document.dispatchEvent(new CustomEvent<string>(revealing, { detail: path }));
  const steps = path.split('.');
  await openTabOf(steps);
  let woken = Date.now();
  const shown = await appearing(() => {
    const target = shownTarget(steps);
    const row = unfoldRows(steps);
    if (!target && row && Date.now() - woken > blankMs) {
      woken = Date.now();
      void wakeBlankFields(row);
    }
    return target;
  });
  let reached = shown ?? unfoldRows(steps)?.querySelector(writable);
  if (!reached || hasGoneOn(from)) return;
  reach(reached);
  for (const until = Date.now() + settlingMs; Date.now() < until; await pause()) {
    if (hasGoneOn(reached)) return;
    const focused = document.activeElement;
    const target = shownTarget(steps);
    if (!target || target === focused) continue;
    reached = target;
    reach(target);
  }
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

/** Shows the tab that holds a field: of the others nothing is rendered. */
async function openTabOf(steps: string[]): Promise<void> {
  const tabs = [...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')];
  if (tabs.length === 0) return;
  await appearing(() => document.querySelector('.tabs-field__content-wrap [id^="field-"]'));
  const firstRow = steps.findIndex((step) => /^\d+$/.test(step));
  const holder = idOf(firstRow < 0 ? steps : steps.slice(0, firstRow));
  if (document.getElementById(holder)) return;
  for (const tab of steps[0] === 'meta' ? [...tabs.slice(1), ...tabs.slice(0, 1)] : tabs) {
    tab.click();
    if (await appearing(() => document.getElementById(holder), tabWaitMs)) return;
  }
}

function idOf(steps: string[]): string {
  return `field-${steps.join('__')}`;
}

async function appearing(find: () => Element | null | undefined, ms = maxWaitMs): Promise<Element | undefined> {
  for (const until = Date.now() + ms; ; await pause()) {
    const found = find();
    if (found || Date.now() > until) return found ?? undefined;
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, lookMs));
}
