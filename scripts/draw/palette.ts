/** The theme's colours under the names that the pictures know, with the steps between them that flat pictures need. */
import { theme } from '@insurer/theme/brand.ts';

const { colours, pictures } = theme;

export const deep = colours.surfaceDark.toUpperCase();
export const deepSoft = pictures.deepSoft.toUpperCase();
export const palm = colours.action.toUpperCase();
export const palmShade = pictures.shade.toUpperCase();
export const palmMid = pictures.mid.toUpperCase();
export const palmLight = pictures.light.toUpperCase();
export const palmPale = pictures.pale.toUpperCase();
export const sand = colours.surfaceBand.toUpperCase();
export const dune = colours.line.toUpperCase();
export const duneDeep = pictures.groundDeep.toUpperCase();
export const saffron = colours.accent.toUpperCase();
export const paper = colours.surfaceCard.toUpperCase();
export const mapLand = pictures.mapLand.toUpperCase();
export const mapPark = pictures.mapPark.toUpperCase();
export const clay = colours.error.toUpperCase();
