import { expect, it } from 'vitest';
import { viewTitle } from './view-title.ts';

const en = { one: 'Version', many: 'Versions' };
const ar = { one: 'النّسخة', many: 'النُّسَخ' };

it('says the title of a view in the language of the admin alone', () => {
  expect(viewTitle('My work · عملي', 'en', en)).toBe('My work');
  expect(viewTitle('My work · عملي', 'ar', ar)).toBe('عملي');
  expect(viewTitle('تعديل - صفحة', 'ar', ar)).toBe('تعديل - صفحة');
});

it('sets the name of a global apart from the word for a version', () => {
  expect(viewTitle('النّسخةالترويسة والتنقل', 'ar', ar)).toBe('النّسخة - الترويسة والتنقل');
  expect(viewTitle('VersionHeader and navigation', 'en', en)).toBe('Version - Header and navigation');
  expect(viewTitle('Version - Page', 'en', en)).toBe('Version - Page');
  expect(viewTitle('Versions - Header and navigation', 'en', en)).toBe('Versions - Header and navigation');
});
