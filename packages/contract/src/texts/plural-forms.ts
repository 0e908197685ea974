/**
 * One whole sentence for each number form of a language; `{count}` stands for the number. Arabic has six forms
 * (0, 1, 2, 3–10, 11–99, the rest), English two. A form that is left out falls back to `other`.
 */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string; one: string }>;
