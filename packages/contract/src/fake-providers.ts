import {
  providerCityExamples,
  providerClassExamples,
  providerExamples,
  providerKindExamples,
  providerSpecialityExamples,
} from './examples/provider-examples.ts';
import { parseNear } from './providers.ts';
import { comparable, wordsOf } from './search-words.ts';

type Query = Record<string, string | undefined>;
type Example = (typeof providerExamples)[number];

const valuesOf = {
  city: ({ city }) => [city],
  class: ({ classes }) => classes,
  kind: ({ kind }) => [kind],
  speciality: ({ specialities }) => specialities.map(({ name }) => name),
} satisfies Record<string, (example: Example) => string[]>;
type Facet = keyof typeof valuesOf;
const wordsOfFacet = {
  city: providerCityExamples,
  class: providerClassExamples,
  kind: providerKindExamples,
  speciality: providerSpecialityExamples,
};

/** GET /providers of the fake service: undefined where a parameter is none of the contract's. */
export function fakeProviders(
  query: Query,
): { items: object[]; total: number; facets: object; next: string | null } | undefined {
  const [start, limit] = [Number(query.cursor ?? 0), Number(query.limit ?? 20)];
  const near = query.near ? parseNear(query.near) : undefined;
  const isKnown = Number.isInteger(start) && limit >= 1 && limit <= 100 && (!query.near || near);
  if (!isKnown) return undefined;
  const found = providerExamples
    .filter((example) => fits(example, query))
    .map((example) => {
      if (!near) return example;
      const [north, east] = [example.latitude - near.latitude, (example.longitude - near.longitude) * 0.9];
      return { ...example, distance_km: Math.round(Math.hypot(north, east) * 1112) / 10 };
    });
  const distance = (one: object) => ('distance_km' in one ? Number(one.distance_km) : 0);
  found.sort((one, other) => distance(one) - distance(other));
  const items = found.slice(start, start + limit);
  const next = start + limit < found.length ? String(start + limit) : null;
  return { items, total: found.length, facets: facetsOf(query), next };
}

function fits(example: Example, query: Query, besides?: Facet): boolean {
  const facets = Object.keys(valuesOf) as Facet[];
  const text = wordsOf([example.name, example.name_ar].join(' ')).map(({ word }) => word);
  const asked = wordsOf(query.q ?? '').map(({ word }) => comparable(word));
  return (
    facets.every((name) => name === besides || !query[name] || valuesOf[name](example).includes(query[name])) &&
    (query.emergency !== 'true' || example.emergency) &&
    asked.every((word) => text.some((other) => other.startsWith(word)))
  );
}

function facetsOf(query: Query): object {
  const counted = Object.entries(wordsOfFacet).map(([name, values]) => {
    const left = providerExamples.filter((example) => fits(example, query, name as Facet));
    const count = (value: string) => left.filter((example) => valuesOf[name as Facet](example).includes(value)).length;
    return [name, values.map((words) => ({ ...words, count: count(words.value) })).filter((one) => one.count > 0)];
  });
  return Object.fromEntries(counted);
}
