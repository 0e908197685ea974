/**
 * Moves a carousel on every `data-autoplay` milliseconds: not while it is paused, pointed at or focused, not in a
 * hidden tab, and never for people who asked for less motion (decision D17). Without the attribute nothing happens.
 *
 * @returns a function that ends it
 */
export function playCarousel(root: HTMLElement, next: () => void, signal: AbortSignal): () => void {
  if (!('autoplay' in root.dataset)) return () => {};
  const button = root.querySelector<HTMLElement>('[data-carousel="pause"]');
  const pauseLabel = button?.querySelector('span')?.textContent ?? '';
  let paused = false;

  function pause(wanted: boolean): void {
    paused = wanted;
    root.toggleAttribute('data-playing', !paused);
    const label = button?.querySelector('span');
    if (label) label.textContent = paused ? (button?.dataset.other ?? '') : pauseLabel;
    button?.querySelector('use')?.setAttribute('href', `/icons/sprite.svg#${paused ? 'play' : 'pause'}`);
  }
  button?.addEventListener('click', () => pause(!paused), { signal });
  pause(matchMedia('(prefers-reduced-motion: reduce)').matches);

  const clock = setInterval(() => {
    const held = root.matches(':hover, :focus-within');
    if (!paused && !held && !document.hidden) next();
  }, Number(root.dataset.autoplay) || 3000);
  return () => clearInterval(clock);
}
