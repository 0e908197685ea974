import type { LocalizedText } from '@insurer/contract/fields.ts';
import type { Language } from '@insurer/contract/language.ts';

/** How editors write that something is simply included. */
const words: Record<Language, RegExp> = {
  en: /^(?:included|covered|yes)\.?$/i,
  ar: /^(?:مشمول|مشمولة|مشمولون|مغطى|مغطاة|نعم)\.?$/,
};

/** Whether a value of a plan says that something is included, and no more. */
export function isPlainInclusion({ text, lang }: LocalizedText): boolean {
  return words[lang].test(text.trim());
}
