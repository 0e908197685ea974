import { languages } from '@insurer/contract/language.ts';
import { saudiCities } from '@insurer/contract/saudi-cities.ts';
import { besideCities } from '@insurer/contract/site-settings.ts';
import { cities } from '@insurer/demo-content/option-lists.ts';
import { expect, test } from 'vitest';

// Who chooses a city in a form and looks for a hospital there reads one name.
test.each(languages)(
  '[CLAIM-02] a city is called the same in the forms and in the finder of providers: %s',
  (language) => {
    const known = new Set(Object.values(saudiCities).map((city) => city[language]));
    const named = cities.filter(({ value }) => !besideCities.includes(value));
    const labels = named.map(({ label }) => label[language].replace(/ \(.*\)$/, ''));
    expect(labels.filter((label) => !known.has(label))).toEqual([]);
  },
);

// A bag is lost in Paris, and a car is hit in a town that no list has.
test('[CLAIM-02] the demo’s list has what is no city of it', () => {
  expect(cities.slice(-2).map(({ value }) => value)).toEqual(besideCities);
});
