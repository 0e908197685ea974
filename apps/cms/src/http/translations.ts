/** What Payload returns for a field in all languages at once. */
export type InBoth<Value> = { en?: Value | null; ar?: Value | null } | null | undefined;
export type Wire = Record<string, unknown>;

/** A key and its Arabic twin, each only where there is something to say (I18N-11). */
export function twin<Value>(key: string, value: { en?: Value; ar?: Value }): Wire {
  return { ...single(key, value.en), ...single(`${key}_ar`, value.ar) };
}

export function single(key: string, value: unknown): Wire {
  return isSaid(value) ? { [key]: value } : {};
}

/** A text in both languages, without blanks around it. */
export function texts(value: unknown): { en?: string; ar?: string } {
  const both = (value ?? {}) as NonNullable<InBoth<unknown>>;
  return { en: textOf(both.en), ar: textOf(both.ar) };
}

export function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
  return text === '' ? undefined : text;
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}
