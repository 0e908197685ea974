/** The company's own pages: who we are, financial information, reach us, the board, careers, the medical network. */
import { datePalm, najdiWall, parapet, triangleField, triangleRow } from './motif.ts';
import { deep, deepSoft, dune, duneDeep, palm, palmLight, palmMid, palmPale, saffron, sand } from './palette.ts';
import { floor, footing, type Scene, scene } from './scene.ts';
import { arch, circle, halfDisc, line, onCircle, polygon, rect, ring, shape } from './shapes.ts';

function tessellation(): string {
  const fills = [dune, palmMid, deep, sand, palm, duneDeep, deep, palmLight, palm];
  const side = 180;
  const rise = 156;
  return Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 14 - row }, (_, index) => {
      const x = 700 + index * (side / 2) + row * (side / 2);
      const up = index % 2 === 0;
      const base = 1080 - row * rise;
      const fill = row === 3 && index === 4 ? saffron : (fills[(row * 5 + index * 2) % fills.length] as string);
      return up
        ? polygon(fill, [x - 1, base + 1], [x + side + 1, base + 1], [x + side / 2, base - rise - 1])
        : polygon(fill, [x - 1, base - rise - 1], [x + side + 1, base - rise - 1], [x + side / 2, base + 1]);
    }).join(''),
  ).join('');
}

function pin(x: number, y: number, r: number, fill: string, eye: string): string {
  const shoulder = r * 0.94;
  return (
    polygon(fill, [x, y], [x - shoulder, y - r * 1.62], [x + shoulder, y - r * 1.62]) +
    circle(x, y - r * 1.95, r, fill) +
    circle(x, y - r * 1.95, r * 0.42, eye)
  );
}

function seat(index: number): string {
  const [x, y] = onCircle(0, 0, 1, index * 30);
  return circle(1300 + x * 480, 540 + y * 396, 56, index === 9 ? saffron : index % 2 ? palmLight : dune);
}

function cross(x: number, y: number, size: number, fill: string): string {
  const arm = size / 3;
  return rect(x - arm / 2, y - size / 2, arm, size, fill) + rect(x - size / 2, y - arm / 2, size, arm, fill);
}

const stations: [number, number, number][] = [
  [980, 300, 70],
  [1290, 520, 130],
  [1600, 280, 84],
  [1680, 640, 62],
  [1440, 860, 84],
  [1010, 800, 100],
  [1300, 180, 46],
];

/** One leaf of a carved Najdi door: three panels of openings between rows of studs, 230 wide from x. */
function doorLeaf(x: number): string {
  const panel = (y: number, height: number) => rect(x + 22, y, 186, height, deep, 8);
  const studs = (y: number) => [0, 1, 2, 3].map((index) => circle(x + 40 + index * 50, y, 9, saffron)).join('');
  const carving = { x: x + 38, count: 3, width: 42, gap: 14, rise: 58 };
  return (
    rect(x, 470, 230, 550, palm) +
    panel(490, 150) +
    triangleField({ ...carving, y: 560, rows: 1 }, dune) +
    triangleRow({ ...carving, y: 576, down: true }, palmLight) +
    studs(664) +
    panel(690, 130) +
    ring(x + 115, 755, 44, 10, dune) +
    circle(x + 115, 755, 18, saffron) +
    studs(846) +
    panel(870, 130) +
    triangleRow({ ...carving, y: 924, down: true }, palmLight) +
    triangleRow({ ...carving, y: 978 }, dune)
  );
}

