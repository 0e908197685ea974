/**
 * Keeps what was pressed under the finger. Where one opened part closes the one before it, as branches and questions
 * do, a long part that closes above would carry the chosen one out of the window.
 */
export function keepInViewport(): void {
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('summary, label, [type=radio]') : null;
    // The parts have opened and closed by the next frame.
    if (pressed) requestAnimationFrame(() => pressed.scrollIntoView({ block: 'nearest' }));
  });
}
