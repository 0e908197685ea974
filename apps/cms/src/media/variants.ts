import { join } from 'node:path';
import sharp from 'sharp';
import { inPictureTurn } from './picture-turn.ts';

/** Widths in CSS pixels that a picture is made in; none is larger than the picture itself. */
const widths = [480, 768, 1280, 1920];
const encodings = { avif: { quality: 55, effort: 2 }, webp: { quality: 78, effort: 3 } };
type Format = keyof typeof encodings;
const formats = Object.keys(encodings) as Format[];

/** The widths made of a picture of this width: the steps below it, and itself (or 1920) as the largest. */
export function variantWidths(pictureWidth: number): number[] {
  const largest = Math.min(pictureWidth, 1920);
  return [...widths.filter((width) => width < largest), largest];
}

/** `hero-1f8a0c3d.webp` in 480 as AVIF is `hero-1f8a0c3d-480.avif`, in the same folder. */
export function variantName(fileName: string, width: number, format: Format): string {
  return `${fileName.replace(/\.[^.]+$/, '')}-${width}.${format}`;
}

// Every picture comes by once: kept pixels would only fill the memory of a process that runs for months.
sharp.cache(false);

/**
 * Writes all variants of a picture next to it, one width after the other, and one picture at a time: an AVIF encoder takes much memory. On
 * the demo pictures less effort saves a tenth of the time and makes the AVIF files a sixth larger.
 */
export async function writeVariants(folder: string, fileName: string, made: number[]): Promise<void> {
  for (const width of made) {
    const resized = sharp(join(folder, fileName)).resize({ width, withoutEnlargement: true });
    const write = (format: Format) =>
      resized
        .clone()
        .toFormat(format, encodings[format])
        .toFile(join(folder, variantName(fileName, width, format)));
    await inPictureTurn(() => Promise.all(formats.map(write)));
  }
}

const variantEnd = /-(\d+)\.(avif|webp)$/;

/** The picture that a variant was made of; any other name is its own. */
export function originalOf(fileName: string): string {
  return fileName.replace(variantEnd, '.webp');
}

/** The same width and format of another picture, made in these widths; the picture itself where it has not that one. */
export function sameVariantOf(fileName: string, made: number[], variant: string): string {
  const [, width, ending] = variantEnd.exec(variant) ?? [];
  const format = formats.find((one) => one === ending);
  return format && made.includes(Number(width)) ? variantName(fileName, Number(width), format) : fileName;
}

/** The names of all variants of a picture in these widths. */
export function variantNames(fileName: string, made: number[]): string[] {
  return made.flatMap((width) => formats.map((format) => variantName(fileName, width, format)));
}
