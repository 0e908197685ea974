/**
 * Makes the site's font files from IBM Plex Sans Arabic: `node scripts/subset-fonts.ts`.
 *
 * Run by hand after the font package changes, and commit what it writes. See docs/decisions/0010-fonts.md for the
 * reasons behind the character sets and the new name.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { renameFont } from './rename-font.ts';

const sourceFamily = 'IBM Plex Sans Arabic';
const family = 'Waad Sans';
const weights = [400, 600];
const output = join(import.meta.dirname, '../apps/site/public/fonts');
const packageFolder = join(
  createRequire(import.meta.url).resolve('@fontsource/ibm-plex-sans-arabic/package.json'),
  '..',
);

// Small capitals, fractions and old-style digits would double the glyph count and are not used anywhere.
const features = [
  'calt',
  'ccmp',
  'curs',
  'fina',
  'init',
  'isol',
  'kern',
  'liga',
  'locl',
  'mark',
  'medi',
  'mkmk',
  'rlig',
  'rclt',
];

const latin = [range(0x20, 0x7e), range(0xa0, 0xff), 'ŒœŠšŽžŸıˆ˜', '\u2010\u2011–—‘’‚“”„†•…‰‹›€™−×÷'].join('');

const arabic = [
  '\u060c\u061b\u061f\u066a\u066b\u066c\u066d\u0640',
  range(0x621, 0x63a),
  range(0x641, 0x652),
  range(0x660, 0x669),
  '\u0670\u0671\ufdf2\u200c\u200d\u200e\u200f',
].join('');

// English pages show this one word in the language switch; it must not fetch the whole Arabic file.
const languageSwitch = 'العربية';

mkdirSync(output, { recursive: true });
for (const weight of weights) {
  await write(`waad-sans-latin-${weight}.woff2`, 'latin', weight, latin);
  await write(`waad-sans-arabic-${weight}.woff2`, 'arabic', weight, arabic);
}
await write('waad-sans-switch-400.woff2', 'arabic', 400, languageSwitch);
copyFileSync(join(packageFolder, 'LICENSE'), join(output, 'OFL.txt'));

async function write(file: string, script: string, weight: number, characters: string): Promise<void> {
  const source = readFileSync(join(packageFolder, 'files', `ibm-plex-sans-arabic-${script}-${weight}-normal.woff2`));
  const subset = await subsetFont(source, characters, {
    targetFormat: 'sfnt',
    keepFeatures: features,
    noHinting: true,
    preserveNameIds: [13, 14],
  });
  const font = await subsetFont(renameFont(subset, sourceFamily, family), undefined, {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    preserveNameIds: [13, 14],
  });
  writeFileSync(join(output, file), font);
  console.log(`${file}: ${(font.length / 1000).toFixed(1)} KB`);
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