export const aboutScenes: Scene[] = [
  scene('who-we-are', deep, tessellation()),
  scene(
    'door',
    palm,
    circle(1480, 300, 260, palmMid),
    circle(1560, 200, 84, saffron),
    najdiWall(690, 230, 1000, 800, 7, sand, duneDeep, 1),
    rect(930, 430, 540, 590, duneDeep),
    parapet(930, 430, 540, 6, duneDeep),
    rect(950, 450, 500, 570, deep),
    doorLeaf(965),
    doorLeaf(1205),
    datePalm(770, 1020, 330, 360, { trunk: deep, trunkShade: deepSoft, front: palm, back: palmMid, fruit: saffron }),
    rect(860, 1000, 680, 30, dune),
    floor(1020, 60, deep),
  ),
  scene(
    'financial',
    palm,
    floor(920, 160, deep),
    halfDisc(1290, 920, 600, 'up', deepSoft),
    ...[180, 290, 400, 540, 690].map((height, index) => {
      const x = 860 + index * 180;
      const fill = [palmMid, palmLight, palmPale, dune, sand][index] as string;
      const marks = triangleField(
        { x: x + 48, y: 890, count: 1, width: 44, rows: index + 2, rise: 62 },
        [palm, palmMid, palmLight, duneDeep, dune][index] as string,
      );
      return rect(x, 920 - height, 140, height, fill) + marks;
    }),
    line('M760 700L930 620L1110 500L1290 400L1470 250L1690 90', saffron, 12, '', 'round'),
    footing(deepSoft),
  ),
  scene(
    'reach-us',
    deep,
    polygon(palm, [900, 0], [1920, 0], [1920, 1080], [620, 1080]),
    line('M840 1080L1120 0M1160 1080L1500 0M1600 1080L1860 300', deepSoft, 30),
    line('M700 820L1920 700M780 480L1920 330M860 190L1920 90', deepSoft, 30),
    line('M620 1040C900 900 1000 620 1300 600S1700 380 1920 200', dune, 44),
    line('M620 1040C900 900 1000 620 1300 600S1700 380 1920 200', sand, 6, '40 34'),
    triangleField({ x: 1250, y: 940, count: 5, width: 54, gap: 14, rows: 3, rise: 66, shift: 34 }, palmMid),
    triangleField({ x: 1010, y: 400, count: 3, width: 54, gap: 14, rows: 2, rise: 66, shift: 34 }, palmMid),
    triangleField({ x: 1640, y: 640, count: 3, width: 54, gap: 14, rows: 2, rise: 66, shift: 34 }, palmMid),
    shape('M1220 606a80 26 0 1 0 160 0a80 26 0 1 0 -160 0Z', deep),
    pin(1300, 606, 128, sand, saffron),
    pin(1730, 372, 50, dune, palm),
    pin(960, 778, 50, dune, palm),
  ),
  scene(
    'board',
    palm,
    shape('M710 540a590 490 0 1 0 1180 0a590 490 0 1 0 -1180 0Z', deep),
    ...Array.from({ length: 12 }, (_, index) => seat(index)),
    shape('M920 540a380 310 0 1 0 760 0a380 310 0 1 0 -760 0Z', sand),
    shape('M990 540a310 245 0 1 0 620 0a310 245 0 1 0 -620 0Z', dune),
    triangleField({ x: 1120, y: 610, count: 5, width: 60, gap: 15, rows: 3, rise: 76, shift: 37.5 }, palm),
  ),
  scene(
    'careers',
    palm,
    circle(1400, 330, 250, palmMid),
    circle(1400, 330, 120, saffron),
    ...Array.from({ length: 6 }, (_, index) => {
      const x = 700 + index * 170;
      const top = 960 - index * 110;
      const fill = [deep, deepSoft, palmMid, palmLight, dune, sand][index] as string;
      return rect(x, top, 1920 - x, 1080 - top, fill);
    }),
    arch(1660, 412, 190, 290, deep),
    arch(1660, 412, 130, 240, dune),
    circle(1700, 310, 9, deep),
    triangleRow({ x: 1574, y: 530, count: 5, width: 46, gap: 12 }, duneDeep),
    datePalm(955, 850, 150, 240, { trunk: deep, trunkShade: deepSoft, front: deep, back: deepSoft }),
    footing(deepSoft),
  ),
  scene(
    'medical-network',
    deep,
    circle(1300, 540, 520, deepSoft),
    line(
      'M980 300L1290 520L1600 280M1290 520L1680 640M1290 520L1440 860M1290 520L1010 800M1300 180L1290 520M980 300L1300 180L1600 280L1680 640L1440 860L1010 800',
      palmMid,
      12,
    ),
    ...stations.map(([x, y, r], index) => {
      const fill = [dune, sand, palmLight, saffron, dune, palmLight, palmPale][index] as string;
      return (
        circle(x, y, r + 18, deepSoft) +
        circle(x, y, r, fill) +
        (index === 3 || index === 6 ? '' : cross(x, y, r * 1.1, palm))
      );
    }),
    triangleRow({ x: 1655, y: 662, count: 1, width: 50 }, deep),
    footing(palm),
  ),
];
