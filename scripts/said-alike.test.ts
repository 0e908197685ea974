import { rates } from '@insurer/demo-content/rates.ts';
import { expect, test } from 'vitest';
import { saidTexts } from './said-texts.ts';

const texts = await saidTexts();
const textsOf = (page: string, language: 'en' | 'ar') =>
  texts.filter((one) => one.language === language && one.place.startsWith(`${page}.`)).map(({ text }) => text);

test('terms and privacy policy say alike when the map of a branch loads', () => {
  const pages = ['terms-conditions', 'privacy-policy'];
  for (const [language, map, loads] of [
    ['en', /map service/, /as soon as you come near/],
    ['ar', /خدمة (?:خرائط )?خارجية/, /عند اقترابك من موضع/],
  ] as const) {
    for (const page of pages) {
      const said = textsOf(page, language).filter((text) => map.test(text));
      expect(said.length, page).toBeGreaterThan(0);
      for (const text of said) expect(text, page).toMatch(loads);
    }
  }
});

test('the privacy policy names every product of which a program works out the price', () => {
  const names = {
    en: { motor: 'motor', travel: 'travel', 'visit-visa': 'visit visa' },
    ar: { motor: 'المركبات', travel: 'السفر', 'visit-visa': 'تأشيرة الزيارة' },
  } as const;
  for (const [language, calculated] of [
    ['en', /calculated by a program/],
    ['ar', /يحسب برنامج آلي/],
  ] as const) {
    const said = textsOf('privacy-policy', language).filter((text) => calculated.test(text));
    expect(said).toHaveLength(1);
    for (const { product } of rates) expect(said[0]).toContain(names[language][product as keyof (typeof names)['en']]);
  }
});

test('no page says that every medical paper waits for a consent, which no form asks for', () => {
  const said = texts.filter(({ text }) =>
    /We ask for your explicit consent first|نطلب موافقتك الصريحة أولًا/.test(text),
  );
  expect(said).toEqual([]);
});
