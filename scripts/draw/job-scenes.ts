/** What the work of a job is about, one picture for each kind of work. */
import { datePalm, najdiWall, triangleField, triangleRow } from './motif.ts';
import { deep, deepSoft, dune, duneDeep, palm, palmLight, palmMid, palmPale, saffron, sand } from './palette.ts';
import { floor, footing, type Scene, scene } from './scene.ts';
import { arc, arch, circle, halfDisc, line, polygon, rect, ring, shape } from './shapes.ts';

/** Every likelihood as a column of triangles, as high as the curve above it. */
function likelihoods(): string {
  return [1, 2, 4, 7, 9, 9, 7, 4, 2, 1]
    .map((rows, index) => {
      const fill = index === 7 ? saffron : ([palmLight, palmMid, palmPale][index % 3] as string);
      return triangleField({ x: 690 + index * 100, y: 900, count: 1, width: 72, rows, rise: 70 }, fill);
    })
    .join('');
}

function tower(x: number, width: number, top: number, fill: string, openings: string): string {
  const count = Math.floor((width - 40) / 60);
  const rows = Math.floor((900 - top) / 90) - 1;
  return (
    rect(x, top, width, 940 - top, fill) +
    triangleField({ x: x + 30, y: 880, count, width: 44, gap: 16, rows, rise: 90 }, openings)
  );
}

function book(x: number, y: number, width: number, fill: string, edge: string): string {
  return rect(x, y, width, 70, fill, 10) + rect(x + 20, y + 24, width - 60, 22, edge);
}

export const jobScenes: Scene[] = [
  scene(
    'job-actuarial',
    deep,
    floor(900, 180, palm),
    likelihoods(),
    line('M640 890C900 880 980 240 1180 240S1460 880 1720 890', sand, 16, '', 'round'),
    line('M1430 900V520', saffron, 10, '26 20', 'round'),
    footing(deepSoft),
  ),
  scene(
    'job-medical',
    palm,
    circle(1190, 540, 430, palmMid),
    rect(1080, 250, 220, 580, sand, 28),
    rect(900, 430, 580, 220, sand, 28),
    line('M660 540H960L1040 420L1140 680L1240 380L1330 600L1380 540H1740', saffron, 24, '', 'round'),
    triangleRow({ x: 1108, y: 810, count: 3, width: 46, gap: 12 }, duneDeep),
    footing(deep),
  ),
  scene(
    'job-care',
    deep,
    circle(1200, 540, 440, deepSoft),
    arc(1200, 560, 300, 180, 360, 44, sand),
    rect(850, 540, 110, 230, sand, 50),
    rect(1440, 540, 110, 230, sand, 50),
    line('M1496 770C1496 880 1400 900 1290 900', sand, 26, '', 'round'),
    circle(1270, 900, 38, saffron),
    rect(1020, 480, 360, 220, palm, 40),
    polygon(palm, [1080, 690], [1180, 690], [1070, 770]),
    triangleRow({ x: 1090, y: 620, count: 3, width: 60, gap: 20 }, palmPale),
    footing(palm),
  ),
  scene(
    'job-trainee',
    palm,
    halfDisc(1200, 940, 430, 'up', palmMid),
    circle(1540, 270, 100, saffron),
    book(900, 870, 620, deep, deepSoft),
    book(960, 800, 500, dune, duneDeep),
    book(920, 730, 560, palmLight, palmPale),
    polygon(sand, [1080, 560], [1320, 560], [1280, 730], [1120, 730]),
    triangleRow({ x: 1122, y: 620, count: 3, width: 44, gap: 12, down: true }, duneDeep),
    datePalm(1200, 560, 170, 300, { trunk: deep, trunkShade: deepSoft, front: deep, back: deepSoft }),
    floor(940, 140, deep),
    footing(deepSoft),
  ),
  scene(
    'job-security',
    deep,
    ...[470, 390, 310].map((r, index) => ring(1200, 540, r, 26, [deepSoft, palm, palmMid][index] as string)),
    shape('M1200 200L1460 290V560C1460 720 1340 830 1200 890C1060 830 940 720 940 560V290Z', sand),
    shape('M1200 260L1400 330V560C1400 680 1310 766 1200 816Z', dune),
    circle(1200, 480, 74, palm),
    polygon(palm, [1200, 470], [1262, 690], [1138, 690]),
    circle(1200, 480, 26, saffron),
    footing(palm),
  ),
  scene(
    'job-reinsurance',
    palm,
    floor(900, 180, deep),
    ...[820, 1060, 1300, 1540].flatMap((x, index) => [
      rect(x - 46, 470, 92, 430, [sand, dune, sand, dune][index] as string),
      rect(x - 74, 860, 148, 40, duneDeep),
      triangleField({ x: x - 24, y: 830, count: 1, width: 48, rows: 5, rise: 74 }, palm),
    ]),
    rect(720, 410, 920, 60, sand),
    polygon(dune, [720, 400], [1180, 180], [1640, 400]),
    circle(1180, 325, 50, saffron),
    footing(deepSoft),
  ),
  scene(
    'job-property',
    deep,
    circle(1480, 300, 150, saffron),
    tower(760, 260, 400, palm, palmLight),
    tower(1380, 300, 260, palmMid, palmPale),
    najdiWall(960, 520, 480, 420, 5, sand, duneDeep, 1),
    arch(1200, 940, 150, 220, deep),
    line('M700 180V940M676 180H724M676 370H724M676 560H724M676 750H724', saffron, 12),
    floor(940, 140, deepSoft),
    footing(palm),
  ),
  scene(
    'job-sales',
    palm,
    circle(1200, 380, 210, palmMid),
    tower(740, 300, 240, deep, palmMid),
    tower(1380, 300, 320, sand, duneDeep),
    rect(1040, 560, 340, 40, dune),
    line('M1040 560C1140 460 1280 460 1380 560', dune, 20),
    ...[1110, 1210, 1310].map((x) => rect(x - 6, 500, 12, 60, dune)),
    circle(1210, 440, 42, saffron),
    floor(940, 140, deep),
    footing(deepSoft),
  ),
  scene(
    'job-border',
    deep,
    circle(1260, 330, 170, saffron),
    floor(640, 440, palm),
    ...[0, 1, 2, 3, 4, 5].map((index) => rect(720 + index * 190, 500, 44, 280, dune)),
    shape('M-100 560C500 500 1500 430 1920 440V520C1500 510 500 590 -100 650Z', sand),
    line('M-100 605C500 545 1500 470 1920 480', duneDeep, 8, '50 40'),
    line('M640 760C760 720 880 800 1000 760S1240 720 1360 760S1600 800 1720 760', palmLight, 14, '', 'round'),
    line('M760 880C880 840 1000 920 1120 880S1360 840 1480 880S1660 910 1760 880', palmMid, 14, '', 'round'),
    footing(deepSoft),
  ),
];
