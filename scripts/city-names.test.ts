import { languages } from '@insurer/contract/language.ts';
import { saudiCities } from '@insurer/contract/saudi-cities.ts';
import { cities } from '@insurer/demo-content/option-lists.ts';
import { expect, test } from 'vitest';

// Who chooses a city in a form and looks for a hospital there reads one name.
test.each(languages)(
  '[CLAIM-02] a city is called the same in the forms and in the finder of providers: %s',
  (language) => {
    const known = new Set(Object.values(saudiCities).map((city) => city[language]));
    const labels = cities.map(({ label }) => label[language].replace(/ \(.*\)$/, ''));
    expect(labels.filter((label) => !known.has(label))).toEqual([]);
  },
);
