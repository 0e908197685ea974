import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { directionOf, languages } from '@insurer/contract/language.ts';
import { theme } from '@insurer/theme/brand.ts';
import { renderLogo } from '@insurer/theme/draw-logo.ts';
import { type SocialPicture, socialSize } from '#app/social-picture.ts';
import { type Outline, outlineOf } from './text-outline.ts';

const margin = 72;
const wordsWidth = 660;
const { width, height } = socialSize;
const logoWidth = 84 + Math.max(...languages.map((language) => theme.logo.names[language].width));
const sizes = [72, 62, 54, 46];
const maxLines = 4;
/** As the largest cameras have: a file of some KB can say that it has a hundred times as many. */
const limitInputPixels = 50_000_000;

let font: Promise<Uint8Array> | undefined;

/**
 * The picture of a shared link, 1200 x 630, JPEG: the title on the theme's dark ground, the page's picture on the other
 * side, mirrored in Arabic as on the page, the logo above and the pattern below.
 *
 * @param picture the page's picture, any format that browsers show; undefined leaves the ground alone
 */
export async function renderSocialPicture(of: SocialPicture, picture: Buffer | undefined): Promise<Buffer> {
  // Loaded with the first picture: a site that nobody shares does without both.
  const { default: sharp } = await import('sharp');
  // One picture at a time, each another: libvips need keep nothing of the last one, nor memory for a thread per core.
  sharp.cache(false);
  sharp.concurrency(1);
  font ??= readFile(join(import.meta.dirname, 'site-sans-600.ttf'));
  const rightToLeft = directionOf(of.language) === 'rtl';
  const dark = { create: { width, height, channels: 3 as const, background: theme.colours.surfaceDark } };
  const scene =
    picture && sharp(picture, { limitInputPixels }).resize(width, height, { fit: 'cover', position: 'right' });
  // A service may give anything for a picture; what is none, and what is huge, is left out.
  const drawn = scene && (await (rightToLeft ? scene.flop() : scene).toBuffer().catch(() => undefined));
  return sharp(drawn ?? (await sharp(dark).png().toBuffer()))
    .composite([{ input: Buffer.from(overlay(of.title, await font, rightToLeft, !drawn)) }])
    .flatten({ background: theme.colours.surfaceDark })
    .jpeg({ quality: 82, progressive: true })
    .toBuffer();
}

function overlay(title: string, letters: Uint8Array, rightToLeft: boolean, plain: boolean): string {
  const { colours, motif } = theme;
  const { size, lines } = setLines(title, letters, rightToLeft);
  const leading = size * (rightToLeft ? 1.5 : 1.2);
  const first = height / 2 + 70 - ((lines.length - 1) * leading) / 2;
  const logoX = rightToLeft ? width - margin - logoWidth * 1.1 : margin;
  const [from, to] = rightToLeft ? [1, 0] : [0, 1];
  const words = lines.map(({ d, width: lineWidth }, index) => {
    const x = rightToLeft ? width - margin - lineWidth : margin;
    return `<path transform="translate(${x} ${first + index * leading})" d="${d}" fill="${colours.textOnDark}"/>`;
  });
  const stop = (at: number, opacity: number) =>
    `<stop offset="${at}" stop-color="${colours.surfaceDark}" stop-opacity="${opacity}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">
<defs>
<linearGradient id="veil" x1="${from}" x2="${to}" y1="0" y2="0">${stop(0.35, 0.97)}${stop(0.6, 0.82)}${stop(0.9, 0.05)}</linearGradient>
<pattern id="motif" width="32" height="24" patternUnits="userSpaceOnUse" y="${height % 24}"><path transform="scale(2)" d="${motif}" fill="${colours.surface}"/></pattern>
<pattern id="field" width="128" height="105" patternUnits="userSpaceOnUse"><path transform="scale(8)" d="${motif}" fill="${colours.action}"/></pattern>
</defs>
${plain ? `<rect width="${width}" height="${height}" fill="url(#field)"/>` : ''}
<rect width="${width}" height="${height}" fill="url(#veil)"/>
<rect y="${height - 24}" width="${width}" height="24" fill="url(#motif)"/>
<g transform="translate(${logoX} ${margin - 12}) scale(1.1)">${renderLogo(theme, 'dark')}</g>
${words.join('\n')}
</svg>`;
}

/** The title in the largest size that needs no more than four lines; what is longer still ends in dots. */
function setLines(title: string, letters: Uint8Array, rightToLeft: boolean): { size: number; lines: Outline[] } {
  const set = (text: string, size: number) => outlineOf(text, letters, size, rightToLeft);
  for (const size of sizes) {
    const lines = brokenLines(title, (text) => set(text, size).width);
    if (lines.length <= maxLines) return { size, lines: lines.map((line) => set(line, size)) };
  }
  const size = sizes.at(-1) ?? 46;
  const [...lines] = brokenLines(title, (text) => set(text, size).width).slice(0, maxLines);
  return { size, lines: lines.map((line, index) => set(index === maxLines - 1 ? `${line}…` : line, size)) };
}

function brokenLines(title: string, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= wordsWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
