/**
 * Draws the pictures, icons and brand marks of the demo company: `node scripts/draw-compositions.ts`.
 *
 * The drawings are plain SVG and always come out the same; commit what it writes. The seed loads the pictures by key
 * (apps/cms/src/seed/images/<key>.svg) and the media pipeline makes the AVIF and WebP sizes from them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aboutScenes } from './draw/about-scenes.ts';
import { corporateScenes } from './draw/corporate-scenes.ts';
import { individualScenes } from './draw/individual-scenes.ts';
import { newsScenes } from './draw/news-scenes.ts';
import { serviceScenes } from './draw/service-scenes.ts';

const seedImages = join(import.meta.dirname, '../apps/cms/src/seed/images');

mkdirSync(seedImages, { recursive: true });
const scenes = [...individualScenes, ...corporateScenes, ...aboutScenes, ...serviceScenes, ...newsScenes];
for (const { key, svg } of scenes) writeFileSync(join(seedImages, `${key}.svg`), svg);
