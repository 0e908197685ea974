import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const name = 'IBM Plex Sans Arabic';
const folder = join(fileURLToPath(import.meta.resolve('@expo-google-fonts/ibm-plex-sans-arabic')), '..');
const files: Record<number, string> = {
  400: '400Regular/IBMPlexSansArabic_400Regular.ttf',
  600: '600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
};

/** The typeface that everything is cut from, Latin and Arabic in one file for each weight (docs/decisions/0010-fonts.md). */
export const fontSource = {
  name,
  weights: Object.keys(files).map(Number),
  licenceFile: join(folder, 'LICENSE_FONT'),
  /** @returns the whole font, as TrueType */
  read(weight: number): Buffer {
    const file = files[weight];
    if (!file) throw new Error(`There is no weight ${weight} of ${name}.`);
    return readFileSync(join(folder, file));
  },
};
