/** Which page is being laid out: one that was left ends with its own parts. */
let latest = 0;

/** Marks a page that is about to be shown from its top: what is below its first view is then laid out by {@link layOutRest}. */
export function showInParts(wanted: boolean): void {
  document.documentElement.toggleAttribute('data-in-parts', wanted && 'requestIdleCallback' in window);
}

/**
 * Lays out what is below the first view, a part in each frame that has time for it: all at once takes a slow phone a third of a second,
 * in which no press counts. Until then a part has the height that most have. Where the window begins further down than at the top, as
 * on the way back, the page is not marked, and stands at its heights from the start.
 */
export function layOutRest(): void {
  const root = document.documentElement;
  latest += 1;
  const own = latest;
  if (!('inParts' in root.dataset)) return;
  const parts = [...document.querySelectorAll<HTMLElement>('[data-later]')];
  function next(): void {
    // Another page has come meanwhile: the mark is its own.
    if (own !== latest) return;
    const part = parts.shift();
    if (!part) {
      delete root.dataset.inParts;
      return;
    }
    delete part.dataset.later;
    requestAnimationFrame(() => requestIdleCallback(next));
  }
  requestIdleCallback(next);
}
