import { theme } from '@insurer/theme/brand.ts';
import { themeCss } from '@insurer/theme/theme-css.ts';
import { frameCss } from '#app/frame/frame-sheet.ts';
import ui from '#app/ui/ui.css?inline';
import base from './base.css?inline';
import fonts from './fonts.css?inline';
import print from './print.css?inline';
import tokens from './tokens.css?inline';

/**
 * The CSS that every page carries in its head. The order of the layers is declared at the top of base.css,
 * which therefore comes first; the theme comes before the tokens, which change some of its colours on paper.
 */
export const baseSheet: string = [base, themeCss(theme), tokens, fonts, ui, frameCss, print].join('\n');
