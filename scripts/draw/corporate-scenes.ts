/** The products for companies: marine, health, liability, engineering, pecuniary, property, trade credit. */
import { najdiWall, triangleField, triangleRow } from './motif.ts';
import { clay, deep, deepSoft, dune, duneDeep, palm, palmLight, palmMid, palmPale, saffron, sand } from './palette.ts';
import { floor, footing, type Scene, scene } from './scene.ts';
import { arc, arch, circle, halfDisc, leaf, line, n, onCircle, polygon, rect, ring, shape } from './shapes.ts';

function swell(y: number, x: number, length: number, count: number, fill: string): string {
  const one = `q${n(length / 4)} ${n(-length * 0.28)} ${n(length / 2)} 0t${n(length / 2)} 0`;
  return shape(`M${x} ${y}${one.repeat(count)}V1080H${x}Z`, fill);
}

function containers(x: number, y: number, rows: string[][]): string {
  return rows
    .map((row, level) =>
      row.map((fill, index) => (fill ? rect(x + index * 118, y - (level + 1) * 82, 110, 76, fill) : '')).join(''),
    )
    .join('');
}

function lattice(x: number, y: number, width: number, count: number, colour: string, upright = false): string {
  const step = width / count;
  const points = Array.from({ length: count * 2 + 1 }, (_, index) => {
    const along = index * (step / 2);
    const across = index % 2 ? 0 : 46;
    return upright ? `${n(x + across)} ${n(y + along)}` : `${n(x + along)} ${n(y + across)}`;
  });
  const rails = upright
    ? `M${x} ${y}V${y + width}M${x + 46} ${y}V${y + width}`
    : `M${x} ${y}H${x + width}M${x} ${y + 46}H${x + width}`;
  return line(`${rails}M${points.join('L')}`, colour, 9);
}

