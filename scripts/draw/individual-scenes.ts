/** The opening picture and the products for people: motor, travel, visit visa, the three Waad savings plans. */
import { datePalm, najdiWall, triangleField, triangleRow } from './motif.ts';
import { deep, deepSoft, dune, duneDeep, palm, palmLight, palmMid, palmPale, saffron, sand } from './palette.ts';
import { floor, footing, groundRow, type Scene, scene } from './scene.ts';
import { arc, arch, circle, group, halfDisc, line, onCircle, polygon, rect, shape } from './shapes.ts';

const lightPalm = { trunk: palm, trunkShade: palmMid, front: palm, back: palmMid, fruit: saffron };
const darkPalm = { trunk: palmLight, trunkShade: palmMid, front: palmLight, back: palmMid, fruit: saffron };

function carFromAbove(x: number, y: number, degrees: number, body: string, glass: string): string {
  return group(
    `translate(${x} ${y}) rotate(${degrees})`,
    rect(-92, -46, 184, 92, body, 34),
    shape('M28 -36Q50 0 28 36L4 29V-29Z', glass),
    shape('M-62 -31Q-70 0 -62 31L-42 27V-27Z', glass),
  );
}

function family(x: number, base: number): string {
  const person = (dx: number, width: number, height: number, fill: string) =>
    polygon(fill, [x + dx - width / 2, base], [x + dx + width / 2, base], [x + dx, base - height]) +
    circle(x + dx, base - height - width * 0.16, width * 0.24, fill);
  return (
    person(-190, 190, 275, palm) +
    person(0, 180, 250, palmMid) +
    person(165, 120, 160, saffron) +
    person(-95, 96, 110, deep)
  );
}

