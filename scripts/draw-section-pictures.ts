/**
 * Draws the pictures of the editors' section chooser: `npm run draw`, `npm run generate`. They always come out
 * the same; commit what it writes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionPictures } from './draw/section-pictures.ts';

const folder = join(import.meta.dirname, '../apps/cms/public/section-pictures');
mkdirSync(folder, { recursive: true });
for (const [name, svg] of sectionPictures()) writeFileSync(join(folder, `${name}.svg`), svg);
