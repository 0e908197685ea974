import * as harfbuzz from 'harfbuzzjs';

/** Words as one path with the baseline at 0, and their width, in the units of the size that was asked for. */
export type Outline = { width: number; d: string };

type Run = { text: string; rightToLeft: boolean };

/**
 * Sets one line of text in a font as outlines, Arabic joined and in its order, so that a picture needs no font.
 *
 * @param font a whole font file, TrueType
 * @param size of the letters in the picture's units
 * @param rightToLeft the direction of the line; words of the other direction keep their own
 */
export function outlineOf(text: string, font: Uint8Array, size: number, rightToLeft: boolean): Outline {
  const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(font).buffer));
  const set = new harfbuzz.Font(face);
  const scale = size / face.upem;
  const parts: string[] = [];
  let x = 0;
  const runs = runsOf(text, rightToLeft);
  for (const run of rightToLeft ? runs.reverse() : runs) {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(run.text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(set, buffer);
    const positions = buffer.getGlyphPositions();
    for (const [index, glyph] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      parts.push(placed(set.glyphToPath(glyph.codepoint), x + xOffset, yOffset, scale));
      x += xAdvance;
    }
  }
  return { width: round(x * scale), d: parts.join('') };
}

const arabic = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/;
const strong = /[\p{L}\p{N}]/u;

/** Neighbouring words of one direction; what has none of its own, such as a space or a mark, takes the line's. */
function runsOf(text: string, rightToLeft: boolean): Run[] {
  const runs: Run[] = [];
  for (const piece of text.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const direction = strong.test(piece) ? arabic.test(piece) : rightToLeft;
    const last = runs.at(-1);
    if (last?.rightToLeft === direction) last.text += piece;
    else runs.push({ text: piece, rightToLeft: direction });
  }
  return runs;
}

/** A glyph's path, whose y points upwards and whose unit is the font's, at its place in the picture. */
function placed(path: string, x: number, y: number, scale: number): string {
  let upright = false;
  return path.replace(/[A-Z]|-?\d+(?:\.\d+)?/g, (part) => {
    if (/[A-Z]/.test(part)) {
      upright = false;
      return part;
    }
    const value = upright ? -(Number(part) + y) * scale : (Number(part) + x) * scale;
    upright = !upright;
    return String(round(value));
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
