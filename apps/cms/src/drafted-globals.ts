import { type Label, label } from './fields/labels.ts';

/** The globals that have drafts, a preview and a schedule, as pages have them (decisions 0031 and 0038), and what they are called. */
export const draftedGlobalLabels = {
  header: label('Header and navigation', 'الترويسة والتنقل'),
  'site-settings': label('Site settings', 'إعدادات الموقع'),
  texts: label('Texts', 'النصوص'),
} satisfies Record<string, Label>;

export type DraftedGlobal = keyof typeof draftedGlobalLabels;
export const draftedGlobals = Object.keys(draftedGlobalLabels) as DraftedGlobal[];

/** @returns undefined for every other word */
export function draftedGlobalNamed(slug: unknown): DraftedGlobal | undefined {
  return draftedGlobals.find((known) => known === slug);
}
