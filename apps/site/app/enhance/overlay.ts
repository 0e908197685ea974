/** Quick answers show no overlay: a flash would be slower to look at than the page. Milliseconds. */
const delayMs = 120;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Covers the page with the loading overlay, unless {@link hideOverlay} comes first. */
export function showOverlaySoon(): void {
  clearTimeout(timer);
  timer = setTimeout(showOverlay, delayMs);
}

/** Covers the page with the loading overlay at once: a submission is on its way. */
export function showOverlay(): void {
  hide(false);
}

/** Takes the loading overlay away, or keeps one from coming (decision D15). */
export function hideOverlay(): void {
  clearTimeout(timer);
  hide(true);
}

function hide(isHidden: boolean): void {
  for (const overlay of document.querySelectorAll<HTMLElement>('[data-loading-overlay]')) overlay.hidden = isHidden;
}