export const corporateScenes: Scene[] = [
  scene(
    'marine',
    deep,
    circle(1340, 470, 420, deepSoft),
    circle(1010, 330, 74, dune),
    containers(940, 640, [
      [palmMid, dune, palmLight, sand, duneDeep],
      ['', palmLight, saffron, dune, palmMid],
      ['', '', sand, palmMid, ''],
    ]),
    rect(1560, 360, 130, 280, sand),
    triangleRow({ x: 1572, y: 420, count: 3, width: 34 }, deep),
    rect(1590, 300, 44, 60, duneDeep),
    rect(1590, 318, 44, 14, clay),
    polygon(sand, [820, 640], [1760, 640], [1650, 960], [1000, 960]),
    polygon(clay, [888, 760], [1718, 760], [1652, 960], [998, 960]),
    swell(840, -2940, 240, 21, palmMid),
    swell(910, -3060, 240, 21, palm),
    swell(985, -2940, 240, 21, deepSoft),
  ),
  scene(
    'health',
    palm,
    circle(1320, 540, 480, deep),
    leaf(1010, 960, 1020, 420, -54, palmLight),
    shape('M1010 960Q1069.500 312.300 1609.500 134.800Z', palmMid),
    line('M620 600H1080L1140 490L1220 720L1310 400L1380 650L1420 560H1920', sand, 18, '', 'round'),
    circle(1310, 400, 26, saffron),
    triangleField({ x: 1590, y: 900, count: 4, width: 50, gap: 14, rows: 4, rise: 62, shift: 32 }, palmMid),
    footing(deep),
  ),
  scene(
    'liability',
    deep,
    rect(760, 0, 1160, 1080, palm),
    circle(1290, 330, 250, palmMid),
    polygon(sand, [1290, 330], [1440, 940], [1140, 940]),
    polygon(dune, [1290, 330], [1440, 940], [1290, 940]),
    triangleField({ x: 1210, y: 900, count: 3, width: 46, gap: 11, rows: 2, rise: 62, shift: 28 }, palm),
    line('M900 420L1680 240', sand, 22),
    circle(1290, 330, 44, saffron),
    line('M900 420L800 640M900 420L1000 640M1680 240L1580 460M1680 240L1780 460', palmLight, 6),
    halfDisc(900, 640, 130, 'down', dune),
    halfDisc(1680, 460, 130, 'down', dune),
    polygon(saffron, [900, 540], [958, 640], [842, 640]),
    circle(1680, 400, 60, palmLight),
    rect(760, 940, 1160, 140, deepSoft),
    footing(deep),
  ),
  scene(
    'engineering',
    palm,
    floor(900, 180, deep),
    ...[0, 1, 2, 3, 4].flatMap((row) =>
      [0, 1, 2, 3, 4]
        .slice(0, 5 - Math.max(0, row - 2))
        .map((column) =>
          rect(960 + column * 112, 780 - row * 124, 100, 112, row < 3 && column < 4 - row ? dune : palmMid),
        ),
    ),
    triangleRow({ x: 976, y: 876, count: 4, width: 68, gap: 44 }, deep),
    triangleRow({ x: 976, y: 752, count: 3, width: 68, gap: 44 }, deep),
    triangleRow({ x: 976, y: 628, count: 2, width: 68, gap: 44 }, deep),
    lattice(1600, 230, 670, 9, sand, true),
    lattice(860, 184, 960, 14, sand),
    polygon(sand, [1600, 184], [1646, 184], [1623, 90]),
    line('M1623 96L1000 184M1623 96L1800 184', sand, 6),
    rect(1740, 230, 76, 92, dune),
    line('M1010 230V330', sand, 6),
    polygon(saffron, [1010, 316], [1070, 420], [950, 420]),
    rect(1540, 880, 170, 24, sand),
    footing(deepSoft),
  ),
  scene(
    'pecuniary',
    deep,
    circle(1330, 540, 470, palm),
    circle(1330, 540, 400, palmMid),
    circle(1330, 540, 390, palm),
    ...Array.from({ length: 24 }, (_, index) => {
      const [x, y] = onCircle(1330, 540, 434, index * 15);
      return circle(x, y, 12, palmLight);
    }),
    circle(1330, 540, 300, dune),
    ring(1330, 540, 250, 6, duneDeep),
    ...[0, 60, 120].map((angle) => {
      const [x1, y1] = onCircle(1330, 540, 216, angle);
      const [x2, y2] = onCircle(1330, 540, 216, angle + 180);
      return line(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, deep, 30, '', 'round');
    }),
    ring(1330, 540, 140, 24, deep),
    circle(1330, 540, 76, saffron),
    polygon(deep, [1330, 502], [1366, 564], [1294, 564]),
    rect(1796, 420, 60, 80, palmLight, 10),
    rect(1796, 580, 60, 80, palmLight, 10),
    footing(deepSoft),
  ),
  scene(
    'property',
    deep,
    circle(1300, 700, 560, deepSoft),
    arc(1300, 700, 560, 180, 360, 26, saffron),
    najdiWall(820, 520, 280, 440, 4, palmMid, deep, 3),
    rect(1380, 260, 230, 700, palmLight),
    triangleField({ x: 1404, y: 400, count: 3, width: 46, gap: 22, rows: 1, rise: 60 }, deep),
    ...[0, 1, 2, 3, 4].map((row) => rect(1404, 450 + row * 90, 182, 44, palm)),
    najdiWall(1060, 400, 340, 560, 5, sand, palm, 4),
    arch(1230, 960, 140, 220, palm),
    najdiWall(1560, 620, 260, 340, 4, dune, deep, 2),
    rect(1640, 820, 100, 140, deep),
    floor(960, 120, palm),
    footing(deep),
  ),
  scene(
    'trade-credit',
    palm,
    circle(1080, 520, 300, deep),
    circle(1540, 520, 300, dune),
    shape('M1310 327.500A300 300 0 0 1 1310 712.500A300 300 0 0 1 1310 327.500Z', saffron),
    polygon(palm, [1310, 410], [1368, 521], [1252, 521]),
    polygon(palm, [1310, 630], [1368, 519], [1252, 519]),
    triangleField({ x: 890, y: 600, count: 4, width: 56, gap: 12, rows: 3, rise: 74, shift: 34 }, palmMid),
    triangleField({ x: 1480, y: 600, count: 4, width: 56, gap: 12, rows: 3, rise: 74, shift: 34 }, duneDeep),
    arc(1310, 560, 520, 208, 322, 14, palmPale),
    polygon(palmPale, [1744, 282], [1756, 206], [1686, 236]),
    arc(1310, 480, 520, 28, 142, 14, palmLight),
    polygon(palmLight, [876, 758], [864, 834], [934, 804]),
    footing(deep),
  ),
];