export const individualScenes: Scene[] = [
  // Its subject lies in the middle half of its height and beyond the words of the page, as far as 1920 px show it.
  scene(
    'hero-home',
    deep,
    circle(1440, 700, 560, deepSoft),
    circle(1440, 700, 420, palm),
    circle(1610, 372, 66, saffron),
    shape('M430 800C700 690 960 680 1200 720S1720 690 1920 610V1080H430Z', palmMid),
    najdiWall(1360, 350, 220, 500, 3, palmLight, palm, 3),
    datePalm(640, 800, 330, 300, darkPalm),
    najdiWall(760, 690, 330, 150, 5, palm, deep, 1),
    datePalm(1850, 800, 250, 230, { ...darkPalm, trunkShade: palm }),
    najdiWall(1076, 480, 370, 330, 5, duneDeep, deep, 2),
    najdiWall(1400, 540, 350, 270, 5, sand, deep, 2),
    arch(1575, 800, 100, 150, deep),
    arch(1190, 800, 64, 104, deep),
    arch(1300, 800, 64, 104, deep),
    floor(800, 280, deepSoft),
    groundRow(1080, 1920, deep),
  ),
  scene(
    'motor',
    deep,
    circle(1640, 1240, 1080, deepSoft),
    circle(1640, 1240, 960, palm),
    arc(1640, 1240, 850, 170, 300, 10, palmLight, '70 60'),
    circle(1640, 1240, 740, dune),
    arc(1640, 1240, 632, 170, 300, 10, sand, '60 52'),
    circle(1640, 1240, 524, sand),
    circle(1640, 1240, 420, deep),
    arc(1640, 1240, 470, 170, 300, 6, dune),
    ...[232, 268].map((angle, index) => {
      const [x, y] = onCircle(1640, 1240, [905, 795][index] as number, angle);
      return carFromAbove(x, y, angle + 90, [saffron, sand][index] as string, deep);
    }),
    (([x, y]) => carFromAbove(x, y, 318, palm, sand))(onCircle(1640, 1240, 686, 228)),
    triangleField({ x: 1420, y: 1080, count: 9, width: 50, gap: 10, rows: 3, rise: 60, shift: 30 }, deepSoft),
  ),
  scene(
    'travel',
    deep,
    floor(700, 380, palm),
    halfDisc(1180, 700, 330, 'up', dune),
    halfDisc(1180, 700, 220, 'up', sand),
    rect(880, 760, 600, 16, palmMid, 8),
    rect(960, 806, 440, 12, palmMid, 6),
    rect(1040, 846, 280, 10, palmMid, 5),
    rect(560, 420, 300, 34, deepSoft, 17),
    rect(660, 454, 360, 34, deepSoft, 17),
    rect(1420, 250, 380, 38, deepSoft, 19),
    rect(1340, 288, 300, 38, deepSoft, 19),
    polygon(palmPale, [1920, 760], [1920, 1080], [1700, 1080], [1010, 470], [1052, 452]),
    polygon(sand, [1920, 640], [1920, 960], [1052, 452]),
    polygon(saffron, [1010, 470], [1052, 452], [1000, 330], [962, 344]),
    line('M1250 600L1480 640M1480 740L1780 790', dune, 8),
    groundRow(1080, 840, deep),
  ),
  scene(
    'visit-visa',
    palm,
    rect(960, 0, 960, 1080, dune),
    polygon(sand, [1140, 960], [1500, 960], [1760, 1080], [560, 1080]),
    rect(960, 0, 960, 44, duneDeep),
    triangleRow({ x: 960, y: 44, count: 16, width: 60, down: true }, duneDeep),
    arch(1320, 960, 560, 800, sand),
    arch(1320, 960, 480, 740, deep),
    arch(1320, 960, 300, 560, saffron),
    circle(1320, 590, 92, sand),
    datePalm(1320, 960, 210, 250, lightPalm),
    polygon(palm, [1080, 960], [1080, 460], [1190, 540], [1190, 1010]),
    polygon(palm, [1560, 960], [1560, 460], [1450, 540], [1450, 1010]),
    ...[0, 1, 2, 3].flatMap((index) => [
      polygon(sand, [1108, 590 + index * 100], [1166, 606 + index * 100], [1137, 548 + index * 100]),
      polygon(sand, [1532, 590 + index * 100], [1474, 606 + index * 100], [1503, 548 + index * 100]),
    ]),
    groundRow(1080, 540, deep),
    triangleRow({ x: 1640, y: 820, count: 3, width: 60, gap: 20 }, duneDeep),
    triangleRow({ x: 1680, y: 740, count: 2, width: 60, gap: 20 }, duneDeep),
  ),
  scene(
    'waad-ajyal',
    deep,
    circle(1330, 560, 500, palm),
    circle(1330, 560, 380, dune),
    circle(1160, 370, 66, saffron),
    datePalm(1010, 900, 120, 230, lightPalm),
    datePalm(1240, 880, 300, 320, lightPalm),
    datePalm(1500, 880, 430, 400, lightPalm),
    shape('M520 1080C800 800 1040 860 1240 880S1700 820 1920 860V1080Z', deepSoft),
    shape('M760 1080C1000 930 1300 920 1500 950S1800 960 1920 930V1080Z', palm),
    triangleRow({ x: 900, y: 1080, count: 17, width: 60 }, deep),
  ),
  scene(
    'waad-istiqrar',
    palm,
    floor(860, 220, deep),
    halfDisc(1290, 860, 640, 'up', palmMid),
    halfDisc(1290, 860, 500, 'up', duneDeep),
    halfDisc(1290, 860, 360, 'up', dune),
    halfDisc(1290, 860, 220, 'up', sand),
    datePalm(1290, 860, 430, 560, { trunk: deep, trunkShade: palm, front: deep, back: deepSoft, fruit: saffron }),
    rect(1000, 860, 580, 18, saffron),
    ...[0, 1, 2, 3].map((index) => rect(1060 + index * 50, 900 + index * 40, 460 - index * 100, 10, palmMid, 5)),
    groundRow(860, 660, deep),
  ),
  scene(
    'waad-ousra',
    deep,
    circle(1300, 540, 480, deepSoft),
    polygon(dune, [1300, 130], [1800, 560], [800, 560]),
    polygon(duneDeep, [1300, 130], [1800, 560], [1300, 560]),
    triangleRow({ x: 1080, y: 500, count: 5, width: 72, gap: 20 }, deep),
    triangleRow({ x: 1172, y: 400, count: 3, width: 72, gap: 20 }, deep),
    triangleRow({ x: 1264, y: 300, count: 1, width: 72 }, deep),
    rect(860, 560, 880, 400, sand),
    family(1300, 960),
    floor(960, 120, palm),
    footing(deep),
  ),
];
