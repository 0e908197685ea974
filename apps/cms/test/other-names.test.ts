import { saudiCities } from '@insurer/contract/saudi-cities.ts';
import { cities } from '@insurer/demo-content/option-lists.ts';
import { providers } from '@insurer/demo-content/providers/providers.ts';
import { describe, expect, it, test } from 'vitest';
import { cityNames, otherNamesOf } from '../src/providers/other-names.ts';
import { ProviderIndex } from '../src/providers/provider-index.ts';
import { demoRowOf } from './provider-rows.ts';

const index = new ProviderIndex(providers.map((provider, id) => ({ ...demoRowOf(provider), id })));
const total = (query: Partial<Parameters<typeof index.find>[0]>) => index.find({ limit: 1, ...query }).total;

describe('a city', () => {
  it.each(cities.map(({ label }) => [label.en, label.ar] as const))(
    'is found whole by the names that the forms of the site have for it: %s, %s',
    (en, ar) => {
      // What the forms put into brackets is the name of the region.
      const city = ar.replace(/ \(.*/, '');
      for (const q of [en, ar]) expect(total({ q, city }), q).toBe(total({ city }));
    },
  );

  it.each([
    ['Al Ahsa', 'Al Hofuf'],
    ['al-ahsa', 'Al Mubarraz'],
    ['الأحساء', 'Al Hofuf'],
    ['الاحساء', 'Al Mubarraz'],
    ['الحسا', 'Al Hofuf'],
    ['Alhasa', 'Al Hofuf'],
    ['Hufuf', 'Al Hofuf'],
    ['Jubayl', 'Jubail'],
    ['Aljubail', 'Jubail'],
    ['Al Baha', 'Al Baha'],
    ['Onaizah', 'Unaizah'],
    ['Buraidah', 'Buraydah'],
    ['Al Khubar', 'Al Khobar'],
    ['Alkhobar', 'Al Khobar'],
    ['Qateef', 'Qatif'],
    ['Mecca', 'Makkah'],
    ['Medina', 'Madinah'],
    ['Al Madinah Al Munawwarah', 'Madinah'],
    ['Jiddah', 'Jeddah'],
    ['Al Riyadh', 'Riyadh'],
    ['Ad Dammam', 'Dammam'],
    ['Al Taif', 'Taif'],
    ['Jizan', 'Jazan'],
    ['جيزان', 'Jazan'],
  ])('is found whole by a common spelling: %s', (q, city) => {
    expect(total({ city })).toBeGreaterThan(0);
    expect(total({ q, city })).toBe(total({ city }));
  });

  it.each([
    ['القصيم', ['Buraydah', 'Unaizah']],
    ['Al Qassim', ['Buraydah', 'Unaizah']],
    ['Qaseem', ['Buraydah']],
    ['الشرقية', ['Dammam', 'Al Khobar', 'Al Hofuf']],
    ['المنطقة الشرقية', ['Dammam', 'Al Khobar', 'Jubail']],
    ['Eastern Province', ['Dammam', 'Al Khobar', 'Qatif']],
    ['منطقة الرياض', ['Riyadh']],
    ['عسير', ['Abha', 'Khamis Mushait']],
    ['Asir region', ['Abha', 'Khamis Mushait']],
    ['الجوف', ['Sakaka']],
    ['Northern Borders', ['Arar']],
    ['Makkah region', ['Makkah']],
    ['Western region', ['Jeddah', 'Madinah', 'Taif']],
  ] as const)('is found whole by its region: %s', (q, cities) => {
    for (const city of cities) {
      expect(total({ city }), city).toBeGreaterThan(0);
      expect(total({ q, city }), city).toBe(total({ city }));
    }
  });

  it('alone is meant by a name that its region has, too', () => {
    for (const q of ['Riyadh', 'الرياض', 'Makkah', 'مكة', 'المدينة', 'Hail']) {
      expect(
        index.find({ q, limit: 1 }).facets.city.map(({ value }) => value),
        q,
      ).toHaveLength(1);
    }
  });

  it('stands in the table by its names in both languages, once', () => {
    const known = Object.values(saudiCities).map(({ en, ar }) => `${en}, ${ar}`);
    const named = cityNames.map((line) => line.split(', ').slice(0, 2).join(', '));
    expect(named.filter((names) => !known.includes(names))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  it('of a list that writes it in another way has the other names, too', () => {
    expect(otherNamesOf('Al Jubayl')).toContain('Jubail');
    expect(otherNamesOf('الجبيل')).toContain('Al Jubail');
    expect(otherNamesOf('Atlantis')).toEqual([]);
  });
});

describe('a doctor', () => {
  it('of teeth is found in either language, as people call him', () => {
    for (const q of [
      'dentist',
      'Dentists',
      'dental doctor',
      'دكتور أسنان',
      'دكتوره اسنان',
      'طبيب أسنان',
      'أطباء أسنان',
    ])
      expect(total({ q, kind: 'dental' }), q).toBe(total({ kind: 'dental' }));
  });

  it('of anything else by what he treats', () => {
    for (const [q, speciality] of [
      ['دكتور أطفال', 'Paediatrics'],
      ['طبيب عيون', 'Ophthalmology'],
      ['كحال', 'Ophthalmology'],
      ['doctor cardiology', 'Cardiology'],
    ] as const)
      expect(total({ q, speciality }), q).toBe(total({ speciality }));
  });
});

test('a provider is found by its number, in any digits and however much of the country’s code is written', () => {
  const { name, phone } = providers[1] as (typeof providers)[number];
  const national = phone.replaceAll(' ', '').replace('+966', '');
  const eastern = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] as string);
  const written = [phone, `+966${national}`, `00966${national}`, `0${national}`, national, `966 ${national}`];
  for (const q of [...written, ...written.map(eastern), `0${national.replace(/^(\d\d)(\d{3})/, '$1-$2 ')}`]) {
    const { items } = index.find({ q, limit: 100 });
    expect(
      items.map(({ provider }) => provider.name.en),
      q,
    ).toContain(name.en);
    expect(
      items.every(({ provider }) => provider.phone === phone),
      q,
    ).toBe(true);
  }
  expect(total({ q: '0119999999' })).toBe(0);
});
