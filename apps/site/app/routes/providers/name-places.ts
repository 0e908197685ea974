import type { Circle } from './side-by-side.ts';

/** Where a name begins, stands around, or ends, in the drawing's units. */
export type NamePlace = { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
type Box = { left: number; right: number; top: number; bottom: number };
type Named = Circle & { label: { text: string } };
type Choice = { place: NamePlace; box: Box };

/** As the names are drawn, 12 units high: what stands above and below the line, and how wide a letter is at most. */
const [above, below] = [10, 4];
const widths = { wide: 10.5, arabic: 5.6, other: 6.6 };
const gap = 3;

/**
 * Where the name of each circle stands so that it covers no circle and no other name: above it, or else at a side or below.
 * Earlier circles choose first; where one would be left without room, the name that takes it moves if it can. One without
 * room has no name.
 */
export function namePlaces(circles: readonly Named[], width: number): (NamePlace | undefined)[] {
  const choices = circles.map((circle) =>
    choicesOf(circle).filter(
      ({ box }) =>
        box.left >= 0 && box.right <= width && box.top >= 0 && !circles.some((other) => isOnCircle(box, other)),
    ),
  );
  const chosen: (Choice | undefined)[] = circles.map(() => undefined);
  const freeFor = (index: number, besides: (Choice | undefined)[]) =>
    choices[index]?.find(({ box }) => !besides.some((other) => other && isOver(box, other.box)));
  for (const index of circles.keys()) {
    chosen[index] = freeFor(index, chosen);
    if (chosen[index]) continue;
    for (const wanted of choices[index] ?? []) {
      const inTheWay = chosen.findIndex((other) => other && isOver(wanted.box, other.box));
      const others = chosen.with(inTheWay, wanted);
      const isOnlyOne = !others.some((other) => other && other !== wanted && isOver(wanted.box, other.box));
      const moved = isOnlyOne ? freeFor(inTheWay, others) : undefined;
      if (!moved) continue;
      chosen[inTheWay] = moved;
      chosen[index] = wanted;
      break;
    }
  }
  return chosen.map((choice) => choice?.place);
}

function choicesOf({ x, y, radius, label }: Named): Choice[] {
  const aside = radius + gap;
  const [over, under, beside] = [tenths(y - aside - below), tenths(y + aside + above), tenths(y + below)];
  const places: NamePlace[] = [
    { x, y: over, anchor: 'middle' },
    { x: tenths(x + aside), y: beside, anchor: 'start' },
    { x: tenths(x - aside), y: beside, anchor: 'end' },
    { x, y: under, anchor: 'middle' },
    // Leaning away from a neighbour.
    { x: tenths(x - gap), y: over, anchor: 'start' },
    { x: tenths(x + gap), y: over, anchor: 'end' },
    { x: tenths(x - gap), y: under, anchor: 'start' },
    { x: tenths(x + gap), y: under, anchor: 'end' },
  ];
  return places.map((place) => ({ place, box: nameBox(place, label.text) }));
}

/** The room of a name, as wide as its letters are at most. */
export function nameBox({ x, y, anchor }: NamePlace, text: string): Box {
  const width = [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - above, bottom: y + below };
}

function widthOf(letter: string): number {
  if (/[mwMW]/.test(letter)) return widths.wide;
  return /\p{Script=Arabic}/u.test(letter) ? widths.arabic : widths.other;
}

/** Whether any of a name lies on a circle: the nearest point of its room is inside. */
export function isOnCircle({ left, right, top, bottom }: Box, { x, y, radius }: Circle): boolean {
  const nearest = { x: Math.min(Math.max(x, left), right), y: Math.min(Math.max(y, top), bottom) };
  return Math.hypot(nearest.x - x, nearest.y - y) < radius;
}

/** Whether two boxes overlap; edges may touch. */
export function isOver(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
