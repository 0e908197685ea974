/**
 * A small picture of each section for the editors' section chooser: the section's own layout as the site draws it,
 * in the theme's colours. No letters, so that one picture serves both languages (the admin mirrors it for Arabic).
 */
import type { SectionName } from '../../packages/contract/src/sections/sections.ts';
import { triangleRow } from './motif.ts';
import { deep, dune, duneDeep, palm, palmLight, palmMid, palmPale, paper, saffron, sand } from './palette.ts';
import { n } from './shapes.ts';

const width = 240;
const height = 160;

function box(x: number, y: number, w: number, h: number, fill: string, radius = 3): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${radius}" fill="${fill}"/>`;
}

function outline(x: number, y: number, w: number, h: number, radius = 5): string {
  return `<rect x="${n(x + 0.75)}" y="${n(y + 0.75)}" width="${n(w - 1.5)}" height="${n(h - 1.5)}" rx="${radius}" fill="${paper}" stroke="${duneDeep}" stroke-width="1.5"/>`;
}

function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;
}

function stroke(d: string, colour: string, weight = 2.5): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A heading and lines of text below it; the last line is shorter. */
function lines(x: number, y: number, w: number, count: number, colour = palmLight): string {
  return Array.from({ length: count }, (_, index) =>
    box(x, y + index * 9, index === count - 1 && count > 1 ? w * 0.7 : w, 4, colour, 2),
  ).join('');
}

const heading = (x: number, y: number, w: number, fill = deep) => box(x, y, w, 8, fill, 3);
const button = (x: number, y: number, w = 40, fill = palm) => box(x, y, w, 13, fill, 6.5);
const chevron = (x: number, y: number, colour = palm) => stroke(`M${x} ${y}l5 5l5 -5`, colour);
const tick = (x: number, y: number) => disc(x, y, 7, palmPale) + stroke(`M${x - 3} ${y}l2.4 2.6l4 -5`, palm, 2);
const arrow = (x: number, y: number, toStart = false) =>
  disc(x, y, 8, paper) + stroke(toStart ? `M${x + 2} ${y - 4}l-4 4l4 4` : `M${x - 2} ${y - 4}l4 4l-4 4`, palm);

/** A picture: the motif on palm. */
function picture(x: number, y: number, w: number, h: number, fill = palm, motif = palmMid, radius = 5): string {
  const count = Math.max(2, Math.floor(w / 22));
  const size = w / count;
  const rows = Math.max(1, Math.min(2, Math.floor(h / (size * 1.1))));
  const triangles = Array.from({ length: rows }, (_, row) =>
    triangleRow({ x, y: y + h - row * size * 0.87, count, width: size }, row === 0 ? motif : palmLight),
  );
  const id = `p${n(x)}-${n(y)}-${n(w)}`.replaceAll('.', '_');
  return `<clipPath id="${id}"><rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${radius}"/></clipPath><g clip-path="url(#${id})">${box(x, y, w, h, fill, 0)}<g opacity="0.55">${triangles.join('')}</g></g>`;
}

function socials(x: number, y: number): string {
  return [0, 1, 2, 3].map((index) => disc(x + index * 18, y, 6, palmMid)).join('');
}

function columns(count: number, draw: (x: number, index: number, w: number) => string, gap = 10, from = 16): string {
  const w = (width - from * 2 - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => draw(from + index * (w + gap), index, w)).join('');
}

function rows(count: number, from: number, step: number, draw: (y: number, index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(from + index * step, index)).join('');
}

function table(
  cells: number,
  count: number,
  top: number,
  cell: (x: number, y: number, index: number) => string,
): string {
  const w = (width - 32) / cells;
  return (
    box(16, top, width - 32, 18, deep, 3) +
    Array.from({ length: cells }, (_, index) => box(22 + index * w, top + 7, w * 0.5, 4, sand, 2)).join('') +
    rows(
      count,
      top + 22,
      22,
      (y, row) =>
        box(16, y, width - 32, 19, row % 2 ? sand : paper, 2) +
        Array.from({ length: cells }, (_, index) => cell(22 + index * w, y + 8, index)).join(''),
    )
  );
}

