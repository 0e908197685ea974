import type { FacetName } from '@insurer/contract/provider-parameters.ts';

/** What the list can be narrowed by, in the order of the form. */
export const facets = ['city', 'kind', 'class', 'speciality'] as const satisfies readonly FacetName[];

/** What a visitor chose; a part that is missing narrows nothing. */
export type ProviderFilter = Partial<Record<FacetName | 'q', string>> & { emergency?: 'true' };

const maxLetters = 100;
/** Places are rounded to about a kilometre before they leave the browser. */
const nearPattern = /^-?\d{1,2}(\.\d{1,2})?,-?\d{1,3}(\.\d{1,2})?$/;

export function readFilter(given: URLSearchParams | FormData): ProviderFilter {
  const filter: ProviderFilter = {};
  for (const name of [...facets, 'q'] as const) {
    const value = textOf(given.get(name));
    if (value) filter[name] = value;
  }
  if (given.get('emergency') === 'true') filter.emergency = 'true';
  return filter;
}

/** A place that the browser gave, rounded; undefined for anything else. */
export function readNear(given: FormData): string | undefined {
  const near = textOf(given.get('near')) ?? '';
  return nearPattern.test(near) ? near : undefined;
}

/** The filter as an address has it, in one order, with what else the address says. */
export function queryOf(filter: ProviderFilter, more: Record<string, string | undefined> = {}): URLSearchParams {
  const { q, emergency } = filter;
  const pairs = Object.entries({
    ...Object.fromEntries(facets.map((name) => [name, filter[name]])),
    emergency,
    q,
    ...more,
  });
  return new URLSearchParams(pairs.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

export function isEmptyFilter(filter: ProviderFilter): boolean {
  return queryOf(filter).size === 0;
}

function textOf(value: FormDataEntryValue | null): string | undefined {
  const text =
    typeof value === 'string'
      ? value
          .replace(/[\p{Cc}\s]+/gu, ' ')
          .trim()
          .slice(0, maxLetters)
          .trim()
      : '';
  return text.toWellFormed() || undefined;
}
