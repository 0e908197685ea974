import { riyadhOffset } from '@insurer/contract/requests/today-in-riyadh.ts';

/**
 * What a picker takes for a moment: it reads the clock of the browser alone, so it is given the moment at which that clock shows
 * what Riyadh's shows then. An hour that the browser's clock leaves out in spring is shown as the one after it.
 * @param moment ISO, as it is stored
 */
export function onBrowserClock(moment: string): Date {
  const there = new Date(new Date(moment).getTime() + riyadhOffset);
  return new Date(
    there.getUTCFullYear(),
    there.getUTCMonth(),
    there.getUTCDate(),
    there.getUTCHours(),
    there.getUTCMinutes(),
    there.getUTCSeconds(),
  );
}

/** The moment at which the clock of Riyadh shows what the browser's shows at `picked`. */
export function fromBrowserClock(picked: Date): Date {
  const there = Date.UTC(
    picked.getFullYear(),
    picked.getMonth(),
    picked.getDate(),
    picked.getHours(),
    picked.getMinutes(),
    picked.getSeconds(),
  );
  return new Date(there - riyadhOffset);
}
