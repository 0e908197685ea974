import type { Theme } from './theme.ts';

type Layer = 'tokens' | 'theme';

/**
 * A theme as a style sheet: its values under the names that components read, and those for a system that is dark
 * (decision 0036). Paper is white whatever the system is.
 *
 * @param layer `tokens` for the site's own theme; `theme` for another one over it, as in the gallery
 * @param isLeftOut which colours another sheet tells, see {@link coloursCss}
 */
export function themeCss(
  { colours, dark, shape, motif }: Theme,
  layer: Layer = 'tokens',
  isLeftOut: (name: string) => boolean = () => false,
): string {
  const tile = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 12'><path d='${motif}'/></svg>`;
  const values = {
    ...without(colours, isLeftOut),
    ...shape,
    motif: `url("data:image/svg+xml,${tile.replace(/[<>#%]/g, encodeURIComponent)}")`,
  };
  return inLightAndDark(layer, values, without(dark, isLeftOut));
}

/** Some colours of a theme alone, as {@link themeCss} would tell them. */
export function coloursCss({ colours, dark }: Theme, isMeant: (name: string) => boolean): string {
  const isLeftOut = (name: string) => !isMeant(name);
  return inLightAndDark('tokens', without(colours, isLeftOut), without(dark, isLeftOut));
}

function without(values: Record<string, string>, isLeftOut: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isLeftOut(name)));
}

function inLightAndDark(layer: Layer, values: Record<string, string>, dark: Record<string, string>): string {
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