/** Every section of the contract has a picture; one without does not compile. */
const drawings: { [Name in SectionName]: () => string } = {
  cover: () =>
    picture(0, 0, width, height, deep, palm, 0) +
    heading(18, 52, 104, sand) +
    lines(18, 70, 92, 2, palmPale) +
    button(18, 98, 52, saffron),
  banner: () =>
    picture(0, 34, width, 92, palm, palmMid, 0) +
    heading(18, 60, 84, sand) +
    lines(18, 76, 70, 1, palmPale) +
    button(18, 92, 44, saffron),
  full_banner: () => picture(0, 20, width, 120, palm, palmMid, 0),
  single_image: () => picture(38, 26, 164, 108),
  card: () =>
    heading(16, 18, 76) +
    columns(
      3,
      (x, _, w) =>
        outline(x, 38, w, 104) +
        disc(x + 14, 56, 7, saffron) +
        heading(x + 8, 72, w * 0.6) +
        lines(x + 8, 88, w - 16, 3) +
        box(x + 8, 126, 26, 4, palm, 2),
    ),
  slider: () =>
    heading(16, 18, 76) +
    columns(
      3,
      (x, index, w) => picture(x, 38, w, 78, index === 1 ? deep : palm) + box(x + 6, 102, w * 0.55, 5, sand, 2),
    ) +
    arrow(16, 77, true) +
    arrow(224, 77) +
    [0, 1, 2].map((index) => disc(108 + index * 12, 134, 3.5, index ? dune : palm)).join(''),
  largeSlider: () =>
    heading(16, 16, 76) +
    box(190, 18, 34, 4, palm, 2) +
    outline(16, 34, 208, 94) +
    picture(120, 34, 104, 94) +
    heading(28, 52, 64) +
    lines(28, 68, 72, 3) +
    button(28, 102, 42) +
    [0, 1, 2].map((index) => disc(108 + index * 12, 144, 3.5, index ? dune : palm)).join(''),
  statistics: () =>
    columns(
      3,
      (x, index, w) =>
        outline(x, 44, w, 72) +
        box(x + w * 0.2, 60, w * 0.6, 18, index === 1 ? saffron : palm, 3) +
        lines(x + w * 0.22, 92, w * 0.56, 1),
    ),
  shortcuts: () =>
    heading(16, 18, 76) +
    [38, 92]
      .map((y) =>
        columns(
          3,
          (x, _, w) =>
            outline(x, y, w, 46) +
            disc(x + 15, y + 23, 8, palmPale) +
            triangleRow({ x: x + 10.5, y: y + 26.5, count: 1, width: 9 }, palm) +
            lines(x + 29, y + 17, w - 36, 2),
        ),
      )
      .join(''),
  checklist: () =>
    heading(16, 18, 92) +
    columns(2, (x, _, w) =>
      rows(
        3,
        48,
        26,
        (y) => tick(x + 8, y) + lines(x + 22, y - 4, w - 26, 1) + box(x + 22, y + 4, w * 0.4, 3, dune, 1.5),
      ),
    ) +
    button(16, 128, 52),
  whoWeAre: () =>
    picture(136, 16, 88, 128) +
    heading(16, 22, 74) +
    box(16, 36, 50, 4, saffron, 2) +
    lines(16, 50, 106, 5) +
    heading(16, 106, 50) +
    socials(22, 130),
  single_blog: () => heading(60, 38, 120) + lines(40, 60, 160, 4) + button(96, 108, 48),
  image_blog: () => picture(16, 26, 96, 108) + heading(128, 36, 80) + lines(128, 54, 96, 4) + button(128, 100, 48),
  contact_information: () =>
    outline(16, 18, 208, 124) +
    heading(30, 32, 84) +
    rows(3, 56, 20, (y) => disc(38, y + 3, 7, palmPale) + lines(54, y, 70, 1)) +
    socials(150, 62) +
    button(142, 96, 56) +
    box(30, 122, 100, 4, dune, 2),
  our_branches: () =>
    heading(16, 16, 76) +
    rows(4, 36, 27, (y, index) => outline(16, y, 84, 22, 4) + box(24, y + 9, 44, 4, index ? palmLight : palm, 2)) +
    box(110, 36, 114, 104, palmPale, 5) +
    stroke('M110 96L150 78L176 108L224 70', paper, 5) +
    stroke('M146 36L164 90L158 140', paper, 5) +
    `<path d="M168 58a13 13 0 0 1 13 13c0 10 -13 23 -13 23s-13 -13 -13 -23a13 13 0 0 1 13 -13z" fill="${saffron}"/>` +
    disc(168, 71, 4.5, paper),
  annual_reports: () =>
    heading(16, 14, 92) +
    table(4, 4, 32, (x, y, index) =>
      index ? stroke(`M${x + 9} ${y - 4}v7m-3 -3l3 3l3 -3M${x + 4} ${y + 6}h10`, palm, 2) : box(x, y, 26, 4, deep, 2),
    ),
  insurance_plans_report: () =>
    heading(16, 14, 92) +
    table(4, 4, 32, (x, y, index) =>
      index ? stroke(`M${x + 6} ${y + 1}l3 3l6 -7`, index === 3 ? saffron : palm, 2) : box(x, y, 34, 4, deep, 2),
    ),
  board_table: () =>
    heading(16, 14, 84) +
    table(3, 4, 32, (x, y, index) =>
      index ? box(x, y, 40, 4, palmLight, 2) : disc(x + 4, y + 2, 5, palmMid) + box(x + 13, y, 36, 4, deep, 2),
    ),
  single_blog_dropdown: () =>
    heading(16, 20, 92) +
    columns(
      4,
      (x, index, w) =>
        (index === 1 ? box(x, 42, w, 16, palm, 8) : outline(x, 42, w, 16, 8)) +
        box(x + 10, 48, w - 20, 4, index === 1 ? sand : palmLight, 2),
    ) +
    outline(16, 70, 208, 70) +
    lines(28, 84, 184, 4),
  redirect_section: () =>
    heading(16, 28, 100) +
    rows(
      4,
      56,
      22,
      (y) =>
        box(16, y, 84 + (y % 3) * 20, 4, palm, 2) +
        stroke(`M212 ${y - 3}l5 5l-5 5`, palm) +
        box(16, y + 13, 208, 1.5, dune, 0),
    ),
  faq: () =>
    heading(16, 14, 84) +
    outline(16, 32, 208, 52) +
    box(28, 42, 110, 5, deep, 2) +
    stroke('M200 47l5 -5l5 5', palm) +
    lines(28, 56, 176, 2) +
    rows(2, 92, 28, (y) => outline(16, y, 208, 22) + box(28, y + 9, 96, 5, deep, 2) + chevron(200, y + 9)),
  multiple_title: () =>
    heading(16, 14, 84) +
    rows(
      3,
      36,
      38,
      (y) =>
        box(16, y, 3, 28, saffron, 1.5) +
        heading(28, y, 70) +
        lines(28, y + 13, 190, 1) +
        box(28, y + 23, 34, 4, palm, 2),
    ),
  form: () =>
    outline(40, 12, 160, 136) +
    heading(56, 24, 84) +
    rows(3, 42, 26, (y) => box(56, y, 40, 4, deep, 2) + outline(56, y + 7, 128, 15, 3)) +
    button(56, 126, 60),
  interested_to_join: () =>
    box(16, 42, 208, 76, palm, 8) +
    triangleRow({ x: 150, y: 118, count: 4, width: 16 }, palmMid) +
    heading(32, 58, 90, sand) +
    lines(32, 74, 100, 1, palmPale) +
    button(32, 90, 56, saffron),
  job_component: () =>
    heading(16, 16, 76) +
    columns(
      2,
      (x, _, w) =>
        outline(x, 36, w, 106) +
        picture(x, 36, w, 34) +
        heading(x + 10, 80, w * 0.6) +
        lines(x + 10, 96, w - 20, 2) +
        box(x + 10, 120, 26, 11, palmPale, 5.5) +
        box(x + 42, 120, 26, 11, palmPale, 5.5),
    ),
  customer_rights_section: () =>
    heading(16, 16, 100) +
    lines(16, 32, 160, 1) +
    rows(
      3,
      48,
      32,
      (y) =>
        outline(16, y, 208, 26) +
        box(26, y + 6, 11, 14, saffron, 2) +
        box(46, y + 11, 86, 4, deep, 2) +
        stroke(`M206 ${y + 7}v9m-4 -4l4 4l4 -4M200 ${y + 19}h12`, palm, 2),
    ),
  cover_questions: () =>
    heading(16, 16, 76) +
    outline(16, 32, 208, 20, 4) +
    rows(
      3,
      60,
      30,
      (y) =>
        outline(16, y, 208, 24) +
        box(26, y + 10, 96, 4, deep, 2) +
        box(160, y + 7, 34, 10, palmPale, 5) +
        chevron(200, y + 9),
    ),
};

/** The pictures, by the name of their section. */
export function sectionPictures(): [SectionName, string][] {
  return (Object.entries(drawings) as [SectionName, () => string][]).map(([name, draw]) => [
    name,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${box(0, 0, width, height, sand, 0)}${draw()}</svg>\n`,
  ]);
}
