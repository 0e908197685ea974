import { keptRecords } from '@insurer/demo-content/kept-records.ts';
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
    ['ar', /خدمة خرائط خارجية/, /عند اقترابك من موضع/],
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
    ar: { motor: 'مركبات', travel: 'السفر', 'visit-visa': 'تأشيرة الزيارة' },
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

test('the privacy policy speaks of consent to medical papers only where others are asked for them: no form asks for one', () => {
  const said = {
    en: textsOf('privacy-policy', 'en').flatMap((text) => text.split(/(?<=\.)\s|\n/)),
    ar: textsOf('privacy-policy', 'ar').flatMap((text) => text.split(/(?<=\.)\s|\n/)),
  };
  const about = {
    en: [/consent/i, /medical|health|hospital/i, /ask others|ask a hospital/i],
    ar: [/موافقت/, /تقارير|البيانات الصحية|مستشفى/, /غيرك|من مستشفى/],
  } as const;
  for (const language of ['en', 'ar'] as const) {
    const [consent, papers, asked] = about[language];
    const sentences = said[language].filter((text) => consent.test(text) && papers.test(text));
    expect(sentences.length).toBeGreaterThan(1);
    for (const sentence of sentences) expect(sentence).toMatch(asked);
  }
});

test('privacy policy and printed schedule keep the same records for the same time, and calls are among them', () => {
  const calls = { en: 'Recorded calls', ar: 'المكالمات المسجلة' };
  const recorded = { en: /calls? .*(?:are|is) recorded/, ar: /تُسجَّل مكالماتك/ };
  for (const language of ['en', 'ar'] as const) {
    const policy = textsOf('privacy-policy', language);
    const schedule = textsOf('pdf retention-schedule', language);
    expect(policy.filter((text) => recorded[language].test(text))).toHaveLength(1);
    expect(keptRecords.map(({ record }) => record[language])).toContain(calls[language]);
    for (const { record, time } of keptRecords) {
      const told = policy
        .flatMap((text) => text.split('\n'))
        .filter((line) => line.startsWith(`- ${record[language]}: `));
      expect(told).toHaveLength(1);
      expect(told[0]).toContain(time[language]);
      expect(schedule[schedule.indexOf(record[language]) + 2]).toBe(time[language]);
    }
    const rows = policy
      .flatMap((text) => text.split('\n'))
      .filter((line) => /^- .*\d+ (?:months|years|days|شهر|سنوات|يوم)/.test(line));
    expect(rows).toHaveLength(keptRecords.length);
  }
});
