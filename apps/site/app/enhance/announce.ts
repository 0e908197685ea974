let region: HTMLElement | undefined;

/** Says something to people who cannot see the change. The region outlives the pages that are swapped. */
export function announce(text: string): void {
  region ??= document.createElement('p');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  region.textContent = '';
  // Within a landmark, as everything that is read.
  document.querySelector('header')?.append(region);
  const live = region;
  // Voices hear a change of a region that is there already, not its arrival.
  setTimeout(() => {
    live.textContent = text;
  }, 150);
}
