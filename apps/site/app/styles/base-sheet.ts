import type { Language } from '@insurer/contract/language.ts';
import { languageTable } from '@insurer/contract/language-table.ts';
import { theme } from '@insurer/theme/brand.ts';
import { themeCss } from '@insurer/theme/theme-css.ts';
import { frameCss } from '#app/frame/frame-sheet.ts';
import ui from '#app/ui/ui.css?inline';
import base from './base.css?inline';
import arabic from './fonts-arabic.css?inline';
import fallback from './fonts-fallback.css?inline';
import latin from './fonts-latin.css?inline';
import { isSeldomColour } from './seldom-sheet.ts';
import tokens from './tokens.css?inline';

const fonts = { latin, arabic };
const sheets = new Map<Language, string>();

/**
 * The CSS that every page of a language carries in its head: what a first paint needs (decision 0051). The order of the layers
 * is declared at the top of base.css, which therefore comes first; the theme comes before the tokens, which change some of its
 * colours for who asks for more contrast.
 */
export function baseSheet(language: Language): string {
  const known = sheets.get(language) ?? made(language);
  sheets.set(language, known);
  return known;
}

function made(language: Language): string {
  return [
    base,
    themeCss(theme, 'tokens', isSeldomColour),
    tokens,
    fallback,
    fonts[languageTable[language].font],
    ui,
    frameCss,
  ].join('\n');
}
