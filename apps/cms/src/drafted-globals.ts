/** The globals that have drafts, a preview and a schedule, as pages have them (decisions 0031 and 0038). */
export const draftedGlobals = ['header', 'site-settings'] as const;
export type DraftedGlobal = (typeof draftedGlobals)[number];

/** @returns undefined for every other word */
export function draftedGlobalNamed(slug: unknown): DraftedGlobal | undefined {
  return draftedGlobals.find((known) => known === slug);
}
