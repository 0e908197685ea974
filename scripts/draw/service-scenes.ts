/** The pages where a visitor does something: claims, complaints, contact, quote, surplus, questions, guides, rights. */
import { triangleField, triangleRow } from './motif.ts';
import { clay, deep, deepSoft, dune, duneDeep, palm, palmLight, palmMid, palmPale, saffron, sand } from './palette.ts';
import { floor, footing, groundRow, type Scene, scene } from './scene.ts';
import { arc, circle, group, halfDisc, line, onCircle, polygon, rect, ring, shape } from './shapes.ts';

function compassPoint(degrees: number, length: number, width: number, light: string, dark: string): string {
  return group(
    `translate(1300 540) rotate(${degrees})`,
    polygon(light, [0, -length], [0, 0], [-width, -width]),
    polygon(dark, [0, -length], [0, 0], [width, -width]),
  );
}

function suspects(): string {
  return Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 8 - (row % 2) }, (_, index) => {
      const x = 800 + (row % 2) * 65 + index * 130;
      const y = 920 - row * 150;
      const odd = row === 2 && index === 3;
      return odd ? '' : polygon(palmMid, [x, y], [x + 96, y], [x + 48, y - 88]);
    }).join(''),
  ).join('');
}

export const serviceScenes: Scene[] = [
  scene(
    'claims',
    palm,
    circle(1300, 540, 490, deep),
    group('rotate(-8 1200 560)', rect(1000, 210, 480, 660, palmMid, 24)),
    group(
      'rotate(4 1300 560)',
      rect(1050, 190, 500, 700, sand, 24),
      triangleRow({ x: 1110, y: 290, count: 6, width: 44, gap: 4 }, palm),
      ...[350, 400, 450].map((y, index) => rect(1110, y, 380 - index * 70, 18, dune, 9)),
      rect(1110, 780, 180, 18, dune, 9),
    ),
    circle(1440, 700, 170, saffron),
    ring(1440, 700, 138, 12, deep),
    line('M1440 620V704L1496 744', deep, 30, '', 'round'),
    footing(deep),
  ),
  scene(
    'complaints',
    deep,
    circle(1100, 450, 330, palm),
    polygon(palm, [814, 615], [960, 749], [800, 830]),
    circle(1500, 580, 290, dune),
    polygon(dune, [1751, 725], [1622, 843], [1770, 910]),
    triangleField({ x: 890, y: 530, count: 4, width: 60, gap: 12, rows: 3, rise: 78, shift: 36 }, palmLight),
    ...[0, 1, 2].map((row) => rect(1370, 490 + row * 76, 260 - (row % 2) * 80, 34, row === 1 ? saffron : palm, 17)),
    footing(deepSoft),
  ),
  scene(
    'contact',
    palm,
    ...[520, 420, 320].map((r, index) => circle(1300, 560, r, [deepSoft, deep, palm][index] as string)),
    arc(1300, 560, 250, 180, 360, 54, sand),
    rect(1010, 540, 110, 220, dune, 40),
    rect(1480, 540, 110, 220, dune, 40),
    rect(1070, 560, 40, 180, sand, 20),
    rect(1490, 560, 40, 180, sand, 20),
    line('M1535 760V800A80 80 0 0 1 1455 880H1370', sand, 22),
    circle(1340, 880, 40, saffron),
    triangleField({ x: 1192, y: 650, count: 3, width: 60, gap: 18, rows: 2, rise: 80, shift: 39 }, palmLight),
    groundRow(1080, 1920, deep),
  ),
  scene(
    'quote',
    deep,
    polygon(palm, [980, 0], [1920, 0], [1920, 1080], [700, 1080]),
    rect(1020, 150, 560, 780, sand, 28),
    rect(1020, 150, 560, 150, dune, 28),
    triangleRow({ x: 1080, y: 256, count: 5, width: 54, gap: 8 }, palm),
    ...[370, 500, 630].map(
      (y, index) =>
        rect(1080, y, 440, 20, dune, 10) +
        rect(1080, y, [300, 180, 380][index] as number, 20, palm, 10) +
        circle(1080 + ([300, 180, 380][index] as number), y + 10, 34, [palm, palm, saffron][index] as string),
    ),
    rect(1080, 760, 440, 100, deep, 50),
    polygon(sand, [1440, 784], [1440, 836], [1484, 810]),
    rect(1130, 800, 180, 20, sand, 10),
    group(
      'translate(-70 40) rotate(38 1700 560)',
      rect(1660, 240, 80, 480, palmLight),
      rect(1660, 240, 80, 70, saffron),
      polygon(dune, [1660, 720], [1740, 720], [1700, 820]),
      polygon(deep, [1684, 780], [1716, 780], [1700, 820]),
    ),
  ),
  scene(
    'surplus',
    deep,
    circle(1290, 480, 400, deepSoft),
    floor(920, 160, palm),
    rect(948, 500, 28, 420, palmMid),
    rect(1276, 720, 28, 200, palmMid),
    rect(944, 150, 36, 160, saffron),
    halfDisc(962, 310, 210, 'down', sand),
    rect(1172, 296, 26, 240, saffron),
    halfDisc(1290, 530, 210, 'down', dune),
    rect(1500, 516, 26, 220, saffron),
    halfDisc(1620, 730, 190, 'down', duneDeep),
    rect(752, 296, 446, 18, saffron),
    rect(1080, 516, 446, 18, saffron),
    rect(1430, 716, 380, 18, saffron),
    triangleRow({ x: 855, y: 390, count: 4, width: 44, gap: 12, down: true }, duneDeep),
    triangleRow({ x: 1183, y: 610, count: 4, width: 44, gap: 12, down: true }, palm),
    triangleRow({ x: 1528, y: 800, count: 3, width: 44, gap: 22, down: true }, palm),
    footing(deep),
  ),
  scene(
    'faq',
    palm,
    circle(1300, 520, 470, deepSoft),
    line('M1110 430A190 190 0 1 1 1390 596Q1300 650 1300 740', sand, 92),
    polygon(saffron, [1300, 800], [1380, 930], [1220, 930]),
    footing(deep),
  ),
  scene(
    'travellers-guide',
    deep,
    circle(1300, 540, 490, palm),
    circle(1300, 540, 420, dune),
    circle(1300, 540, 370, sand),
    ...Array.from({ length: 24 }, (_, index) => {
      const [x, y] = onCircle(1300, 540, 455, index * 15);
      return circle(x, y, index % 6 ? 8 : 18, index % 6 ? palmLight : saffron);
    }),
    ...[45, 135, 225, 315].map((angle) => compassPoint(angle, 230, 44, dune, duneDeep)),
    ...[90, 180, 270].map((angle) => compassPoint(angle, 340, 62, palmMid, palm)),
    compassPoint(0, 340, 62, saffron, clay),
    circle(1300, 540, 30, sand),
    footing(deepSoft),
  ),
  scene(
    'customer-rights',
    deep,
    polygon(palm, [1240, 0], [1920, 0], [1920, 1080], [760, 1080]),
    shape('M1300 130L1680 250V560C1680 760 1520 890 1300 960C1080 890 920 760 920 560V250Z', dune),
    shape('M1300 130L1680 250V560C1680 760 1520 890 1300 960Z', duneDeep),
    shape('M1300 210L1610 306V556C1610 716 1480 826 1300 886C1120 826 990 716 990 556V306Z', deep),
    polygon(sand, [1300, 470], [1300, 740], [1100, 690], [1100, 420]),
    polygon(palmPale, [1300, 470], [1300, 740], [1500, 690], [1500, 420]),
    line(
      'M1140 490L1260 520M1140 550L1260 580M1140 610L1260 640M1460 490L1340 520M1460 550L1340 580M1460 610L1340 640',
      palmMid,
      12,
    ),
    polygon(saffron, [1300, 300], [1352, 390], [1248, 390]),
  ),
  scene(
    'terms',
    deep,
    circle(1300, 560, 470, palm),
    rect(960, 170, 520, 720, palmMid, 24),
    rect(1020, 130, 520, 740, sand, 24),
    triangleRow({ x: 1084, y: 250, count: 7, width: 50, gap: 6 }, palm),
    ...[310, 364, 418, 472, 526].map((y, index) => rect(1084, y, 390 - (index % 3) * 50, 18, dune, 9)),
    line('M1084 740C1130 690 1150 690 1160 730S1200 770 1250 716', palm, 12, '', 'round'),
    polygon(duneDeep, [1420, 760], [1500, 760], [1500, 930], [1460, 890], [1420, 930]),
    circle(1460, 720, 110, saffron),
    ring(1460, 720, 82, 8, duneDeep),
    polygon(deep, [1460, 668], [1510, 754], [1410, 754]),
    footing(deepSoft),
  ),
  scene(
    'privacy',
    palm,
    rect(900, 0, 1020, 1080, deep),
    ...[0, 1, 2, 3, 4, 5].map((row) =>
      triangleRow({ x: 930 + (row % 2) * 60, y: 150 + row * 180, count: 8, width: 96, gap: 24 }, deepSoft),
    ),
    arc(1360, 470, 210, 180, 360, 70, dune),
    rect(1115, 440, 70, 140, dune),
    rect(1535, 440, 70, 140, dune),
    rect(1040, 540, 640, 400, sand, 36),
    circle(1360, 690, 76, palm),
    polygon(palm, [1360, 690], [1420, 850], [1300, 850]),
    circle(1360, 690, 24, saffron),
  ),
  scene(
    'fraud',
    deep,
    suspects(),
    circle(1303, 576, 270, palm),
    polygon(clay, [1213, 650], [1393, 650], [1303, 486]),
    polygon(palmLight, [1060, 650], [1160, 650], [1108, 560]),
    polygon(palmLight, [1446, 650], [1546, 650], [1498, 560]),
    ring(1303, 576, 286, 44, sand),
    group('rotate(-45 1303 576)', rect(1280, 880, 46, 70, dune), rect(1258, 940, 90, 300, saffron, 30)),
  ),
];
