import { expect, test } from 'vitest';
import { otherQueries, otherWords } from './other-queries.ts';

test('what people call a speciality leads to its name, in both languages', () => {
  expect(otherQueries('heart', [])[0]).toBe('cardiology');
  expect(otherQueries('kids', [])[0]).toBe('paediatrics');
  expect(otherQueries('ضرس', [])).toContain('اسنان');
});

test('two words may both be said otherwise', () => {
  expect(otherQueries('heart doctor', [])).toContain('cardiology hospital');
});

test('an editor’s synonyms come first, and the rest of the query stays', () => {
  const groups = [['bone doctor', 'orthopaedics']];
  expect(otherQueries('bone doctor Jeddah', groups)[0]).toBe('orthopaedics jeddah');
});

test('a query without synonyms is asked in no other way, and none in many', () => {
  expect(otherQueries('Xyzzy', [])).toEqual([]);
  const many = [['x', ...Array.from({ length: 40 }, (_, at) => `other${at}`)]];
  expect(otherQueries('x', many)).toHaveLength(10);
});

test('a text is asked for by what means the same, by other forms of its words, and not by words that say nothing', () => {
  const groups = [['Uber', 'ride app', 'where is my ride', 'lost a car']];
  const others = otherWords('I work for a ride app', groups);
  expect(others).toContain('uber');
  expect(others).not.toContain('where');
  expect(otherWords('سُرقت بضاعة', [])).toContain('سرق');
});

test('of a phrase that means the same no word stands for a text alone', () => {
  const groups = [
    ['breakdown', 'lost car keys', 'towing'],
    ['abroad', 'travel insurance'],
  ];
  const others = otherWords('A breakdown abroad', groups);
  expect(others).toContain('towing');
  for (const word of ['lost', 'car', 'keys', 'travel', 'insurance']) expect(others).not.toContain(word);
});

test('the first letter of an Arabic word is taken for a joined one only before a word that is known', () => {
  expect(otherWords('كسروا المحل وسُرقت أشياء', [])).toContain('سرق');
  expect(otherWords('لحادث', [])).toContain('تصادم');
  expect(otherWords('بضاعة', [])).not.toContain('ضاع');
  expect(otherWords('بطارية', [])).not.toContain('طار');
});
