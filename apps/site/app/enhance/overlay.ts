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
  for (const overlay of overlays()) overlay.hidden = false;
}

export function hideOverlay(): void {
  clearTimeout(timer);
  for (const overlay of overlays()) overlay.hidden = true;
}

function overlays(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('[data-loading-overlay]');
}
