import type { Language } from '@insurer/contract/language.ts';
import type { PluralForms } from '@insurer/contract/texts/plural-forms.ts';

/** The sentence for a number, with the number in digits 0–9 and grouped by thousands. */
export function countText(forms: PluralForms, count: number, { language }: { language: Language }): string {
  const form = new Intl.PluralRules(language).select(count);
  const digits = new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(count);
  return (forms[form] ?? forms.other).replaceAll('{count}', digits);
}
