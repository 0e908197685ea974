import type { FacetName } from '@insurer/contract/provider-parameters.ts';
import { localPath } from '#app/ui/local-path.ts';
import { withQuery } from '#app/ui/with-query.ts';
import type { View } from '#app/view.ts';

export const finderPath = '/find-a-provider';

/** What the list can be narrowed by, in the order of the form. */
export const facets = ['city', 'kind', 'class', 'speciality'] as const satisfies readonly FacetName[];

/** What a visitor chose; a part that is missing narrows nothing. */
export type ProviderFilter = Partial<Record<FacetName | 'q', string>> & { emergency?: 'true' };

const maxLetters = 100;
/** Places are rounded to about a kilometre before they leave the browser. */
const nearPattern = /^-?\d{1,2}(\.\d{1,2})?,-?\d{1,3}(\.\d{1,2})?$/;

/** What was chosen from lists, as an address or a form has it; words that were typed stand in no address (decision 0023). */
export function readChoices(given: URLSearchParams | FormData): ProviderFilter {
  const filter: ProviderFilter = {};
  for (const name of facets) {
    const value = textOf(given.get(name));
    if (value) filter[name] = value;
  }
  if (given.get('emergency') === 'true') filter.emergency = 'true';
  return filter;
}

/** The whole filter of a form: what was chosen and what was typed. */
export function readFilter(given: URLSearchParams | FormData): ProviderFilter {
  return withWords(readChoices(given), textOf(given.get('q')));
}

/** A filter with these words in place of its own. */
export function withWords({ q: _, ...choices }: ProviderFilter, q: string | undefined): ProviderFilter {
  return q ? { ...choices, q } : choices;
}

/** From where on the list is asked for, as the service said it. */
export function cursorOf(given: URLSearchParams): string | undefined {
  return given.get('cursor')?.slice(0, 500) || undefined;
}

/** A place that the browser gave, rounded; undefined for anything else. */
export function readNear(given: URLSearchParams): string | undefined {
  const near = textOf(given.get('near')) ?? '';
  return nearPattern.test(near) ? near : undefined;
}

type Further = Record<string, string | undefined>;

/** The choices of a filter as an address has them, in one order, with what else the address says. */
export function queryOf(filter: ProviderFilter, more: Further = {}): URLSearchParams {
  return fieldsOf(withWords(filter, undefined), more);
}

/** The whole filter in one order, for a form or a call: never for an address of the site. */
export function fieldsOf({ q, emergency, ...chosen }: ProviderFilter, more: Further = {}): URLSearchParams {
  const pairs = Object.entries({
    ...Object.fromEntries(facets.map((name) => [name, chosen[name]])),
    emergency,
    q,
    ...more,
  });
  return new URLSearchParams(pairs.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** The address of a list: its choices, and none of what was typed. */
export function addressOf(view: View, filter: ProviderFilter, more?: Further): string {
  return withQuery(localPath(finderPath, view.language), `?${queryOf(filter, more)}`);
}

/** Whether nothing was filtered by. */
export function isEmptyFilter(filter: ProviderFilter): boolean {
  return fieldsOf(filter).size === 0;
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
