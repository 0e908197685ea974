import type { EmblaCarouselType } from 'embla-carousel';

const step = 1000 / 60;

/**
 * Makes movements asked for by a button or a key last exactly `speed` milliseconds (LIMIT-05: 500). Embla itself
 * moves by attraction, without a fixed end; a finger that drags keeps that natural movement.
 *
 * Nothing smaller does it: Embla's `duration` is the strength of the attraction and not a time (19, the strongest
 * that does not visibly swing past its aim, takes 520 to 700 ms by the length of the way), and a CSS transition would
 * have to know which slides a loop has moved to the other end. So the scroll body of the engine is replaced, as
 * Embla's own plugins Auto Scroll and Fade do it. The engine may change with any version: Embla is pinned, the types
 * of what is used here are Embla's own, and the journey of LIMIT-05 and LIMIT-11 (`e2e/site/carousels.spec.ts`)
 * measures the real engine and fails where this scroll body no longer moves the row.
 *
 * @returns `pause` goes back to Embla's own movement for the time of a drag, `resume` ends that
 */
export function timeScroll(embla: EmblaCarouselType, speed: number): { pause: () => void; resume: () => void } {
  const engine = embla.internalEngine();
  const natural = engine.scrollBody;
  const { location, previousLocation, target } = engine;
  let distance = 0;
  let elapsed = 0;
  let direction = 0;

  function seek() {
    // A jump (a slide that gets the focus) is not a movement.
    if (!natural.duration()) return natural.seek();
    const rest = target.get() - location.get();
    // The aim has changed since the last step: a new movement begins here.
    if (Math.abs(rest - distance * remaining(elapsed / speed)) > 0.01) {
      distance = rest;
      elapsed = 0;
      direction = Math.sign(rest);
    }
    elapsed += step;
    previousLocation.set(location);
    location.set(target.get() - distance * remaining(elapsed / speed));
    return timed;
  }

  const timed: typeof natural = { ...natural, seek, direction: () => direction };
  return {
    pause: () => {
      engine.scrollBody = natural;
    },
    resume: () => {
      if (engine.scrollBody === timed) return;
      distance = 0;
      elapsed = 0;
      engine.scrollBody = timed;
    },
  };
}

/** The part of the way that is left at a part of the time; slow at its end. */
function remaining(time: number): number {
  return time >= 1 ? 0 : (1 - time) ** 3;
}
