import type { AdminLanguage } from './labels.ts';

/** Arabic counts in six ways; English has no form of its own for two. */
const forms: Record<AdminLanguage, Partial<Record<Intl.LDMLPluralRule, string>> & { none: string; other: string }> = {
  en: { none: 'None', one: '1 entry', other: '{count} entries' },
  ar: {
    none: 'لا شيء',
    one: 'عنصر واحد',
    two: 'عنصران',
    few: '{count} عناصر',
    many: '{count} عنصرًا',
    other: '{count} عنصر',
  },
};

/** How many rows there are, in words. */
export function rowsInWords(count: number, language: AdminLanguage): string {
  const { none, other, ...some } = forms[language];
  const form = count === 0 ? none : (some[new Intl.PluralRules(language).select(count) as keyof typeof some] ?? other);
  return form.replace('{count}', String(count));
}
