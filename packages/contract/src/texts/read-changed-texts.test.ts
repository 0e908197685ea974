import { expect, expectTypeOf, test } from 'vitest';
import { noChangedTexts } from '../changed-texts.ts';
import { siteSettingsExample } from '../examples/response-examples.ts';
import { localizeForm, messageOf } from '../forms/form-text.ts';
import { caseForms, forms } from '../forms/forms.ts';
import { readSiteSettings } from '../site-settings.ts';
import { builtInTexts } from './built-in-texts.ts';
import { readChangedTexts } from './read-changed-texts.ts';
import type { TextKey } from './text-keys.ts';
import { lostGaps } from './text-rules.ts';

const tooLong = 'forms.submit-claim.messages.tooLong';
const notFound = 'site.status.notFoundTitle';

test('changed texts are read by key and language, from an object or its JSON', () => {
  const texts = { [notFound]: { en: ' Nothing here ', ar: 'لا شيء هنا' }, [tooLong]: { ar: 'بحد أقصى {n}' } };
  const read = { [notFound]: { en: 'Nothing here', ar: 'لا شيء هنا' }, [tooLong]: { ar: 'بحد أقصى {n}' } };
  expect(readChangedTexts(texts)).toEqual(read);
  expect(readChangedTexts(JSON.stringify(texts))).toEqual(read);
  for (const language of ['en', 'ar'] as const)
    expect(readSiteSettings({ data: { texts } }, language).texts).toEqual(read);
  expect(readSiteSettings(siteSettingsExample, 'en').texts).toEqual(siteSettingsExample.data.texts);
});

test('what is no text of a known key is left out, and nothing else with it', () => {
  const kept = { en: 'Nothing here' };
  const hostile: unknown[] = [null, 7, true, [], {}, 'text', '', 'undefined', '\u0000', { en: 'x' }, 'a'.repeat(1_001)];
  for (const ar of hostile)
    expect(readChangedTexts({ [notFound]: { ...kept, ar } })[notFound]).toEqual(
      ar === 'text' ? { en: 'Nothing here', ar } : kept,
    );
  for (const texts of [
    undefined,
    null,
    7,
    'no',
    [],
    [kept],
    { unknown: kept, 'site.status': kept, 'site.language': kept },
  ])
    expect(readChangedTexts(texts)).toBe(noChangedTexts);
  const proto = JSON.parse(
    `{"__proto__":{"en":"x"},"constructor":{"en":"x"},"${notFound}":{"en":"Nothing here","xx":"?"}}`,
  );
  expect(readChangedTexts(proto)).toEqual({ [notFound]: kept });
  for (const entry of hostile.slice(0, 5)) expect(readChangedTexts({ [notFound]: entry })).toEqual({});
});

test('a text that lost a gap of its built-in text is left out in its language alone', () => {
  const texts = {
    [tooLong]: { en: 'Too long', ar: 'بحد أقصى {n}' },
    'site.search.titleForPage': { en: '{found} {page}' },
  };
  const changedTexts = readChangedTexts(texts);
  expect(changedTexts).toEqual({ [tooLong]: { ar: 'بحد أقصى {n}' } });
  const { claim } = caseForms;
  expect(messageOf(claim, 'tooLong', { language: 'en', changedTexts }, 40)).toBe('Use 40 characters or less');
  expect(messageOf(claim, 'tooLong', { language: 'ar', changedTexts }, 40)).toBe('بحد أقصى 40');
  expect(lostGaps('{a} of {b} and {a}', '{b}')).toEqual(['{a}']);
});

test('HTML in a text stays text, and the blank at the end of a built-in text is kept', () => {
  const html = '<img src=x onerror=alert(1)>';
  expect(readChangedTexts({ [notFound]: { en: html } })).toEqual({ [notFound]: { en: html } });
  expect(readChangedTexts({ 'site.forms.errorPrefix': { en: 'Wrong:' } })).toEqual({
    'site.forms.errorPrefix': { en: 'Wrong: ' },
  });
});

test('every text of every form and screen has a key, and each key changes its own text alone', () => {
  const paths = forms.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const form of forms) {
    const keys = [...builtInTexts.keys()].filter((key) => key.startsWith(`forms.${form.path}.`));
    expect(keys.length).toBeGreaterThan(20);
    for (const key of keys.filter((key) => !key.endsWith('.mailName'))) {
      const before = JSON.stringify(localizeForm(form, { language: 'ar' }));
      const after = JSON.stringify(localizeForm(form, { language: 'ar', changedTexts: { [key]: { ar: '«نص»' } } }));
      expect(after.split('«نص»'), key).toHaveLength(2);
      expect(before, key).not.toContain('«نص»');
    }
  }
  expect(builtInTexts.get('site.search.count.few')).toEqual({ ar: '{count} نتائج عن «{query}»' });
  expect(builtInTexts.get('case-stages.paid')).toEqual({ en: 'Paid', ar: 'حُوّل المبلغ' });
  expect(
    [...builtInTexts.keys()].filter((key) => /admin(Label|Name)|derivedFields|\.tracking\.texts/.test(key)),
  ).toEqual([]);
});

test('the compiler knows the keys', () => {
  expectTypeOf<'site.status.tryAgain'>().toExtend<TextKey>();
  expectTypeOf<'site.search.tips.0'>().toExtend<TextKey>();
  expectTypeOf<'forms.submit-claim.fields.phone.label'>().toExtend<TextKey>();
  expectTypeOf<'forms.submit-claim.fields.fax.label'>().not.toExtend<TextKey>();
  expectTypeOf<'site.status.tryOnceMore'>().not.toExtend<TextKey>();
});
