import type { FacetValue, ProviderList } from '@insurer/contract/providers.ts';
import { saudiCityNamed } from '@insurer/contract/saudi-cities.ts';
import type { View } from '#app/view.ts';
import { asksForOpen } from './asks-for-open.ts';
import { mapPoints, mapSize, outlinePath } from './kingdom-map.ts';
import type { ProviderFilter } from './provider-filter.ts';
import type { ProviderMapShape } from './provider-map.tsx';

/** What the finder shows. Without a list it could not be had: `fault` is the reference under which the log says why. */
export type FoundProviders = {
  filter: ProviderFilter;
  list?: ProviderList;
  map?: ProviderMapShape;
  /** It was asked who is open at the moment. */
  asksForOpen?: true;
  fault?: string;
  /** The city that was chosen, in the page's language, where no list can say it. */
  cityLabel?: string;
};

/** The same with how it was asked for: around a place, from a place in the list, for paper. */
export type ShownProviders = FoundProviders & { near?: string; cursor?: string; isPrint: boolean };

/** A list as the finder shows it: what one looks up by name in the order of names, and the cities on the map. */
export function foundProviders(view: View, filter: ProviderFilter, list: ProviderList): FoundProviders {
  const map = { outline: outlinePath, ...mapSize, points: mapPoints(list.facets.city) };
  const byName = (values: FacetValue[]) =>
    values.toSorted((one, other) => one.label.text.localeCompare(other.label.text, view.language));
  const { city, class: classes, kind, speciality } = list.facets;
  const facets = { city: byName(city), class: classes, kind, speciality: byName(speciality) };
  const isAsked = asksForOpen(filter.q) && { asksForOpen: true as const };
  return { filter, list: { ...list, facets }, ...(map.points.length > 0 && { map }), ...isAsked };
}

/** What is shown where no list could be had: cities of the Kingdom have their names all the same. */
export function noProviders({ language, requestId }: View, filter: ProviderFilter): FoundProviders {
  const cityLabel = filter.city && saudiCityNamed(filter.city)?.[language];
  return { filter, fault: requestId, ...(cityLabel && { cityLabel }) };
}
