import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { providerExamples } from './examples/provider-examples.ts';
import { fakeProviders } from './fake-providers.ts';
import { parseNear, readProviderList } from './providers.ts';
import { saudiCities, saudiCityNamed } from './saudi-cities.ts';
import { wireProvidersSchema } from './wire.ts';

const facets = { city: [], class: [], kind: [], speciality: [] };
const read = (data: unknown, language: 'en' | 'ar' = 'en') => readProviderList({ data }, language);
const one = (fields: Record<string, unknown>) =>
  read({ items: [{ id: 'a', name: 'A', ...fields }], total: 1, facets }).list?.items[0];

// docs/contract.md, Providers.
describe('the response of GET /providers', () => {
  test('in Arabic says Arabic, and English where there is none', () => {
    const item = {
      id: 7,
      name: 'Sidr',
      name_ar: 'سدر',
      district: 'Malaz',
      specialities: [{ name: 'Eyes', name_ar: 'العيون' }],
    };
    const { list } = read({ items: [item], total: 1, facets }, 'ar');
    expect(list?.items[0]).toMatchObject({
      id: '7',
      name: { text: 'سدر', lang: 'ar' },
      district: { text: 'Malaz', lang: 'en' },
      specialities: [{ text: 'العيون', lang: 'ar' }],
      classes: [],
      emergency: false,
    });
  });

  test('keeps what can be read of a provider and leaves out what cannot', () => {
    expect(one({ latitude: '24.7', longitude: 46.6, phone: '+966 11 200 0140', distance_km: 3.2 })).toMatchObject({
      place: { latitude: 24.7, longitude: 46.6 },
      phone: '+966 11 200 0140',
      distanceKm: 3.2,
    });
    const broken = one({
      latitude: 124,
      longitude: 46.6,
      phone: 'javascript:alert(1)',
      distance_km: -4,
      classes: 'A',
      specialities: [null, { name: 'undefined' }],
      emergency: 'yes',
      address: 'x'.repeat(5_000),
    });
    expect(broken).toEqual({
      id: 'a',
      name: { text: 'A', lang: 'en' },
      address: { text: 'x'.repeat(400), lang: 'en' },
      classes: [],
      specialities: [],
      emergency: false,
    });
    expect(one({ latitude: 0, longitude: 0 })?.place).toBeUndefined();
    for (const phone of ['12', 'tel:112', '1'.repeat(60), '<b>920000140</b>'])
      expect(one({ phone })?.phone).toBeUndefined();
  });

  test('reads every part as it stands, up to its bounds', () => {
    const tags = (kind: string, least: number) => Array.from({ length: least }, (_, at) => `${kind}${at}`);
    const item = {
      ...{ id: 'a', name: 'A', kind: 'hospital', emergency: 'true', distance_km: 0, phone: '920-000 (140)' },
      ...{ latitude: -90, longitude: 180 },
      classes: [null, 'x'.repeat(101), 'x'.repeat(100), ...tags('c', 60)],
      specialities: ['Eyes', ...tags('s', 60)],
    };
    const { list, issues } = read({ items: [item], total: 1, facets, next: 'n'.repeat(500) });
    expect(issues).toEqual([]);
    expect(list?.next).toHaveLength(500);
    expect(list?.items[0]).toMatchObject({
      ...{ kind: 'hospital', emergency: true, distanceKm: 0, phone: '920-000 (140)' },
      place: { latitude: -90, longitude: 180 },
    });
    expect(list?.items[0]?.classes).toEqual(['x'.repeat(100), ...tags('c', 57)]);
    expect(list?.items[0]?.specialities.map(({ text }) => text)).toEqual(['Eyes', ...tags('s', 59)]);
    expect(one({ kind: '' })).not.toHaveProperty('kind');
    expect(one({ emergency: true })?.emergency).toBe(true);
    expect(one({ phone: '1-2' })).not.toHaveProperty('phone');
    expect(one({ distance_km: 25_000 })).not.toHaveProperty('distanceKm');
  });

  test.each<[unknown, unknown]>([
    [24.7, undefined],
    ['', 46.6],
    ['north', 46.6],
    [90.1, 46.6],
    [24.7, -180.1],
    [0, 0],
  ])('%j, %j is no place', (latitude, longitude) => {
    expect(one({ latitude, longitude })).not.toHaveProperty('place');
  });

  test('a place on the equator or the meridian is one', () => {
    expect(one({ latitude: 0, longitude: 46.6 })?.place).toEqual({ latitude: 0, longitude: 46.6 });
    expect(one({ latitude: 24.7, longitude: 0 })?.place).toEqual({ latitude: 24.7, longitude: 0 });
    expect(parseNear('24,46')).toEqual({ latitude: 24, longitude: 46 });
  });

  test.each([1.5, -1, 'many', 2 ** 60, null])('%j is no number of providers', (total) => {
    const { list, issues } = read({ items: [], total, facets });
    expect([list?.total, issues]).toEqual([0, [{ path: 'total', reason: 'no number' }]]);
  });

  test('holds each provider once, and none without a name or an id', () => {
    const items = [{ id: 'a', name: 'A' }, { id: 'a', name: 'B' }, { id: 'b' }, { name: 'C' }, null, 7, 'x'];
    const { list, issues } = read({ items, total: 'many', facets });
    expect(list?.items.map(({ name }) => name.text)).toEqual(['A']);
    expect(list?.total).toBe(1);
    expect(issues.map(({ path }) => path)).toEqual([...[1, 2, 3, 4, 5, 6].map((at) => `items[${at}]`), 'total']);
  });

  test('is no longer than a screen bears, however much a service sends', () => {
    const items = Array.from({ length: 5_000 }, (_, id) => ({ id, name: 'N' }));
    const city = Array.from({ length: 5_000 }, (_, value) => ({ value: `v${value}`, count: 1 }));
    const { list, issues } = read({ items, total: 5_000, facets: { city }, next: 'x'.repeat(2_000) });
    expect([list?.items.length, list?.facets.city.length, list?.next, list?.total]).toEqual([
      100,
      500,
      undefined,
      5_000,
    ]);
    expect(issues[0]?.path).toBe('items');
  });

  test('tells facets by their values: once each, with a count', () => {
    const city = [
      { value: 'Riyadh', label: 'Riyadh', label_ar: 'الرياض', count: 3 },
      { value: 'Riyadh', label: 'Again', count: 4 },
      { value: 'Abha', count: 1 },
      { value: 'Bad', count: -1 },
      { label: 'None', count: 1 },
    ];
    expect(read({ items: [], total: 0, facets: { city, class: 'x' } }, 'ar').list?.facets).toEqual({
      city: [
        { value: 'Riyadh', label: { text: 'الرياض', lang: 'ar' }, count: 3 },
        { value: 'Abha', label: { text: 'Abha', lang: 'ar' }, count: 1 },
      ],
      class: [],
      kind: [],
      speciality: [],
    });
  });

  test.each([undefined, null, 'x', 7, [], { data: null }, { data: { items: {} } }])(
    'of another shape is none: %j',
    (body) => expect(readProviderList(body, 'en').list).toBeUndefined(),
  );

  test('of anything at all never breaks', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), fc.anything(), (items, more) => {
        readProviderList({ data: { items, total: more, facets: more, next: more } }, 'ar');
        return true;
      }),
    );
  });
});

