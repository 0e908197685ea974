/** A word of the editing interface in both of its languages. */
export type Label = { en: string; ar: string };

export function label(en: string, ar: string): Label {
  return { en, ar };
}
