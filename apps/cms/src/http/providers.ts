import { type Language, readLanguage } from '@insurer/contract/language.ts';
import { facetNames, maxParameterLetters, maxProviders } from '@insurer/contract/provider-parameters.ts';
import { parseNear } from '@insurer/contract/providers.ts';
import { ContractProblem } from '../contract-problem.ts';
import { localizedText, translated, untranslated, type Wire } from '../fields/translations.ts';
import { currentProviders } from '../providers/current-providers.ts';
import type { Position } from '../providers/first-of.ts';
import type { FacetCount, ProviderMatches, ProviderQuery } from '../providers/provider-index.ts';
import { linesOf, type StoredProvider } from '../providers/provider-row.ts';
import type { Call } from './contract-route.ts';

const usualLimit = 20;

/**
 * GET /providers: those that fit, in the order of their names or the nearest first, with what each value of each facet
 * would leave.
 * @throws ContractProblem 400 for a limit, cursor or place that is none
 */
export async function getProviders({ payload, query }: Call) {
  const asked = queryOf(query);
  const { items, total, facets, end } = (await currentProviders(payload)).find(asked);
  return {
    data: {
      items: items.map(toWire),
      total,
      facets: Object.fromEntries(facetNames.map((name) => [name, facets[name].map(facetToWire)])),
      next: end ? cursorOf(end, asked.language) : null,
    },
  };
}

function queryOf(query: URLSearchParams): ProviderQuery & { language: Language } {
  const given = (name: string) =>
    query
      .get(name)
      ?.trim()
      .slice(0, 4 * maxParameterLetters) || undefined;
  const [limit, cursor, near] = [given('limit') ?? String(usualLimit), given('cursor'), given('near')];
  const place = near === undefined ? undefined : parseNear(near);
  const began = cursor === undefined ? undefined : placeOf(query.get('cursor') ?? '');
  if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > maxProviders)
    throw new ContractProblem(400, `limit must be 1 to ${maxProviders}.`);
  if (near !== undefined && !place) throw new ContractProblem(400, 'near must be LATITUDE,LONGITUDE in degrees.');
  if (cursor !== undefined && !began) throw new ContractProblem(400, 'cursor is not one that this service gave.');
  const facets = facetNames.flatMap((name) => (given(name) === undefined ? [] : [[name, given(name)]]));
  const emergency = ['true', '1'].includes(given('emergency') ?? '');
  return {
    ...Object.fromEntries(facets),
    emergency,
    q: given('q')?.slice(0, maxParameterLetters),
    near: place,
    // A list goes on in the order in which it began, whatever the page reads meanwhile.
    language: began?.language ?? readLanguage(given('language')),
    after: began?.after,
    limit: Number(limit),
  };
}

function cursorOf(position: Position, language: Language): string {
  return Buffer.from(JSON.stringify([...position, language])).toString('base64url');
}

/** Cursors of the version before name no language: theirs is the default one. */
function placeOf(cursor: string): { after: Position; language: Language } | undefined {
  try {
    const [metres, sortKey, language] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (typeof metres !== 'number' || typeof sortKey !== 'string') return undefined;
    return { after: [metres, sortKey], language: readLanguage(language) };
  } catch {
    return undefined;
  }
}

function toWire({ provider, distanceKm }: ProviderMatches['items'][number]): Wire {
  const { key, kind, latitude, longitude, phone, classes, emergency } = provider;
  return {
    id: key,
    name: '',
    ...translated('name', localizedText(provider.name)),
    kind,
    ...translated('city', localizedText(provider.city)),
    ...translated('district', localizedText(provider.district)),
    ...translated('address', localizedText(provider.address)),
    latitude,
    longitude,
    ...untranslated('phone', phone),
    classes: linesOf(classes.en || classes.ar),
    specialities: tagsOf(provider.specialities),
    emergency,
    ...translated('hours', localizedText(provider.hours)),
    ...untranslated('distance_km', distanceKm),
  };
}

/** Line by line: what has no translation is said in English alone. */
function tagsOf({ en, ar }: StoredProvider['specialities']): Wire[] {
  const [english, arabic] = [linesOf(en || ar), linesOf(ar)];
  return english.map((name, at) => ({ name, ...translated('name', localizedText({ en: name, ar: arabic[at] })) }));
}

function facetToWire({ value, label, count }: FacetCount): Wire {
  return { value, label: value, ...translated('label', localizedText(label)), count };
}
