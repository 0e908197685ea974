import type { Language } from '@insurer/contract/language.ts';

/**
 * One whole sentence for each number form of a language; `{count}` stands for the number. Arabic has six forms
 * (0, 1, 2, 3–10, 11–99, the rest), English two. A form that is left out falls back to `other`.
 */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string; one: string }>;

/** The sentence for a number, with the number in digits 0–9 and grouped by thousands. */
export function countText(forms: PluralForms, count: number, { language }: { language: Language }): string {
  const form = new Intl.PluralRules(language).select(count);
  const digits = new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(count);
  return (forms[form] ?? forms.other).replaceAll('{count}', digits);
}
