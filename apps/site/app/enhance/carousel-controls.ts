const textFields = 'input, textarea, select';

/**
 * Arrow buttons and arrow keys.
 *
 * @param leadsOn whether an arrow key leads on, or undefined where it leads nowhere now
 */
export function listenToControls(
  root: HTMLElement,
  signal: AbortSignal,
  go: (forward: boolean) => void,
  leadsOn: (key: string) => boolean | undefined,
): void {
  root.addEventListener('click', press, { signal });
  root.addEventListener('keydown', useKey, { signal });

  function press({ target }: MouseEvent): void {
    const control = (target as Element).closest<HTMLElement>('button[data-carousel]')?.dataset.carousel;
    if (control === 'next' || control === 'previous') go(control === 'next');
  }
  function useKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (event.altKey || event.ctrlKey || event.metaKey || (event.target as Element).matches(textFields)) return;
    const forward = leadsOn(event.key);
    if (forward === undefined) return;
    event.preventDefault();
    go(forward);
  }
}
