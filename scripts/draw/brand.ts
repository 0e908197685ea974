/** The marks of the demo company: logo, favicon, divider and default banners. Another insurer replaces the files. */
import { triangleRow } from './motif.ts';
import { deep, deepSoft, dune, palm, palmLight, palmMid, palmPale, saffron, sand } from './palette.ts';
import { circle, group, line, polygon, rect, shape } from './shapes.ts';
import { arabicFirstWord, arabicSecondWord, latinName } from './wordmark.ts';

const wordGap = 10;

/** The mark: two openings and one between them, a W on its ground, in a 64-unit square. */
function mark(ground: string, wings: string, radius: number): string {
  return (
    rect(0, 0, 64, 64, ground, radius) +
    polygon(wings, [7, 19], [30.5, 19], [18.75, 45]) +
    polygon(wings, [33.5, 19], [57, 19], [45.25, 45]) +
    polygon(saffron, [32, 22.5], [43, 47], [21, 47])
  );
}

function svg(width: number, height: number, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>\n`;
}

/** The lockup of mark and both names, 312 x 80, for a light or a dark ground. */
export function logo(on: 'light' | 'dark'): string {
  const [ground, wings, letters] = on === 'light' ? [palm, sand, deep] : [sand, palm, sand];
  const arabicX = 82 + arabicFirstWord.width;
  return svg(
    312,
    80,
    group('translate(2 8)', mark(ground, wings, 14)),
    group(
      `translate(${arabicX - arabicFirstWord.width + arabicSecondWord.width + wordGap} 35)`,
      shape(arabicFirstWord.d, letters),
    ),
    group('translate(82 35)', shape(arabicSecondWord.d, letters)),
    group('translate(82 70)', shape(latinName.d, letters)),
  );
}

/** The mark alone; favicons have round corners, app icons are cut by the system and fill their square. */
export function favicon(radius: number): string {
  return svg(64, 64, mark(palm, sand, radius));
}

/** One tile of the triangle row; repeat it along x as a mask or a background. */
export function motifTile(): string {
  return svg(16, 12, shape('M1 12L8 0L15 12Z', deep));
}

/** The banner of a vacancy without a picture of its own. */
export function jobBanner(): string {
  const rows = [palmMid, palmLight, dune, palmMid, deepSoft];
  const fields = rows.map((fill, row) =>
    triangleRow({ x: 1000 + row * 54, y: 480 - row * 100, count: 10 - row, width: 96, gap: 12 }, fill),
  );
  return svg(
    1920,
    480,
    rect(0, 0, 1920, 480, palm),
    polygon(deep, [860, 480], [1120, 0], [1920, 0], [1920, 480]),
    ...fields,
    triangleRow({ x: 1324, y: 280, count: 1, width: 96 }, saffron),
  );
}

/** The quiet town under every branch map: what stands there until the map has come, or where it cannot. */
export function mapGround(): string {
  const streets = 'M-20 330L820 210M-20 90L820 -30M140 520L330 -20M470 520L640 -20M-20 480L820 390';
  return svg(
    800,
    480,
    rect(0, 0, 800, 480, '#EDF1EA'),
    polygon('#DDE8DF', [352, 34], [586, 0], [548, 118], [322, 150]),
    polygon('#DDE8DF', [40, 350], [196, 328], [152, 440], [18, 456]),
    line(streets, sand, 22),
    line('M-20 230C180 240 260 120 420 150S640 320 820 300', dune, 30),
    line('M-20 230C180 240 260 120 420 150S640 320 820 300', sand, 3, '14 12'),
    ...[
      [96, 180],
      [560, 224],
      [640, 120],
      [360, 360],
    ].map(([x = 0, y = 0]) => triangleRow({ x, y, count: 4, width: 20, gap: 8 }, palmPale)),
    polygon(palm, [400, 262], [366, 206], [434, 206]),
    circle(400, 190, 36, palm),
    circle(400, 190, 15, saffron),
  );
}
