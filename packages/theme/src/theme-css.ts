import type { Theme } from './theme.ts';

/**
 * A theme as a style sheet: its values under the names that components read, and those for a system that is dark
 * (decision 0036). Paper is white whatever the system is.
 *
 * @param layer `tokens` for the site's own theme; `theme` for another one over it, as in the gallery
 */
export function themeCss({ colours, dark, shape, motif }: Theme, layer: 'tokens' | 'theme' = 'tokens'): string {
  const tile = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 12'><path d='${motif}'/></svg>`;
  const values = {
    ...colours,
    ...shape,
    motif: `url("data:image/svg+xml,${tile.replace(/[<>#%]/g, encodeURIComponent)}")`,
  };
  const light = `:root{color-scheme:light;${properties(values)}}`;
  return `@layer ${layer}{${light}@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${properties(dark)}}}}`;
}

function properties(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${kebab(name)}:${value}`)
    .join(';');
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
