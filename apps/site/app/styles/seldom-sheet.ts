import { theme } from '@insurer/theme/brand.ts';
import { coloursCss } from '@insurer/theme/theme-css.ts';
import seldom from './seldom.css?inline';

/** Of messages, of what cannot be pressed, and of what is pointed at. */
const colours = /^((error|success|warning|info)(Text|Bg)?|disabled(Bg)?|action(Hover|Active))$/;

/** Whether the base sheet leaves a colour of the theme to the seldom sheet. */
export function isSeldomColour(name: string): boolean {
  return colours.test(name);
}

/** What few sheets speak of, in one of its own, so that most pages are spared it (decision 0051). */
export const seldomSheet = [coloursCss(theme, isSeldomColour), seldom].join('\n');

const names = new Set([...seldomSheet.matchAll(/[{;\s](--[\w-]+):/g)].map(([, name]) => name));
const known = new Map<string, boolean>([[seldomSheet, false]]);

/** Whether a sheet reads any name of the seldom one, which then has to stand on the page, too. */
export function readsSeldomSheet(css: string): boolean {
  const needs = known.get(css) ?? [...css.matchAll(/var\((--[\w-]+)/g)].some(([, name]) => names.has(name));
  known.set(css, needs);
  return needs;
}
