export type DemoText = { place: string; language: 'en' | 'ar'; text: string };

/** Every text of a part of the demo content, in both languages, with the place where it stands. */
export function textsOf(part: unknown, place: string): DemoText[] {
  if (Array.isArray(part)) return part.flatMap((entry, index) => textsOf(entry, `${place}.${index}`));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    (key === 'en' || key === 'ar') && typeof value === 'string'
      ? [{ place, language: key, text: value }]
      : textsOf(value, `${place}.${key}`),
  );
}
