/**
 * Makes the site's font files from IBM Plex Sans Arabic: `node scripts/subset-fonts.ts`.
 *
 * Run by hand after the font package changes, and commit what it writes. See docs/decisions/0010-fonts.md for the
 * reasons behind the character sets and the new name.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fontSource } from './font-source.ts';
import { renameFont } from './rename-font.ts';

const family = 'Site Sans';
const output = join(import.meta.dirname, '../apps/site/public/fonts');

// Small capitals, fractions and old-style digits would double the glyph count and are not used anywhere.
const keepFeatures = 'calt ccmp curs fina init isol kern liga locl mark medi mkmk rlig rclt'.split(' ');
/** The licence and its address stay in the name table. */
const preserveNameIds = [13, 14];

const basicLatin = [range(0x20, 0x7e), '\u00a0©«\u00ad®·»×\u2010\u2011–—‘’“”•…−'].join('');

const latin = [basicLatin, range(0xa1, 0xff), 'ŒœŠšŽžŸıˆ˜', '‚„†‰‹›€™÷'].join('');

const arabic = [
  '\u060c\u061b\u061f\u066a\u066b\u066c\u066d\u0640',
  range(0x621, 0x63a),
  range(0x641, 0x652),
  range(0x660, 0x669),
  '\u0670\u0671\ufdf2\u200c\u200d\u200e\u200f',
].join('');

// English pages show this one word in the language switch; it must not fetch the Arabic file.
const languageSwitch = 'العربية';

// Two files for a page of either language: each holds what its pages show of the other script.
mkdirSync(output, { recursive: true });
for (const weight of fontSource.weights) {
  await write(`site-sans-latin-${weight}.woff2`, weight, weight === 400 ? `${latin}${languageSwitch}` : latin);
  await write(`site-sans-arabic-${weight}.woff2`, weight, `${arabic}${basicLatin}`);
}
// The letters of social pictures are set on the server, in both scripts from one file (apps/site/server/social).
writeFileSync(
  join(import.meta.dirname, '../apps/site/server/social/site-sans-600.ttf'),
  await finished(await cut(600, `${arabic}${latin}`), 'sfnt'),
);
copyFileSync(fontSource.licenceFile, join(output, 'OFL.txt'));

async function write(file: string, weight: number, characters: string): Promise<void> {
  const font = await finished(await cut(weight, characters), 'woff2');
  writeFileSync(join(output, file), font);
  console.log(`${file}: ${(font.length / 1000).toFixed(1)} KB`);
}

/** A cut font with its checksums written anew. */
function finished(font: Buffer, targetFormat: 'sfnt' | 'woff2'): Promise<Buffer> {
  return subsetFont(font, undefined, { targetFormat, keepAllGlyphs: true, preserveNameIds });
}

/** The letters of a weight under our own name. Its checksums are old until it goes through the subsetter once more. */
async function cut(weight: number, characters: string): Promise<Buffer> {
  const options = { targetFormat: 'sfnt', keepFeatures, noHinting: true, preserveNameIds } as const;
  const subset = await subsetFont(fontSource.read(weight), characters, options);
  return renameFont(subset, fontSource.name, family);
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
