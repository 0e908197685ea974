/** What is drawn of the brand beside its logo (packages/theme/src/draw-logo.ts). */
import { triangleRow } from './motif.ts';
import {
  deep,
  deepSoft,
  dune,
  mapLand,
  mapPark,
  palm,
  palmLight,
  palmMid,
  palmPale,
  saffron,
  sand,
} from './palette.ts';
import { circle, line, polygon, rect } from './shapes.ts';

function svg(width: number, height: number, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>\n`;
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
    rect(0, 0, 800, 480, mapLand),
    polygon(mapPark, [352, 34], [586, 0], [548, 118], [322, 150]),
    polygon(mapPark, [40, 350], [196, 328], [152, 440], [18, 456]),
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
