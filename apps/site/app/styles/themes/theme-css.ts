import type { Theme } from './theme.ts';

/** A theme as the style sheet that every page carries: its values under the names that components read. */
export function themeCss({ colours, shape, motif }: Theme): string {
  const tile = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 12'><path d='${motif}'/></svg>`;
  const values = { ...colours, ...shape, motif: `url("data:image/svg+xml,${encodeURIComponent(tile)}")` };
  const lines = Object.entries(values).map(([name, value]) => `--${kebab(name)}:${value}`);
  return `@layer tokens{:root{${lines.join(';')}}}`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
