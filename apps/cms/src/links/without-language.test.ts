import { expect, it } from 'vitest';
import { config } from '../config.ts';
import { addressText } from './address-text.ts';
import { withoutLanguage } from './without-language.ts';

const label = { en: 'Address', ar: 'العنوان' };
/** What is stored of an address. */
const stored = (value: unknown, extra: Parameters<typeof addressText>[2] = {}) =>
  (addressText('link', label, extra).hooks?.beforeValidate ?? []).reduce(
    (one, hook) => hook({ value: one } as never),
    value,
  );

it('one path for both languages keeps none of them', () => {
  expect(stored('/ar/travel-insurance?plan=gold#cover')).toBe('/travel-insurance?plan=gold#cover');
  expect(stored('/en/travel-insurance')).toBe('/en/travel-insurance');
});

it('every other address stays as it is typed', () => {
  const others = [
    '/travel-insurance',
    '/artists',
    // The home page of one language, as a link to another language leads there.
    '/ar',
    '/ar/',
    '/ar//elsewhere.example',
    '/media/ar/terms.pdf',
    '#top',
    'tel:920000000',
    'ar/x',
    '',
    null,
    undefined,
  ];
  for (const address of [
    ...others,
    'https://elsewhere.example/ar/x',
    `${config.siteUrl}/ar/another-portal`,
    'https://',
  ])
    expect(stored(address)).toBe(address);
});

it('an address of a language of its own may name it', () => {
  expect(stored('/ar/privacy', { localized: true })).toBe('/ar/privacy');
});

it('whoever leaves the field sees what is taken', () => {
  expect(withoutLanguage('/ar/travel-insurance')).toBe('/travel-insurance');
});
