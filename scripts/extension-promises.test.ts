import { extendInsurance } from '@insurer/contract/forms/extend-insurance.ts';
import { ar } from '@insurer/contract/texts/ar.ts';
import { en } from '@insurer/contract/texts/en.ts';
import { extensionNotice, extensionNoticeDays } from '@insurer/demo-content/extension-notice.ts';
import { expect, test } from 'vitest';
import { readConfig } from '../apps/site/app/config.server.ts';
import { saidTexts } from './said-texts.ts';

const texts = await saidTexts();
const howNotice = { en: en.planner.howNotice, ar: ar.planner.howNotice };
/** Cover as well as stay or visa, and the earlier of them. */
const rule = {
  en: /before (?=.*\bcover\b)(?=.*\b(?:visa|stay)\b).* ends, whichever is earlier/,
  ar: /قبل انتهاء (?=.*التغطية)(?=.*(?:التأشيرة|الإقامة)).*، أيهما أسبق[،.]/u,
};

test('the planner and the pages count the same days before an extension', () => {
  expect(readConfig({}).extensionNoticeDays).toBe(extensionNoticeDays);
});

for (const language of ['en', 'ar'] as const) {
  test(`the last day to ask for an extension is told in one way: cover or visa, whichever is earlier (${language})`, () => {
    const early = { en: /days before the (?:visa|cover|stay)/, ar: /قبل انتهاء (?:التأشيرة|التغطية|الإقامة).* أيام/u }[
      language
    ];
    const told = texts.filter((text) => text.language === language && early.test(text.text));
    expect([...new Set(told.map(({ place }) => place.split('.')[0]))].sort()).toEqual([
      'extend-insurance',
      'faqs-page',
      'visit-visa-travel-insurance',
    ]);
    for (const { place, text } of told) expect(text, place).toContain(extensionNotice[language]);
    for (const words of [extensionNotice[language], ...Object.values(howNotice[language])])
      expect(words).toMatch(rule[language]);
    // The form asks for the visa alone, and warns by it.
    expect(extendInsurance.texts.intro[language]).toMatch(
      { en: /the cover ends before the visa/, ar: /التغطية تنتهي قبل التأشيرة/ }[language],
    );
  });
}
