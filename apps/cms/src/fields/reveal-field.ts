/** How long the form may take to show a row that was opened, or another language. */
const maxWaitMs = 8_000;
/** How long the fields of a tab may take to stand there once it is open. */
const tabWaitMs = 600;
/** After so long a row that was opened and is folded has been folded again. */
const refoldedMs = 1_000;

/** Told to the page with the path of a field, so that a part of the form which shows one thing at a time shows that one. */
export const revealing = 'insurer:reveal-field';

/** Opens the tab and the rows around a field of the form, and leads the keyboard to it. */
export async function revealField(path: string): Promise<void> {
  document.dispatchEvent(new CustomEvent<string>(revealing, { detail: path }));
  const steps = path.split('.');
  await openTabOf(steps);
  let row: Element | undefined;
  for (const [index, step] of steps.entries()) {
    if (!/^\d+$/.test(step)) continue;
    row = await appearing(() => document.getElementById(`${steps.slice(0, index).join('-')}-row-${step}`));
    row?.scrollIntoView({ block: 'center' });
    unfold(row);
  }
  const id = idOf(steps);
  let opened = Date.now();
  const field = await appearing(
    () => {
      // A form that is still being set up folds a row again, as the person had left it.
      if (Date.now() - opened > refoldedMs) {
        opened = Date.now();
        unfold(row);
      }
      return document.getElementById(id);
    },
    endsWithRow(steps) ? 0 : maxWaitMs,
  ).then((found) => found ?? row);
  field?.closest('details')?.setAttribute('open', '');
  field?.scrollIntoView({ block: 'center' });
  const writable = 'input, textarea, [contenteditable="true"], button';
  const target = field?.matches(writable) ? field : field?.querySelector(writable);
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

function unfold(row: Element | undefined): void {
  row?.querySelector<HTMLElement>('.collapsible__toggle--collapsed')?.click();
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

async function appearing(find: () => Element | null, ms = maxWaitMs): Promise<Element | undefined> {
  const until = Date.now() + ms;
  for (;;) {
    const found = find();
    if (found || Date.now() > until) return found ?? undefined;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
