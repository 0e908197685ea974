import { contactUs } from '@insurer/contract/forms/contact-us.ts';
import { localizeForm } from '@insurer/contract/forms/form-text.ts';
import { languages } from '@insurer/contract/language.ts';
import { readChangedTexts } from '@insurer/contract/texts/read-changed-texts.ts';
import { describe, expect, test } from 'vitest';
import { currentYear, hijriDate, longDate, shortDate } from './dates.ts';
import { fill } from './fill.ts';
import { isolate } from './isolate.ts';
import { countText } from './plural.ts';
import { textsOf } from './texts.ts';

function leaves(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );
}

const arabic = leaves(textsOf('ar'));
const english = new Map(leaves(textsOf('en')));

describe('the Arabic words', () => {
  // Names of networks and file types, the language's own name, and the letters that an IBAN begins with.
  const names = /\b(X|Instagram|Facebook|LinkedIn|English|PDF|JPG|PNG|BMP|SA)\b/g;

  test('[I18N-08] hold no Latin letters but names', () => {
    const latin = arabic.filter(([path, text]) => {
      return path !== 'language' && /[a-z]/i.test(text.replace(/\{\w+\}/g, '').replace(names, ''));
    });
    expect(latin).toEqual([]);
  });

  test('[I18N-08] are Arabic wherever the English words are words', () => {
    const untranslated = arabic.filter(([path, text]) => text === english.get(path)).map(([path]) => path);
    expect(untranslated).toEqual(['footer.x', 'footer.instagram', 'footer.facebook', 'footer.linkedin']);
  });

  test('use Arabic punctuation, digits 0–9 and no stretched letters', () => {
    // A comma between digits groups them by thousands.
    for (const [path, text] of arabic) expect(text, path).not.toMatch(/[?;\u0660-\u0669\u0640]|(?<!\d),|,(?!\d)/);
  });

  test('have the same gaps as the English ones', () => {
    // Number forms may spell a number out.
    const gaps = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const [path, text] of arabic) {
      if (!/\.(zero|one|two|few|many|other)$/.test(path)) expect(gaps(text), path).toEqual(gaps(english.get(path)));
    }
  });
});

test('[ERR-05] sentences that the requirements quote are kept to the letter', () => {
  const texts = textsOf('en');
  expect(texts.status.errorTitle).toBe('Unexpected Application Error!');
  expect(texts.status.headBackHome).toBe('Head back Home');
  const contact = localizeForm(contactUs, { language: 'en' }).texts;
  expect(contact.success).toBe('Message submitted successfully!');
  expect(contact.failure).toBe('Failed to submit message: {message}');
  expect(contact.failureUnknown).toBe('An error occurred while submitting your message.');
  expect(texts.frame.loading).toBe('Loading...');
  expect(texts.documents).toMatchObject({
    error: 'Error loading customer rights data.',
    empty: 'No Data Available.',
  });
  expect(texts.careers).toMatchObject({ noJobs: 'No jobs found', jobNotFound: 'Job not found.' });
  expect(texts.sections).toMatchObject({
    noItems: 'No items to display',
    noBranches: 'No branches available at the moment.',
    noMap: 'Map location is not available.',
    noPlans: 'No insurance plans available.',
  });
});

test('numbers take the form that their language asks for', () => {
  const { careers, language } = textsOf('ar');
  const sentences = [0, 1, 2, 3, 11, 100, 103].map((count) => countText(careers.jobCount, count, { language }));
  expect(sentences).toEqual([
    'لا توجد وظائف',
    'وظيفة شاغرة واحدة',
    'وظيفتان شاغرتان',
    '3 وظائف شاغرة',
    '11 وظيفة شاغرة',
    '100 وظيفة شاغرة',
    '103 وظائف شاغرة',
  ]);
  expect(countText(textsOf('en').careers.jobCount, 1, { language: 'en' })).toBe('1 job found');
  expect(countText(textsOf('en').careers.jobCount, 1200, { language: 'en' })).toBe('1,200 jobs found');
});

test('dates are day/month/year, in words Gregorian and Hijri, always in digits 0–9', () => {
  const day = '2026-11-20T22:30:00Z';
  expect(shortDate(day)).toBe('21/11/2026');
  expect(longDate(day, 'en')).toBe('21 November 2026');
  expect(longDate(day, 'ar')).toMatch(/^21 نوفمبر 2026/);
  expect(hijriDate('2026-11-20', 'en')).toMatch(/1448/);
  expect(hijriDate('2026-11-20', 'ar')).toMatch(/1448/);
  for (const language of languages) expect(longDate('not a date', language)).toBeUndefined();
  expect(shortDate('')).toBeUndefined();
});

test('[FOOT-22] the year turns with the clocks of Riyadh', () => {
  expect(currentYear(new Date('2026-12-31T20:59:00Z'))).toBe('2026');
  expect(currentYear(new Date('2026-12-31T21:00:00Z'))).toBe('2027');
});

test('gaps are filled, and a forgotten value shows', () => {
  expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}');
  expect(isolate('+966')).toBe('\u2068+966\u2069');
});

test('what editors changed stands in its place and language alone, in lists and number forms too', () => {
  const changedTexts = readChangedTexts({
    'site.status.notFoundTitle': { en: 'Nothing here' },
    'site.search.tips.1': { ar: 'اكتب أقل.' },
    'site.careers.jobCount.few': { ar: 'لدينا {count} وظائف' },
  });
  const [en, ar] = languages.map((language) => textsOf(language, changedTexts));
  expect([en?.status.notFoundTitle, ar?.status.notFoundTitle]).toEqual(['Nothing here', 'الصفحة غير موجودة']);
  expect(ar?.search.tips).toEqual(textsOf('ar').search.tips.with(1, 'اكتب أقل.'));
  expect(countText(ar?.careers.jobCount ?? { one: '', other: '' }, 3, { language: 'ar' })).toBe('لدينا 3 وظائف');
  expect(en?.search).toEqual(textsOf('en').search);
  expect(ar?.company).toEqual(textsOf('ar').company);
});

test('where nothing is changed no words are made anew, and changed ones only once', () => {
  expect(textsOf('en', readChangedTexts(undefined))).toBe(textsOf('en'));
  const changedTexts = readChangedTexts({ 'site.frame.menu': { en: 'All of it' } });
  expect(textsOf('en', changedTexts)).toBe(textsOf('en', changedTexts));
});
