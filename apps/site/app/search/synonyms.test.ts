import { expect, test } from 'vitest';
import { partsOf } from './synonyms.ts';

const askedFor = (query: string, group: readonly string[]) =>
  partsOf(query.split(' '), [group]).flatMap(({ synonyms }) => synonyms.map((words) => words.join(' ')));

test('a question is understood, and asks for nothing vaguer in place of the others', () => {
  const prices = ['cheap insurance', 'how much is insurance', 'prices'];
  expect(askedFor('how much is insurance', prices)).toEqual(['cheap insurance', 'prices']);
  expect(askedFor('prices', prices)).toEqual(['cheap insurance']);
  expect(askedFor('location', ['location', 'where are you', 'directions'])).toEqual(['directions']);
});

test('a phrase with one word that says nothing stands in for the others without it', () => {
  expect(askedFor('price with tax', ['added tax', 'with tax', 'price with tax'])).toEqual(['added tax', 'tax']);
});
