/** Where the address leads on this page: what to scroll to, and what of it takes the focus. */
export type LinkedPlace = { place: HTMLElement; focus: HTMLElement };

/** The place that the address names, unfolded and chosen: a question is open, a branch is shown. */
export function linkedPlace(): LinkedPlace | undefined {
  const place = document.getElementById(decode(location.hash.slice(1)));
  if (!place) return undefined;
  const details = place.closest('details');
  if (details) {
    details.open = true;
    const summary = details.querySelector('summary') ?? place;
    return { place: summary, focus: summary };
  }
  const choice = place instanceof HTMLLabelElement ? place.control : null;
  if (!(choice instanceof HTMLInputElement) || choice.type !== 'radio') return { place, focus: place };
  choice.checked = true;
  return { place, focus: choice };
}

/** The browser scrolls before scripts run, and for places on the same page: what it came to may have been folded. */
export function startLinkedAnchors(): void {
  const open = (): void => linkedPlace()?.place.scrollIntoView();
  if (location.hash) open();
  addEventListener('hashchange', open);
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
