import { cleanText } from './clean/empty.ts';
import { asRecord, listOf } from './clean/json-text.ts';
import { dataOf } from './envelope.ts';
import { type LocalizedText, text, type ValuesOf } from './fields.ts';
import type { Issue, IssueLog } from './issue.ts';
import type { Language } from './language.ts';
import { type FacetName, maxParameterLetters, maxProviders } from './provider-parameters.ts';
import { readField, readFields } from './read-field.ts';

/** The texts of a provider, as GET /providers names them. */
export const providerFields = {
  name: text(),
  city: text(),
  district: text(),
  address: text(),
  hours: text(),
};

/** Where a provider stands, in degrees. */
export type Place = { latitude: number; longitude: number };
/** A provider of the medical network in one language, as GET /providers gives it (decision 0023). */
export type Provider = ValuesOf<typeof providerFields> & {
  id: string;
  name: LocalizedText;
  /** `classes` and `kind` are values of the facets, which have their words. */
  kind?: string;
  classes: string[];
  specialities: LocalizedText[];
  place?: Place;
  /** Digits, and a plus in front where one was given. */
  phone?: string;
  emergency: boolean;
  /** From the place that was asked for. */
  distanceKm?: number;
};

/** A value of a facet, and how many providers it would leave under all other filters. */
export type FacetValue = { value: string; label: LocalizedText; count: number };
/** One part of the list of providers; see {@link readProviderList}. */
export type ProviderList = {
  items: Provider[];
  /** Of all parts. */
  total: number;
  facets: Record<FacetName, FacetValue[]>;
  /** The cursor of the next part. */
  next?: string;
};

const maxFacetValues = 500;
const maxTags = 60;
const maxLetters = 400;
const maxCursor = 500;

/**
 * Reads a response of GET /providers; undefined where it holds no list. What cannot be read is left out and reported; a
 * provider without a name or an id is. Never throws.
 */
export function readProviderList(
  body: unknown,
  language: Language,
): { list: ProviderList | undefined; issues: Issue[] } {
  const issues: Issue[] = [];
  const log: IssueLog = (path, reason) => void issues.push({ path, reason });
  const data = asRecord(dataOf(body));
  if (!Array.isArray(data?.items)) return { list: undefined, issues };
  if (data.items.length > maxProviders) log('items', `more than ${maxProviders} providers in one response`);
  const seen = new Set<string>();
  const items = data.items.slice(0, maxProviders).flatMap((entry: unknown, index) => {
    const provider = readProvider(entry, language);
    const isNew = provider !== undefined && !seen.has(provider.id);
    if (isNew) seen.add(provider.id);
    else log(`items[${index}]`, 'a provider needs a name and an id of its own');
    return isNew ? [provider] : [];
  });
  const facets = asRecord(data.facets) ?? {};
  const total = countOf(data.total);
  if (total === undefined) log('total', 'no number');
  const next = cleanText(data.next);
  const list: ProviderList = {
    items,
    total: Math.max(total ?? 0, items.length),
    facets: {
      city: readFacet(facets.city, language),
      class: readFacet(facets.class, language),
      kind: readFacet(facets.kind, language),
      speciality: readFacet(facets.speciality, language),
    },
    ...(next && next.length <= maxCursor && { next }),
  };
  return { list, issues };
}

function readProvider(value: unknown, language: Language): Provider | undefined {
  const raw = asRecord(value);
  const id = shortText(raw?.id);
  const { name, ...texts } = raw ? cut(readFields(raw, providerFields, language)) : {};
  if (!raw || !id || !name) return undefined;
  const place = readPlace(raw.latitude, raw.longitude);
  const phone = readPhone(raw.phone);
  const kind = shortText(raw.kind);
  const distanceKm = readNumber(raw.distance_km);
  return {
    id,
    name,
    ...texts,
    ...(kind && { kind }),
    classes: listOf(raw.classes)
      .slice(0, maxTags)
      .flatMap((entry) => shortText(entry) ?? []),
    specialities: listOf(raw.specialities)
      .slice(0, maxTags)
      .flatMap((entry) => {
        const tag = asRecord(entry) ?? { name: entry };
        return cut({ tag: readField(tag, 'name', text(), language) }).tag ?? [];
      }),
    ...(place && { place }),
    ...(phone && { phone }),
    emergency: raw.emergency === true || raw.emergency === 'true',
    ...(distanceKm !== undefined && distanceKm >= 0 && distanceKm < 25_000 && { distanceKm }),
  };
}

/** Texts that would fill a screen are cut. */
function cut<Texts extends Record<string, LocalizedText | undefined>>(texts: Texts): Texts {
  const short = Object.entries(texts).map(([key, said]) => [
    key,
    said && { ...said, text: said.text.slice(0, maxLetters) },
  ]);
  return Object.fromEntries(short) as Texts;
}

function readFacet(value: unknown, language: Language): FacetValue[] {
  const seen = new Set<string>();
  return listOf(value)
    .slice(0, maxFacetValues)
    .flatMap((entry) => {
      const raw = asRecord(entry);
      const facetValue = shortText(raw?.value);
      const count = countOf(raw?.count);
      if (!raw || !facetValue || count === undefined || seen.has(facetValue)) return [];
      seen.add(facetValue);
      const { label } = cut({ label: readField(raw, 'label', text(), language) });
      return [{ value: facetValue, label: label ?? { text: facetValue, lang: language }, count }];
    });
}

/** A value that goes back to the service as it came: one that is too long is none. */
function shortText(value: unknown): string | undefined {
  const clean = cleanText(value);
  return clean && clean.length <= maxParameterLetters ? clean : undefined;
}

function countOf(value: unknown): number | undefined {
  const number = readNumber(value);
  return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

function readNumber(value: unknown): number | undefined {
  const clean = cleanText(value);
  const number = Number(clean);
  return clean !== undefined && Number.isFinite(number) ? number : undefined;
}

/** A place on the earth; the one where both are 0 is what systems write that know none. */
function readPlace(north: unknown, east: unknown): Place | undefined {
  const [latitude, longitude] = [readNumber(north), readNumber(east)];
  if (latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0)) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** A number to call: digits and what people group them by. */
function readPhone(value: unknown): string | undefined {
  const clean = cleanText(value);
  return clean && /^\+?[\d\s\-()]{3,24}$/.test(clean) && /\d{3}/.test(clean.replace(/\D/g, '')) ? clean : undefined;
}

/** `24.71,46.68` as a place; undefined for anything else. */
export function parseNear(near: string): Place | undefined {
  const found = /^(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(near);
  return found ? readPlace(found[1], found[2]) : undefined;
}
