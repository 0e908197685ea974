/** After a press that made no click (a scroll, a drag, a long press) what waited for it shows after this time. Milliseconds. */
const withoutClick = 500;

const waiting: (() => void)[] = [];
let pressing = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Runs what may move the page once nothing is being pressed: a message that comes up between the press and the letting
 * go would move the button away from under the pointer or the finger, and the click would land beside it.
 */
export function afterPress(work: () => void): void {
  if (pressing) waiting.push(work);
  else work();
}

function end(): void {
  clearTimeout(timer);
  pressing = false;
  for (const work of waiting.splice(0)) work();
}

/** From the start: a press that has begun is not told later. */
function listen(): void {
  addEventListener(
    'pointerdown',
    () => {
      clearTimeout(timer);
      pressing = true;
    },
    true,
  );
  // A finger's focus and click come after it has been lifted: the press ends with the click.
  for (const type of ['pointerup', 'pointercancel']) {
    addEventListener(
      type,
      () => {
        clearTimeout(timer);
        timer = setTimeout(end, withoutClick);
      },
      true,
    );
  }
  for (const type of ['click', 'keydown']) addEventListener(type, end, true);
}

// Applications are rendered on the server, too, where nothing is pressed.
if (typeof document === 'object') listen();
