/**
 * Draws the pictures, icons and brand marks in the theme's colours: `npm run draw`.
 *
 * The drawings are plain SVG and always come out the same; commit what it writes. The seed loads the pictures by key
 * (packages/demo-content/src/images/<key>.svg, <key>-wide.svg for banners) and the media pipeline makes the AVIF and WebP sizes from them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { directionOf, type Language, languages, withPrefix } from '@insurer/contract/language.ts';
import { theme } from '@insurer/theme/brand.ts';
import { renderLogo, renderSign } from '@insurer/theme/draw-logo.ts';
import { aboutScenes } from './draw/about-scenes.ts';
import { jobBanner, mapGround } from './draw/brand.ts';
import { corporateScenes } from './draw/corporate-scenes.ts';
import { icons } from './draw/icons.ts';
import { individualScenes } from './draw/individual-scenes.ts';
import { jobScenes } from './draw/job-scenes.ts';
import { newsScenes } from './draw/news-scenes.ts';
import { ico, png, socialPicture } from './draw/raster.ts';
import { serviceScenes } from './draw/service-scenes.ts';

const seedImages = 'packages/demo-content/src/images';
const sitePublic = 'apps/site/public';

/** Pictures of heroes and cards, which no page has as its banner. */
const coversOnly = new Set(['hero-home', 'door', 'careers', 'travellers-guide']);

const scenes = [...individualScenes, ...corporateScenes, ...aboutScenes, ...serviceScenes, ...newsScenes, ...jobScenes];
for (const { key, svg } of scenes) write(`${seedImages}/${key}.svg`, svg);
// The same drawings for the banners of pages, which are five times as wide as high.
for (const { key, wide } of [...individualScenes, ...corporateScenes, ...aboutScenes, ...serviceScenes]) {
  if (!coversOnly.has(key)) write(`${seedImages}/${key}-wide.svg`, wide);
}
for (const [key, svg] of icons) write(`${seedImages}/${key}.svg`, svg);

for (const folder of [seedImages, `${sitePublic}/brand`]) {
  write(`${folder}/logo.svg`, renderLogo(theme, 'light'));
  write(`${folder}/logo-light.svg`, renderLogo(theme, 'dark'));
}
write(`${sitePublic}/brand/job-default.svg`, jobBanner());
write(`${sitePublic}/brand/map-ground.svg`, mapGround());

const hero = scenes.find(({ key }) => key === 'hero-home');
if (hero) write(`${sitePublic}/brand/social.png`, await socialPicture(hero.svg, renderLogo(theme, 'dark')));

const round = renderSign(theme, 'round');
write(`${sitePublic}/favicon.svg`, round);
write(`${sitePublic}/favicon.ico`, await ico(round, [16, 32, 48]));
write(`${sitePublic}/apple-touch-icon.png`, await png(renderSign(theme, 'square'), 180, 180));
for (const size of [192, 512]) {
  write(`${sitePublic}/icon-${size}.png`, await png(renderSign(theme, 'square'), size, size));
  write(`${sitePublic}/icon-${size}-maskable.png`, await png(renderSign(theme, 'maskable'), size, size));
}
for (const language of languages) {
  write(`${sitePublic}/manifest-${language}.webmanifest`, `${JSON.stringify(manifest(language), undefined, 2)}\n`);
}

function manifest(language: Language) {
  const icons = [192, 512].flatMap((size) => [
    { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' },
    { src: `/icon-${size}-maskable.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'maskable' },
  ]);
  return {
    name: theme.company[language],
    short_name: theme.company[language],
    lang: language,
    dir: directionOf(language),
    start_url: withPrefix('/', language),
    display: 'browser',
    theme_color: theme.colours.surfaceDark,
    background_color: theme.colours.surface,
    icons,
  };
}

function write(path: string, content: string | Buffer): void {
  const file = join(import.meta.dirname, '..', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
