/**
 * Draws the pictures, icons and brand marks of the demo company: `node scripts/draw-compositions.ts`.
 *
 * The drawings are plain SVG and always come out the same; commit what it writes. The seed loads the pictures by key
 * (apps/cms/src/seed/images/<key>.svg, <key>-wide.svg for banners) and the media pipeline makes the AVIF and WebP sizes from them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aboutScenes } from './draw/about-scenes.ts';
import { favicon, jobBanner, logo, mapGround, motifTile } from './draw/brand.ts';
import { corporateScenes } from './draw/corporate-scenes.ts';
import { icons } from './draw/icons.ts';
import { individualScenes } from './draw/individual-scenes.ts';
import { newsScenes } from './draw/news-scenes.ts';
import { ico, png, socialPicture } from './draw/raster.ts';
import { serviceScenes } from './draw/service-scenes.ts';

const seedImages = 'apps/cms/src/seed/images';
const sitePublic = 'apps/site/public';

/** Pictures of heroes and cards, which no page has as its banner. */
const coversOnly = new Set(['hero-home', 'door', 'careers', 'travellers-guide']);

const scenes = [...individualScenes, ...corporateScenes, ...aboutScenes, ...serviceScenes, ...newsScenes];
for (const { key, svg } of scenes) write(`${seedImages}/${key}.svg`, svg);
// The same drawings for the banners of pages, which are five times as wide as high.
for (const { key, wide } of [...individualScenes, ...corporateScenes, ...aboutScenes, ...serviceScenes]) {
  if (!coversOnly.has(key)) write(`${seedImages}/${key}-wide.svg`, wide);
}
for (const [key, svg] of icons) write(`${seedImages}/${key}.svg`, svg);

for (const folder of [seedImages, `${sitePublic}/brand`]) {
  write(`${folder}/logo.svg`, logo('light'));
  write(`${folder}/logo-light.svg`, logo('dark'));
}
write(`${sitePublic}/brand/motif.svg`, motifTile());
write(`${sitePublic}/brand/job-default.svg`, jobBanner());
write(`${sitePublic}/brand/map-ground.svg`, mapGround());

const hero = scenes.find(({ key }) => key === 'hero-home');
if (hero) write(`${sitePublic}/brand/social.png`, await socialPicture(hero.svg, logo('dark')));

write(`${sitePublic}/favicon.svg`, favicon(14));
write(`${sitePublic}/favicon.ico`, await ico(favicon(14), [16, 32, 48]));
write(`${sitePublic}/apple-touch-icon.png`, await png(favicon(0), 180, 180));
write(`${sitePublic}/icon-192.png`, await png(favicon(0), 192, 192));
write(`${sitePublic}/icon-512.png`, await png(favicon(0), 512, 512));

function write(path: string, content: string | Buffer): void {
  const file = join(import.meta.dirname, '..', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
