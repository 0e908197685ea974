import type { Page } from '@playwright/test';

/** Late enough for the page to stand without them; routing also keeps the browser's cache out of it. Milliseconds. */
const late: Readonly<Record<string, number>> = { font: 300, image: 150, script: 200 };

/** Makes fonts, pictures and scripts arrive after the page has been painted, as they do on a phone. */
export async function delayWhatComesLate(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const ms = late[route.request().resourceType()];
    // biome-ignore lint/plugin: not a wait of the test: what arrives late is what it is about
    if (ms) await new Promise((resolve) => setTimeout(resolve, ms));
    // The page may be left before its last picture came.
    await route.fallback().catch(() => undefined);
  });
}

/** How far a page moves by itself while it loads and is read to its end, and what moved; undefined when nothing did. */
export async function shiftOf(page: Page, address: string): Promise<string | undefined> {
  await page.goto(address, { waitUntil: 'load' });
  const moved = await page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] };
    const shifts: Shift[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
    observer.observe({ type: 'layout-shift', buffered: true });
    const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frames();
      const seen = [...document.images].filter((image) => {
        const { top: from, bottom, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && from < innerHeight;
      });
      // biome-ignore lint/plugin: not a sleep but an end: a picture that cannot be had is not waited for
      const enough = new Promise((resolve) => setTimeout(resolve, 1_000));
      await Promise.all(seen.map((image) => Promise.race([enough, image.decode().catch(() => undefined)])));
      await frames();
    }
    shifts.push(...(observer.takeRecords() as Shift[]));
    const own = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
    const nameOf = ({ node }: { node?: Element }) => `${node?.nodeName}.${node?.className ?? ''}`;
    const sum = own.reduce((total, { value }) => total + value, 0);
    const names = [...new Set(own.flatMap(({ sources }) => sources.map(nameOf)))].join(', ');
    return sum === 0 ? undefined : `${sum.toFixed(4)} ${names}`;
  });
  return moved && `${address} at ${page.viewportSize()?.width} px: ${moved}`;
}

/** What has moved since the page began to load, how far (the layout shift score of the browser), from where to where. */
export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    type Source = { node?: Element; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    type Shift = PerformanceEntry & { value: number; sources: Source[] };
    const shifts: PerformanceEntryList = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    shifts.push(...observer.takeRecords());
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    return (shifts as Shift[]).map(({ value, sources }) => {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName}.${node?.className ?? ''} ${place(previousRect)} → ${place(currentRect)}`,
      );
      return `${value.toFixed(4)} ${moved.join(', ')}`;
    });
  });
}
