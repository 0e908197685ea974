import { expect, it } from 'vitest';
import { editName } from './machine-names.ts';

it('says in the language of the admin that a chosen document can be changed', () => {
  expect(editName('Edit Customer Rights', 'ar')).toBe('تعديل Customer Rights');
  expect(editName('Edit Customer Rights', 'en')).toBe('Edit Customer Rights');
  expect(editName('Editions', 'ar')).toBe('Editions');
});