test('a place is two numbers of degrees and nothing else', () => {
  expect(parseNear('24.71,46.68')).toEqual({ latitude: 24.71, longitude: 46.68 });
  for (const text of ['', '24.71', '24.71, 46.68', '124,46', '24,246', '1e1,2', '24.71,46.68,1', 'a,b', '0,0'])
    expect(parseNear(text)).toBeUndefined();
});

test('a city is found by its name in either language, with and without the article', () => {
  for (const name of ['Riyadh', 'الرياض', 'رياض', 'AL-RIYADH']) expect(saudiCityNamed(name)).toBe(saudiCities.riyadh);
  for (const name of ['مكة', 'مكه المكرمة']) expect(saudiCityNamed(name)).toBe(saudiCities.makkah);
  expect(saudiCityNamed('Khobar')).toBe(saudiCities.khobar);
  for (const name of ['', 'Atlantis', 'undefined']) expect(saudiCityNamed(name)).toBeUndefined();
});

describe('GET /providers of the fake service', () => {
  test('keeps the contract', () => {
    expect(v.safeParse(wireProvidersSchema, { data: fakeProviders({}) }).issues).toBeUndefined();
    expect(v.safeParse(wireProvidersSchema, { data: fakeProviders({ near: '24.7,46.7' }) }).issues).toBeUndefined();
  });

  test('narrows, counts and goes on', () => {
    const hospitals = fakeProviders({ city: 'Jeddah', kind: 'hospital' });
    expect(hospitals?.total).toBe(3);
    expect(hospitals?.facets).toMatchObject({ city: [{ count: 3 }, { count: 3 }, { count: 3 }] });
    const first = fakeProviders({ limit: '30' });
    const second = fakeProviders({ limit: '30', cursor: first?.next ?? '' });
    expect([first?.items.length, second?.items.length, second?.next]).toEqual([30, providerExamples.length - 30, null]);
    expect(fakeProviders({ limit: '101' }) ?? fakeProviders({ near: 'here' })).toBeUndefined();
    expect(fakeProviders({ q: 'صيدليه' })?.total).toBe(9);
  });
});
