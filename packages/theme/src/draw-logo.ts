import type { Theme } from './theme.ts';

/** Sign and both names on a light or a dark ground, 80 units high and as wide as the names, as SVG. */
export function renderLogo({ colours, logo }: Theme, on: 'light' | 'dark'): string {
  const [ground, front, letters] =
    on === 'light'
      ? [colours.action, colours.textOnDark, colours.surfaceDark]
      : [colours.textOnDark, colours.action, colours.textOnDark];
  return svg(
    Math.ceil(84 + Math.max(logo.names.en.width, logo.names.ar.width)),
    80,
    `<g transform="translate(2 8)">${logo.sign(ground, front, colours.accent, 14)}</g>` +
      `<path transform="translate(82 35)" d="${logo.names.ar.d}" fill="${letters}"/>` +
      `<path transform="translate(82 70)" d="${logo.names.en.d}" fill="${letters}"/>`,
  );
}

/** The sign alone: browsers show it with round corners, systems cut the full square to a form of their own. */
export function renderSign({ colours, logo }: Theme, corners: 'round' | 'square' | 'maskable'): string {
  const sign = logo.sign(colours.action, colours.textOnDark, colours.accent, corners === 'round' ? 14 : 0);
  if (corners !== 'maskable') return svg(64, 64, sign);
  // Systems may cut a maskable icon down to a circle of four fifths.
  return svg(
    64,
    64,
    `<rect width="64" height="64" fill="${colours.action}"/><g transform="translate(9.6 9.6) scale(0.7)">${sign}</g>`,
  );
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>\n`;
}
