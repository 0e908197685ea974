import { inflateSync } from 'node:zlib';

type PdfObject = { dictionary: string; data?: Buffer };
type Glyph = { text: string; x: number; y: number };

/** Signs over and under letters stand at heights of their own; nothing is compared by them. */
const onlyMarks = /^\s*\p{M}+$/u;

/**
 * The words of a PDF that `scripts/print-documents.ts` printed, one text for each page, in the order in which a reader of
 * that direction reads them. It knows what Chromium writes and no more.
 * @throws where a page names a content stream that is not there
 */
export function pdfPages(pdf: Buffer, direction: 'ltr' | 'rtl'): string[] {
  const objects = objectsOf(pdf);
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary));
  return pages.map(({ dictionary }) => {
    const content = referred(objects, dictionary, 'Contents')?.data;
    if (!content) throw new Error('The page has no content');
    const glyphs = glyphsOf(content.toString('latin1'), fontsOf(objects, dictionary));
    return linesOf(glyphs.filter(({ text }) => !onlyMarks.test(text.normalize('NFKD'))))
      .map((line) => lineText(line, direction))
      .join(' ');
  });
}

function objectsOf(pdf: Buffer): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  for (const { 0: head, 1: number, 2: dictionary = '', index } of pdf
    .toString('latin1')
    .matchAll(/(\d+) 0 obj\n(<<[\s\S]*?>>)\s*\nstream\n/g)) {
    const start = index + head.length;
    const packed = pdf.subarray(start, start + Number(/\/Length (\d+)/.exec(dictionary)?.[1]));
    const data = dictionary.includes('/FlateDecode') ? inflateSync(packed) : packed;
    objects.set(Number(number), { dictionary, data });
    if (dictionary.includes('/Type /ObjStm')) {
      for (const [inside, text] of packedObjects(dictionary, data.toString('latin1')))
        objects.set(inside, { dictionary: text });
    }
  }
  return objects;
}

/** The small objects that `smallerPdf` packs into one stream: a list of numbers and places, then the objects. */
function packedObjects(dictionary: string, text: string): [number, string][] {
  const first = Number(/\/First (\d+)/.exec(dictionary)?.[1]);
  const index = text.slice(0, first).trim().split(/\s+/).map(Number);
  const count = index.length / 2;
  return Array.from({ length: count }, (_, place) => {
    const end = place + 1 < count ? first + (index[2 * place + 3] ?? 0) : text.length;
    return [index[2 * place] ?? 0, text.slice(first + (index[2 * place + 1] ?? 0), end)];
  });
}

function referred(objects: Map<number, PdfObject>, dictionary: string, key: string): PdfObject | undefined {
  return objects.get(Number(new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1]));
}

/** For each font of a page, what its glyphs say. */
function fontsOf(objects: Map<number, PdfObject>, page: string): Map<string, Map<number, string>> {
  const names = /\/Font <<([^>]*)>>/.exec(page)?.[1] ?? '';
  return new Map(
    [...names.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number]) => {
      const font = objects.get(Number(number))?.dictionary ?? '';
      return [name, glyphTexts(referred(objects, font, 'ToUnicode')?.data?.toString('latin1') ?? '')];
    }),
  );
}

function glyphTexts(map: string): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [, lines = ''] of map.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', text = ''] of lines.matchAll(/<(\w+)> <(\w+)>/g))
      texts.set(Number.parseInt(glyph, 16), fromHex(text));
  }
  for (const [, lines = ''] of map.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', text = ''] of lines.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      for (let glyph = first; glyph <= last; glyph++)
        texts.set(glyph, String.fromCodePoint(Number.parseInt(text, 16) + glyph - first));
    }
  }
  return texts;
}

function fromHex(text: string): string {
  return (text.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');
}

/** What a page writes and where: `Tm` places a text, `Td` moves on, `Tj` shows glyphs. */
function glyphsOf(content: string, fonts: Map<string, Map<number, string>>): Glyph[] {
  const glyphs: Glyph[] = [];
  let [font, x, y] = [new Map<number, string>(), 0, 0];
  const operations = /\/(F\d+) [\d.]+ Tf|1 0 0 -1 ([-\d.]+) ([-\d.]+) Tm|([-\d.]+) ([-\d.]+) Td|<([0-9A-F]+)> Tj/g;
  for (const [, name, left, top, right, down, shown] of content.matchAll(operations)) {
    if (name) font = fonts.get(name) ?? new Map();
    if (left) [x, y] = [Number(left), Number(top)];
    if (right) [x, y] = [x + Number(right), y - Number(down)];
    if (shown) {
      // Glyphs that are shown at once have no places of their own; that they follow each other is enough.
      for (const [step, unit] of (shown.match(/.{4}/g) ?? []).entries())
        glyphs.push({ text: font.get(Number.parseInt(unit, 16)) ?? '', x: x + step / 1000, y });
    }
  }
  return glyphs;
}

/** Glyphs that follow each other at one height. Cells of a table are written one after the other, each with its lines. */
function linesOf(glyphs: Glyph[]): Glyph[][] {
  const lines: Glyph[][] = [];
  for (const glyph of glyphs) {
    const line = lines.at(-1);
    if (line && Math.abs((line[0]?.y ?? 0) - glyph.y) < 1) line.push(glyph);
    else lines.push([glyph]);
  }
  return lines;
}

function lineText(line: Glyph[], direction: 'ltr' | 'rtl'): string {
  const sorted = line.toSorted((one, other) => (direction === 'rtl' ? other.x - one.x : one.x - other.x));
  const text = sorted.map((glyph) => glyph.text).join('');
  // Numbers and Latin words run from left to right in an Arabic line as well.
  return direction === 'rtl'
    ? text.replace(/[0-9A-Za-z+][0-9A-Za-z@,.:/%+-]*/g, (run) => [...run].reverse().join(''))
    : text;
}
