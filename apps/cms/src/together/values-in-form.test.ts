import type { FormState } from 'payload';
import { expect, it } from 'vitest';
import { differences } from './compare.ts';
import { wordsIn } from './values.ts';
import { valuesInForm } from './values-in-form.ts';

const rows = (count: number) => ({ value: count, rows: Array(count).fill({}), disableFormData: count > 0 });
const form: FormState = {
  menu: rows(1),
  'menu.0.id': { value: 'a' },
  'menu.0.title': { value: 'Careers' },
  'menu.0.price': { value: 0 },
  'menu.0.items': rows(0),
  tags: rows(0),
};

it('a list without rows has no words, and a number that is 0 says so', () => {
  const { menu } = valuesInForm(form) as { menu: unknown[] };
  expect(menu).toEqual([{ id: 'a', title: 'Careers', price: 0, items: [] }]);
  expect(wordsIn(menu[0])).toBe('Careers\n0');
});

it('a form differs from what is stored by the 0 that somebody typed, and by no list without rows', () => {
  const stored = { menu: [{ id: 'a', title: 'Careers', price: null, items: [] }], tags: null };
  const found = differences(stored, valuesInForm(form), stored);
  expect(found).toMatchObject([{ key: 'menu.a.price', mine: 0, suggestion: 'mine' }]);
});
