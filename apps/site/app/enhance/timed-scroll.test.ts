import type { EmblaCarouselType } from 'embla-carousel';
import { expect, test } from 'vitest';
import { timeScroll } from './timed-scroll.ts';

function vector(start = 0) {
  let value = start;
  return {
    get: () => value,
    set: (next: number | { get: () => number }) => (value = typeof next === 'number' ? next : next.get()),
  };
}

function carousel() {
  const engine = {
    location: vector(),
    previousLocation: vector(),
    target: vector(),
    scrollBody: { duration: () => 25, seek: () => undefined, direction: () => 0 } as never as { seek: () => void },
  };
  return { engine, embla: { internalEngine: () => engine } as unknown as EmblaCarouselType };
}

/** Steps of 1/60 s until the row stands still. */
function stepsToTarget({ engine }: ReturnType<typeof carousel>): number {
  let steps = 0;
  while (engine.location.get() !== engine.target.get() && steps < 200) {
    engine.scrollBody.seek();
    steps += 1;
  }
  return steps;
}

test('[LIMIT-05] a movement lasts 500 ms, whatever its length', () => {
  for (const distance of [-300, 1200]) {
    const row = carousel();
    timeScroll(row.embla, 500).resume();
    row.engine.target.set(distance);
    expect(stepsToTarget(row)).toBe(30);
  }
});

test('a second press begins a new movement from where the row is', () => {
  const row = carousel();
  timeScroll(row.embla, 500).resume();
  row.engine.target.set(-300);
  for (let step = 0; step < 10; step += 1) row.engine.scrollBody.seek();
  const halfway = row.engine.location.get();
  row.engine.target.set(-600);
  row.engine.scrollBody.seek();
  expect(row.engine.location.get()).toBeLessThan(halfway);
  expect(stepsToTarget(row)).toBe(29);
});

test('a loop that shifts place and aim alike does not disturb the movement', () => {
  const row = carousel();
  timeScroll(row.embla, 500).resume();
  row.engine.target.set(-300);
  for (let step = 0; step < 10; step += 1) row.engine.scrollBody.seek();
  row.engine.location.set(row.engine.location.get() + 1500);
  row.engine.target.set(row.engine.target.get() + 1500);
  expect(stepsToTarget(row)).toBe(20);
});

test('a drag has the natural movement back', () => {
  const row = carousel();
  const natural = row.engine.scrollBody;
  const timed = timeScroll(row.embla, 500);
  timed.resume();
  expect(row.engine.scrollBody).not.toBe(natural);
  timed.pause();
  expect(row.engine.scrollBody).toBe(natural);
});
