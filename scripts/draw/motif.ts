/** The Najdi motif: rows of triangular openings, stepped parapets, and the date palm made of the same triangles. */
import { group, n, polygon, shape } from './shapes.ts';

type Row = { x: number; y: number; count: number; width: number; height?: number; gap?: number; down?: boolean };

/** A row of triangles standing on y (hanging from y when down), drawn as one path. */
export function triangleRow(row: Row, fill: string): string {
  const { x, y, count, width, height = width * 0.87, gap = 0, down = false } = row;
  const tip = down ? height : -height;
  const parts = Array.from({ length: count }, (_, index) => {
    const left = x + index * (width + gap);
    return `M${n(left)} ${n(y)}h${n(width)}l${n(-width / 2)} ${n(tip)}z`;
  });
  return shape(parts.join(''), fill);
}

/** Rows of triangles above each other, from y upwards. */
export function triangleField(row: Row & { rows: number; rise: number; shift?: number }, fill: string): string {
  const { rows, rise, shift = 0, ...first } = row;
  return Array.from({ length: rows }, (_, index) =>
    triangleRow(
      {
        ...first,
        x: first.x + (index % 2) * shift,
        y: first.y - index * rise,
        count: first.count - (shift ? index % 2 : 0),
      },
      fill,
    ),
  ).join('');
}

/** Stepped merlons along the top of a wall; y is the wall's upper edge. */
export function parapet(x: number, y: number, width: number, count: number, fill: string): string {
  const size = width / count;
  const step = size / 6;
  const one = `h${n(step)}v${n(-step)}h${n(step)}v${n(-step)}h${n(step / 2)}v${n(-step * 1.2)}h${n(step)}v${n(step * 1.2)}h${n(step / 2)}v${n(step)}h${n(step)}v${n(step)}h${n(step)}`;
  return shape(`M${n(x)} ${n(y + 1)}v-1${one.repeat(count)}v1z`, fill);
}

type PalmColours = { trunk: string; trunkShade: string; front: string; back: string; fruit?: string };

/** A date palm standing on (x, y): a trunk of stacked triangles and a crown of curved fronds. */
export function datePalm(x: number, y: number, height: number, spread: number, colours: PalmColours): string {
  const width = spread * 0.15;
  const rings = Math.max(3, Math.round(height / (width * 0.8)));
  const step = height / rings;
  const trunk = Array.from({ length: rings }, (_, index) => {
    const top = -(index + 1) * step;
    const taper = width * (1 - (index / rings) * 0.25);
    return polygon(
      index % 2 ? colours.trunkShade : colours.trunk,
      [-taper / 2, top],
      [taper / 2, top],
      [taper * 0.34, top + step],
      [-taper * 0.34, top + step],
    );
  });
  const fronds = (angles: number[], length: number, fill: string) =>
    angles.flatMap((angle) => [frond(angle, length, 1, fill), frond(angle, length, -1, fill)]);
  const bunch = (side: number, fill: string) =>
    triangleRow(
      { x: (side - 0.05) * spread, y: spread * 0.05, count: 1, width: spread * 0.1, height: spread * 0.15, down: true },
      fill,
    );
  const fruit = colours.fruit ? [bunch(-0.1, colours.fruit), bunch(0.1, colours.fruit)] : [];
  const crown = [
    ...fronds([-78, -34, 10], spread * 0.5, colours.back),
    ...fruit,
    ...fronds([-56, -12, 32], spread * 0.52, colours.front),
  ];
  return group(`translate(${n(x)} ${n(y)})`, ...trunk, group(`translate(0 ${n(-height)})`, ...crown));
}

function frond(degrees: number, length: number, side: 1 | -1, fill: string): string {
  const d = `M0 0Q${n(length * 0.5)} ${n(-length * 0.42)} ${n(length)} ${n(length * 0.12)}Q${n(length * 0.48)} ${n(-length * 0.08)} 0 0Z`;
  return group(`scale(${side} 1) rotate(${n(degrees)})`, shape(d, fill));
}

/** A wall with a stepped parapet and rows of triangular openings under it. */
export function najdiWall(
  x: number,
  y: number,
  width: number,
  height: number,
  merlons: number,
  fill: string,
  opening: string,
  rows = 2,
): string {
  const size = width / (merlons * 2);
  const openings = Array.from({ length: rows }, (_, index) =>
    triangleRow(
      {
        x: x + size * (0.75 + (index % 2) * 0.75),
        y: y + size * 1.7 + index * size * 1.25,
        count: merlons + 1 - (index % 2),
        width: size * 0.75,
        gap: size * 0.75,
      },
      opening,
    ),
  );
  return (
    polygon(fill, [x, y], [x + width, y], [x + width, y + height], [x, y + height]) +
    parapet(x, y, width, merlons, fill) +
    openings.join('')
  );
}
