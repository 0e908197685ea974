/** How long the form may take to show a row that was opened, or another language. */
const maxWaitMs = 8_000;

/** Opens the tab and the rows around a field of the form, and leads the keyboard to it. */
export async function revealField(path: string): Promise<void> {
  const steps = path.split('.');
  const tab = steps[0] === 'meta' ? 1 : 0;
  document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[tab]?.click();
  let row: Element | undefined;
  for (const [index, step] of steps.entries()) {
    if (!/^\d+$/.test(step)) continue;
    row = await appearing(() => document.getElementById(`${steps.slice(0, index).join('-')}-row-${step}`));
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('.collapsible__toggle--collapsed')?.click();
  }
  const id = `field-${steps.join('__')}`;
  const field = (await appearing(() => document.getElementById(id), row ? 2_000 : maxWaitMs)) ?? row;
  field?.scrollIntoView({ block: 'center' });
  const writable = 'input, textarea, [contenteditable="true"], button';
  const target = field?.matches(writable) ? field : field?.querySelector(writable);
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

async function appearing(find: () => Element | null, ms = maxWaitMs): Promise<Element | undefined> {
  const until = Date.now() + ms;
  for (;;) {
    const found = find();
    if (found || Date.now() > until) return found ?? undefined;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
