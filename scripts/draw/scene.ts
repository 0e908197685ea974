import { triangleRow } from './motif.ts';
import { deep, deepSoft, palmShade } from './palette.ts';
import { rect } from './shapes.ts';

/** A picture: its seed key, its markup, and the same drawing seen through a wide window, for page banners. */
export type Scene = { key: string; svg: string; wide: string };

/** Where grounds, floors and seas begin, and how wide they are: as far as the wide window reaches. */
const groundStart = -2880;
const groundWidth = 4800;

/**
 * A 1920 x 1080 picture. The subject stays within x 700 to 1680 and y 140 to 940, so that 4:3 and 21:9 crops keep it;
 * the left third holds only the ground, dark under every page picture, so that a sand headline reads on it. The wide
 * window (5:1) shows far more of the ground at the left: what runs along it is drawn with `floor` and `groundRow`.
 */
export function scene(key: string, ground: string, ...parts: string[]): Scene {
  const base = floor(0, 1080, ground);
  const wideBase = [base, openings(ground === deep ? deepSoft : palmShade)];
  return {
    key,
    svg: framed('0 0 1920 1080', 1920, 1080, [base, ...parts].join('\n')),
    wide: framed(`${groundStart} 60 ${groundWidth} 960`, 1920, 384, [...wideBase, ...parts].join('\n')),
  };
}

/** Rows of openings, as in a Najdi wall, that thin out from the subject towards the calm side. */
function openings(fill: string): string {
  return [6, 4, 8, 5, 10, 7]
    .map((count, row) => {
      const end = 560 - (row % 2) * 80;
      return triangleRow({ x: end - count * 160, y: 200 + row * 160, count, width: 100, gap: 60 }, fill);
    })
    .join('');
}

function framed(viewBox: string, width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">\n${body}\n</svg>\n`;
}

/** A strip of ground across the whole drawing. */
export function floor(y: number, height: number, fill: string): string {
  return rect(groundStart, y, groundWidth, height, fill);
}

/** Triangles along the ground, from the far left up to the end. */
export function groundRow(y: number, end: number, fill: string): string {
  return triangleRow({ x: groundStart, y, count: (end - groundStart) / 60, width: 60 }, fill);
}

/** The quiet row along the lower edge that ties the series together. */
export function footing(fill: string, y = 1080): string {
  return groundRow(y, 1920, fill);
}
