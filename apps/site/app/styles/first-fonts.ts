import type { Language } from '@insurer/contract/language.ts';
import { languageTable } from '@insurer/contract/language-table.ts';

/** The two files that a first view needs (fonts.css). They are fetched ahead, and nothing else is. */
export function firstFonts(language: Language): string[] {
  return [400, 600].map((weight) => `/fonts/waad-sans-${languageTable[language].font}-${weight}.woff2`);
}
