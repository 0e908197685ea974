import { triangleRow } from './motif.ts';
import { rect } from './shapes.ts';

/** A picture: its seed key and its markup. */
export type Scene = { key: string; svg: string };

/**
 * A 1920 x 1080 picture. The subject stays within x 700 to 1680 and y 140 to 940, so that 4:3 and 21:9 crops keep it;
 * the left third holds only the ground, dark under every page picture, so that a sand headline reads on it.
 */
export function scene(key: string, ground: string, ...parts: string[]): Scene {
  const body = [rect(0, 0, 1920, 1080, ground), ...parts].join('\n');
  return {
    key,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 1080" width="1920" height="1080">\n${body}\n</svg>\n`,
  };
}

/** The quiet row along the lower edge that ties the series together. */
export function footing(fill: string, y = 1080): string {
  return triangleRow({ x: 0, y, count: 32, width: 60 }, fill);
}
