/**
 * Does something once the button of the mouse or the finger is lifted, if it is down: what moves under a press takes the press away
 * from the button that was meant, since a click needs both ends of it on one element.
 */
export function afterPress(act: () => void): void {
  if (!document.querySelector(':active')) {
    act();
    return;
  }
  const lifted = new AbortController();
  const done = () => {
    lifted.abort();
    // The click itself comes right after.
    setTimeout(act);
  };
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, done, { signal: lifted.signal });
}
