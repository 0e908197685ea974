import { expect, test } from 'vitest';
import { pageName } from './page-name.ts';

const validate = pageName.validate as (value: unknown, context: object) => string | true;
const said = (name: string, language = 'en') => validate(name, { req: { i18n: { language } } });

test('[API-05] a page has a name that its address can have', () => {
  expect(said('motor-insurance')).toBe(true);
  expect(said('waad-alAjyal-gold')).toBe(true);
  for (const name of ['', 'two words', '-dash', 'a--b', 'تأمين', 'a/b', 'x'.repeat(81)])
    expect(said(name), name).toBe('Use Latin letters, digits and single dashes only.');
});

test('a page where the site itself answers is refused in the editor’s language: nobody would reach it', () => {
  for (const name of ['search', 'about', 'career-openings', 'find-a-provider', 'ready', 'ar', 'Media'])
    expect(said(name), name).toBe('The site itself answers at this address: choose another name.');
  expect(said('search', 'ar')).toBe('يستخدم الموقع نفسه هذا العنوان، فاختر اسمًا آخر.');
});
